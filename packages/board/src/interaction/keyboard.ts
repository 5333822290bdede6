import type { Cell } from '@halma/rules';
import type { Spot } from '../geometry/geometry.ts';
import { spotOf } from '../geometry/geometry.ts';
import type { Target } from '../reading/targets.ts';
import type { BoardView } from '../view/board-view.ts';
import { isSteeringKey, steer } from './steering.ts';
import type { TurnTaker } from './turn-taker.ts';

/** Where the keyboard stands: on a cell, or on the way of a man on a cell off the board. */
type Stand = { readonly cell: Cell; readonly exit?: Target };

/** What the keyboard needs of the picture. */
export type KeyboardView = Pick<BoardView, 'svg' | 'layout'>;

interface KeyboardHost {
  finishMotion(): void;
  /** The keyboard has moved. */
  focusMoved(): void;
  /** Another way is shown. */
  wayChanged(): void;
  /** The sounds are to be turned on or off. */
  toggleSounds(): void;
}

/**
 * The keyboard: arrows move the focus, Enter takes and plays, Shift and Enter walk a man along his jumps, N and P go through
 * what can be done, R through the ways there, Escape puts back.
 */
export class KeyboardHands {
  readonly #view: KeyboardView;
  readonly #turn: TurnTaker;
  readonly #host: KeyboardHost;
  #stand: Stand | null = null;
  /** Is the keyboard in use? A press hides the focus square. */
  #active = false;

  constructor(view: KeyboardView, turn: TurnTaker, host: KeyboardHost) {
    this.#view = view;
    this.#turn = turn;
    this.#host = host;
    const { svg } = view;
    svg.addEventListener('keydown', (event) => this.#down(event));
    svg.addEventListener('focus', () => this.#use(svg.matches(':focus-visible')));
    svg.addEventListener('blur', () => this.#use(false));
    svg.addEventListener('pointerdown', () => this.#use(false));
  }

  /** The cell the keyboard stands on, if it stands on one. */
  get cell(): Cell | null {
    const here = this.#here;
    return this.#active && here !== null && here.exit === undefined ? here.cell : null;
  }

  /** Where the focus square is drawn; null while the keyboard is not in use. */
  get focus(): Spot | null {
    const here = this.#here;
    if (!this.#active || here === null || this.#view.layout === null) return null;
    return here.exit?.at ?? spotOf(this.#view.layout.rules.board, here.cell);
  }

  /** A way off the board is there only while its man is chosen; afterwards the keyboard is where he stood. */
  get #here(): Stand | null {
    const stand = this.#stand;
    if (stand?.exit === undefined || this.#turn.chooser.targets.includes(stand.exit)) return stand;
    return { cell: stand.cell };
  }

  /** Forgets where it stood, for another board. */
  reset(): void {
    this.#stand = null;
  }

  #use(active: boolean): void {
    if (!active && !this.#active) return;
    this.#active = active;
    if (active) this.#stand ??= this.#firstStand();
    this.#host.focusMoved();
  }

  #firstStand(): Stand | null {
    const { layout } = this.#view;
    const cell = this.#turn.chooser.man ?? this.#turn.chooser.men[0] ?? this.#dropCell();
    if (cell !== undefined) return { cell };
    return layout === null ? null : { cell: 0 };
  }

  #dropCell(): Cell | undefined {
    return this.#turn.chooser.targets.map(({ to }) => to).find((to) => typeof to === 'number');
  }

  #down(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || this.#view.layout === null) return;
    if (!this.#active) this.#use(true);
    if (this.#obey(event.key, event.shiftKey)) event.preventDefault();
  }

  #obey(key: string, isShifted: boolean): boolean {
    if (isSteeringKey(key)) this.#steer(key);
    else if (key === 'Enter' || key === ' ') this.#press(isShifted);
    else if (key === 'n' || key === 'N') this.#goThrough(1);
    else if (key === 'p' || key === 'P') this.#goThrough(-1);
    else if ((key === 'r' || key === 'R') && this.#turn.nextWay()) this.#host.wayChanged();
    else if (key === 's' || key === 'S') this.#host.toggleSounds();
    else if (key === 'Escape' && this.#turn.chooser.man !== null) this.#turn.cancel();
    else return false;
    return true;
  }

  #steer(key: string): void {
    const { layout } = this.#view;
    const here = this.#here;
    if (layout === null || here === null) return;
    const to = steer(layout.geometry, here.cell, key);
    if (to !== null) this.#standOn({ cell: to });
  }

  /** @param walks does the man only go as far as there, instead of ending his move? */
  #press(walks: boolean): void {
    this.#host.finishMotion();
    this.#turn.beginPress();
    const { chooser } = this.#turn;
    const here = this.#here;
    if (here === null) return;
    const target = this.#targetAt(here);
    if (target !== null && walks) {
      this.#turn.walk(target);
      this.#host.wayChanged();
    } else if (target !== null) {
      this.#turn.play(target);
      this.#standOn({ cell: target.to === 'off' ? here.cell : target.to });
    } else {
      const { cell } = here;
      if (cell === chooser.man) this.#turn.cancel();
      else if (chooser.choices.moves.has(cell)) this.#turn.take(cell);
      else if (chooser.man !== null) this.#turn.refuse(chooser.man, cell);
      else this.#turn.explain(cell);
    }
  }

  #targetAt({ cell, exit }: Stand): Target | null {
    return exit ?? this.#turn.chooser.targetOn(cell);
  }

  /** Goes through the targets of the chosen man; without one, through the men that can move. */
  #goThrough(by: 1 | -1): void {
    const { men, man, targets } = this.#turn.chooser;
    const stands: readonly Stand[] =
      targets.length > 0
        ? targets.map((exit) => (exit.to === 'off' ? { cell: man ?? 0, exit } : { cell: exit.to }))
        : men.map((cell) => ({ cell }));
    if (stands.length === 0) return;
    const here = this.#here;
    const at = stands.findIndex(({ cell, exit }) => cell === here?.cell && exit === here.exit);
    const next = at < 0 ? (by === 1 ? 0 : stands.length - 1) : (at + by + stands.length) % stands.length;
    this.#standOn(stands[next] ?? null);
  }

  #standOn(stand: Stand | null): void {
    this.#stand = stand;
    if (this.#turn.chooser.selection !== null) this.#turn.look(stand === null ? null : this.#targetAt(stand));
    this.#host.focusMoved();
  }
}
