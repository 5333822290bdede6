import type { Cell } from '@halma/rules';
import { type Spot, spotOf } from '../geometry/geometry.ts';
import type { Target } from '../queries/targets.ts';
import type { BoardView } from '../view/board-view.ts';
import { cellInDirection, isDirectionKey } from './arrow-keys.ts';
import type { TurnInput } from './turn-input.ts';

/** The target of the keyboard focus: a cell, or an exit from the board for the man on that cell. */
type KeyboardFocus = { readonly cell: Cell; readonly exit?: Target };

/** The part of the view that the keyboard input uses. */
export type KeyboardView = Pick<BoardView, 'svg' | 'layout'>;

interface KeyboardHost {
  finishAnimation(): void;
  /** Called when the focus has moved. */
  focusMoved(): void;
  /** Called when a different route is shown. */
  routeChanged(): void;
  /**
   * Ends a drag and clears the selection.
   *
   * @returns false if there was neither
   */
  cancel(): boolean;
  /**
   * Clears the user's drawings.
   *
   * @returns false if there were none
   */
  clearDrawings(): boolean;
  /** Returns whether the arrow keys step through the game on the page while the board is used with the pointer. */
  arrowsStepThroughGame(): boolean;
  /** Called when the user turns the sounds on or off. */
  toggleSounds(): void;
}

/**
 * Turns keys into the actions of a turn. Arrow keys move the focus, Enter selects and plays, Shift+Enter fixes the
 * route so far, N and P cycle through men or targets, R cycles through routes, S toggles the sounds, and Escape clears
 * the selection or, if nothing is selected, the drawings.
 */
export class KeyboardInput {
  readonly #view: KeyboardView;
  readonly #turn: TurnInput;
  readonly #host: KeyboardHost;
  #focus: KeyboardFocus | null = null;
  /** Whether the keyboard is in use. A press of the pointer hides the focus square. */
  #isActive = false;

  constructor(view: KeyboardView, turn: TurnInput, host: KeyboardHost) {
    this.#view = view;
    this.#turn = turn;
    this.#host = host;
    const { svg } = view;
    svg.addEventListener('keydown', (event) => this.#onKeyDown(event));
    svg.addEventListener('focus', () => this.#setActive(svg.matches(':focus-visible')));
    svg.addEventListener('blur', () => this.#setActive(false));
    svg.addEventListener('pointerdown', () => this.#setActive(false));
  }

  /** The focused cell; null while the keyboard is not in use or an exit has focus. */
  get focusedCell(): Cell | null {
    const current = this.#current;
    return this.#isActive && current !== null && current.exit === undefined ? current.cell : null;
  }

  /** The spot of the focus square; null while the keyboard is not in use. */
  get focusSpot(): Spot | null {
    const current = this.#current;
    if (!this.#isActive || current === null || this.#view.layout === null) return null;
    return current.exit?.spot ?? spotOf(this.#view.layout.rules.board, current.cell);
  }

  /** The focus. An exit exists only while its man is selected; otherwise the man's cell has focus. */
  get #current(): KeyboardFocus | null {
    const focus = this.#focus;
    if (focus?.exit === undefined || this.#turn.selector.targets.includes(focus.exit)) return focus;
    return { cell: focus.cell };
  }

  /** Clears the focus when the board changes. */
  reset(): void {
    this.#focus = null;
  }

  #setActive(active: boolean): void {
    if (!active && !this.#isActive) return;
    this.#isActive = active;
    if (active) this.#focus ??= this.#initialFocus();
    this.#host.focusMoved();
  }

  #initialFocus(): KeyboardFocus | null {
    const { layout } = this.#view;
    const cell = this.#turn.selector.selectedMan ?? this.#turn.selector.movableMen[0] ?? this.#dropCell();
    if (cell !== undefined) return { cell };
    return layout === null ? null : { cell: 0 };
  }

  #dropCell(): Cell | undefined {
    return this.#turn.selector.targets.map(({ to }) => to).find((to) => typeof to === 'number');
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || this.#view.layout === null) return;
    if (!this.#isActive && isDirectionKey(event.key) && this.#host.arrowsStepThroughGame()) return;
    if (!this.#isActive) this.#setActive(true);
    if (this.#handleKey(event.key, event.shiftKey)) event.preventDefault();
  }

  #handleKey(key: string, isShifted: boolean): boolean {
    if (isDirectionKey(key)) this.#moveFocus(key);
    else if (key === 'Enter' || key === ' ') this.#activate(isShifted);
    else if (key === 'n' || key === 'N') this.#cycle(1);
    else if (key === 'p' || key === 'P') this.#cycle(-1);
    else if ((key === 'r' || key === 'R') && this.#turn.nextRoute()) this.#host.routeChanged();
    else if (key === 's' || key === 'S') this.#host.toggleSounds();
    else return key === 'Escape' && (this.#host.cancel() || this.#host.clearDrawings());
    return true;
  }

  #moveFocus(key: string): void {
    const { layout } = this.#view;
    const current = this.#current;
    if (layout === null || current === null) return;
    const to = cellInDirection(layout.geometry, current.cell, key);
    if (to !== null) this.#setFocus({ cell: to });
  }

  /**
   * Acts on the focused cell.
   *
   * @param isExtension whether to fix the route up to a target instead of playing the move
   */
  #activate(isExtension: boolean): void {
    this.#host.finishAnimation();
    this.#turn.clearFeedback();
    const { selector } = this.#turn;
    const current = this.#current;
    if (current === null) return;
    const target = this.#targetAt(current);
    if (target !== null && isExtension) {
      this.#turn.extendRoute(target);
      this.#host.routeChanged();
    } else if (target !== null) {
      this.#turn.play(target);
      this.#setFocus({ cell: target.to === 'off' ? current.cell : target.to });
    } else {
      const { cell } = current;
      if (cell === selector.selectedMan) this.#turn.cancel();
      else if (selector.choices.moves.has(cell)) this.#turn.selectMan(cell);
      else this.#turn.explainCell(cell);
    }
  }

  #targetAt({ cell, exit }: KeyboardFocus): Target | null {
    return exit ?? this.#turn.selector.targetAt(cell);
  }

  /**
   * Moves the focus to the selected man's next target or, if none is selected, to the next man that can move.
   */
  #cycle(by: 1 | -1): void {
    const { movableMen, selectedMan, targets } = this.#turn.selector;
    const stops: readonly KeyboardFocus[] =
      targets.length > 0
        ? targets.map((exit) => (exit.to === 'off' ? { cell: selectedMan ?? 0, exit } : { cell: exit.to }))
        : movableMen.map((cell) => ({ cell }));
    if (stops.length === 0) return;
    const current = this.#current;
    const currentIndex = stops.findIndex(({ cell, exit }) => cell === current?.cell && exit === current.exit);
    const startIndex = by === 1 ? 0 : stops.length - 1;
    const nextIndex = currentIndex < 0 ? startIndex : (currentIndex + by + stops.length) % stops.length;
    this.#setFocus(stops[nextIndex] ?? null);
  }

  #setFocus(focus: KeyboardFocus | null): void {
    this.#focus = focus;
    if (this.#turn.selector.selection !== null)
      this.#turn.previewTarget(focus === null ? null : this.#targetAt(focus), 'keyboard');
    this.#host.focusMoved();
  }
}
