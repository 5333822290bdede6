import type { Move, Position } from '@halma/rules';
import type { BoardMark, Drawing } from '../api.ts';
import type { Layout } from '../geometry/layout.ts';
import type { KeyboardInput } from '../interaction/keyboard.ts';
import type { TurnInput } from '../interaction/turn-input.ts';
import { NO_CHOSEN_COLOURS } from '../man-colours.ts';
import { AnimationPlayer, skipsAnimations } from '../motion/animation-player.ts';
import { planMoveAnimation } from '../motion/move-animation.ts';
import { playTick } from '../motion/tick.ts';
import { type MovePath, movePathOf } from '../queries/move-path.ts';
import { type RestrictedTurn, restrictedTurnOf } from '../queries/restricted-turn.ts';
import { cellLabel } from '../strings/announcements.ts';
import { type BoardStrings, ENGLISH_BOARD_STRINGS } from '../strings/board-strings.ts';
import type { BoardView } from './board-view.ts';
import { cellId } from './cells-layer.ts';
import { ChangeDetector } from './change-detector.ts';
import type { RouteButton } from './route-button.ts';

/** How long the arcs of a hop stay visible if it was not animated, in milliseconds. */
const TRACE_MS = 2000;

/** Draws a position with the user's selection, and animates moves from one position to the next. */
export class Stage {
  /** Whether a bar marks the men that can move. */
  showMovable = false;
  /** The marks that the page draws on the board. */
  marks: readonly BoardMark[] = [];
  /** Returns the user's arrows and circles. */
  drawings: () => readonly Drawing[] = () => [];
  /** Whether each step and jump makes a sound. */
  sounds = false;
  strings: BoardStrings = ENGLISH_BOARD_STRINGS;
  readonly #view: BoardView;
  readonly #turn: TurnInput;
  readonly #routeButton: RouteButton;
  readonly #keyboard: () => KeyboardInput;
  readonly #player = new AnimationPlayer();
  #shownPosition: Position | null = null;
  #lastMovePath: MovePath | null = null;
  #trace: MovePath | null = null;
  #traceTimer: ReturnType<typeof setTimeout> | undefined;
  #isDrawScheduled = false;
  #restrictedTurn: RestrictedTurn | null = null;
  readonly #restrictedTurnChange = new ChangeDetector();
  readonly #labelsChange = new ChangeDetector();

  constructor(view: BoardView, turn: TurnInput, keyboard: () => KeyboardInput, routeButton: RouteButton) {
    this.#view = view;
    this.#routeButton = routeButton;
    this.#turn = turn;
    this.#keyboard = keyboard;
  }

  /** The position that is drawn; during an animation the position before the move. */
  get shownPosition(): Position | null {
    return this.#shownPosition;
  }

  get isAnimating(): boolean {
    return this.#player.isPlaying;
  }

  /** Shows a position without animation. */
  show(position: Position | null): void {
    this.#shownPosition = position;
    this.#trace = null;
    const { previous = null, lastMove = null } = position ?? {};
    this.#lastMovePath = previous === null || lastMove === null ? null : movePathOf(previous, lastMove);
    this.draw();
  }

  /**
   * Animates a move in the shown position, then calls `done`. Calls it immediately if no man moves on the board, or if
   * the board skips animations. The caller must prevent selections during the animation.
   */
  animate(move: Move, layout: Layout, done: () => void): void {
    const position = this.#shownPosition;
    const path = position === null ? null : movePathOf(position, move);
    const from = move.kind === 'normal' || move.kind === 'bear-off' ? move.from : null;
    if (position === null || path === null || from === null || skipsAnimations()) {
      done();
      this.playLanding();
      if (path?.isHop === true && !document.hidden) this.#showTrace(path);
      return;
    }
    // The man must be drawn on its first cell before it can be carried.
    this.#view.drawMen(position, layout);
    this.#routeButton.show(this.strings, null, null);
    const animation = planMoveAnimation(path.spots.map(layout.geometry.pointAt), path.isHop);
    let landings = 0;
    this.#player.play(
      animation,
      (frame) => {
        this.#view.men.carry(from, frame);
        if (frame.landings > landings) this.playLanding();
        landings = frame.landings;
      },
      () => {
        this.#view.men.putDown();
        this.playLanding();
        done();
      },
    );
  }

  /** Plays the sound of a man being put down, if sounds are on. */
  playLanding(): void {
    if (this.sounds) playTick();
  }

  /** Ends a running animation immediately. */
  finishAnimation(): void {
    this.#player.finish();
  }

  /** Schedules one redraw, for when the current task has made all its changes. */
  draw(): void {
    if (this.#isDrawScheduled) return;
    this.#isDrawScheduled = true;
    queueMicrotask(() => {
      this.#isDrawScheduled = false;
      this.#drawNow();
    });
  }

  #drawNow(): void {
    const { layout } = this.#view;
    const position = this.#shownPosition;
    if (layout === null || position === null || this.isAnimating) return;
    const { selector, hoveredMan, refusedCell, showsLastPath } = this.#turn;
    const keyboard = this.#keyboard();
    if (this.#restrictedTurnChange.hasChanged(position, selector.choices))
      this.#restrictedTurn = restrictedTurnOf(position, selector.choices);
    this.#view.draw({
      layout,
      position,
      selectedMan: selector.selectedMan,
      targets: selector.targets,
      preview: selector.preview,
      lastMovePath: this.#lastMovePath,
      showsLastPath,
      trace: this.#trace,
      restrictedTurn: this.#restrictedTurn,
      movableMen: this.showMovable && selector.selectedMan === null ? selector.movableMen : [],
      hoveredMan:
        hoveredMan ?? (selector.choices.moves.has(keyboard.focusedCell ?? -1) ? keyboard.focusedCell : null),
      focusSpot: keyboard.focusSpot,
      refusedCell,
      boardMarks: this.marks,
      drawings: this.drawings(),
    });
    this.#updateLabels(position);
    this.#updateRouteButton(layout);
  }

  /** Shows the route button at the previewed target, except while the user drags a man. */
  #updateRouteButton({ geometry, isSmall }: Layout): void {
    const { target, routeChoice } = this.#turn.selector;
    const isOffered = target !== null && routeChoice !== null && this.#turn.selection?.isDragged !== true;
    if (!isOffered) {
      this.#routeButton.show(this.strings, null, null);
      return;
    }
    const { width, height } = this.#view.svg.getBoundingClientRect();
    this.#routeButton.show(this.strings, routeChoice, {
      centre: this.#view.pixelsAt(geometry.pointAt(target.spot)),
      halfCell: (geometry.pitch / 2) * this.#view.scale,
      board: { width, height },
      isSmall,
    });
  }

  #updateLabels(position: Position): void {
    const { choices, selectedMan, targets } = this.#turn.selector;
    const { cells, svg, layout } = this.#view;
    if (this.#labelsChange.hasChanged(layout, this.strings, position, choices, selectedMan, targets)) {
      svg.setAttribute('aria-label', this.strings.title(position.rules.game));
      const targetByCell = new Map(targets.map((target) => [target.to, target]));
      cells.label(
        (cell) =>
          cellLabel(this.strings, position, cell, {
            moveCount: choices.moves.get(cell)?.length ?? 0,
            isSelected: cell === selectedMan,
            target: targetByCell.get(cell) ?? null,
            colours: layout?.colours ?? NO_CHOSEN_COLOURS,
          }),
        selectedMan,
      );
    }
    const { focusedCell } = this.#keyboard();
    if (focusedCell === null) svg.removeAttribute('aria-activedescendant');
    else {
      cells.createNow();
      svg.setAttribute('aria-activedescendant', cellId(focusedCell));
    }
  }

  #showTrace(path: MovePath): void {
    this.#trace = path;
    clearTimeout(this.#traceTimer);
    this.#traceTimer = setTimeout(() => {
      this.#trace = null;
      this.draw();
    }, TRACE_MS);
    this.draw();
  }
}
