import type { Move, Position } from '@halma/rules';
import type { HelperMark } from '../contract.ts';
import type { Layout } from '../geometry/layout.ts';
import type { KeyboardHands } from '../interaction/keyboard.ts';
import type { TurnTaker } from '../interaction/turn-taker.ts';
import { planFlight } from '../motion/flight.ts';
import { isStill, MotionPlayer } from '../motion/player.ts';
import { tickAtLandings } from '../motion/tick.ts';
import { type Duty, dutyOf } from '../reading/duty.ts';
import { type Way, wayOf } from '../reading/way.ts';
import { type BoardWords, ENGLISH_BOARD } from '../words/board-words.ts';
import { cellLabel } from '../words/said.ts';
import type { BoardView } from './board-view.ts';
import { cellId } from './cells-layer.ts';
import { LastSeen } from './last-seen.ts';
import type { WaysButton } from './ways-button.ts';

/** How long the arcs of a hop stay that was not shown moving. */
const TRACE_MS = 2000;

/** What stands on the board: it draws the position with the user's doings, and plays moves from one to the next. */
export class Stage {
  /** Draws a bar under the men that can move. */
  showMovable = false;
  /** What a helper has drawn on the board. */
  helper: readonly HelperMark[] = [];
  /** Is each jump to be heard? */
  sounds = false;
  words: BoardWords = ENGLISH_BOARD;
  readonly #view: BoardView;
  readonly #turn: TurnTaker;
  readonly #ways: WaysButton;
  readonly #keyboard: () => KeyboardHands;
  readonly #motion = new MotionPlayer();
  #shown: Position | null = null;
  #last: Way | null = null;
  #trace: Way | null = null;
  #traceTimer: ReturnType<typeof setTimeout> | undefined;
  #isDrawing = false;
  #duty: Duty | null = null;
  readonly #dutySeen = new LastSeen();
  readonly #labelsSeen = new LastSeen();

  constructor(view: BoardView, turn: TurnTaker, keyboard: () => KeyboardHands, ways: WaysButton) {
    this.#view = view;
    this.#ways = ways;
    this.#turn = turn;
    this.#keyboard = keyboard;
  }

  /** The position that is drawn; during a movement the one before it. */
  get shown(): Position | null {
    return this.#shown;
  }

  get isMoving(): boolean {
    return this.#motion.isPlaying;
  }

  /** Shows a position as it stands. */
  show(position: Position | null): void {
    this.#shown = position;
    this.#trace = null;
    const { previous = null, lastMove = null } = position ?? {};
    this.#last = previous === null || lastMove === null ? null : wayOf(previous, lastMove);
    this.draw();
  }

  /**
   * Moves a man of the shown position along the way of a move, then calls `done`. Where movement is unwelcome it is done
   * at once. Nobody is to choose anything meanwhile.
   */
  play(move: Move, layout: Layout, done: () => void): void {
    const position = this.#shown;
    const way = position === null ? null : wayOf(position, move);
    const from = move.kind === 'walk' || move.kind === 'leave' ? move.from : null;
    if (position === null || way === null || from === null || isStill()) {
      done();
      if (way?.hops === true && !document.hidden) this.#leaveTrace(way);
      return;
    }
    // the man must stand where he starts before he can be carried
    this.#view.drawMen(position, layout);
    this.#ways.show(this.words, null, null);
    const flight = planFlight(way.spots.map(layout.geometry.place), way.hops);
    const ticking = tickAtLandings();
    this.#motion.play(
      flight,
      (moment) => {
        this.#view.men.carry(from, moment);
        if (this.sounds) ticking(moment);
      },
      () => {
        this.#view.men.lay();
        done();
      },
    );
  }

  /** Ends a movement at once. */
  finish(): void {
    this.#motion.finish();
  }

  /** Draws anew once all that changes now has changed. */
  draw(): void {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    queueMicrotask(() => {
      this.#isDrawing = false;
      this.#drawNow();
    });
  }

  #drawNow(): void {
    const { layout } = this.#view;
    const position = this.#shown;
    if (layout === null || position === null || this.isMoving) return;
    const { chooser, hover, refused, showPath } = this.#turn;
    const keyboard = this.#keyboard();
    if (this.#dutySeen.differs(position, chooser.choices)) this.#duty = dutyOf(position, chooser.choices);
    this.#view.draw({
      layout,
      position,
      chosen: chooser.man,
      targets: chooser.targets,
      preview: chooser.preview,
      last: this.#last,
      showPath,
      trace: this.#trace,
      duty: this.#duty,
      movable: this.showMovable && chooser.man === null ? chooser.men : [],
      hover: hover ?? (chooser.choices.moves.has(keyboard.cell ?? -1) ? keyboard.cell : null),
      focus: keyboard.focus,
      refused,
      helper: this.helper,
    });
    this.#label(position);
    this.#offerWays(layout);
  }

  /** A button at the target goes through the ways there; none while a man is in the hand. */
  #offerWays({ geometry, small }: Layout): void {
    const { aim, ways } = this.#turn.chooser;
    const isOffered = aim !== null && ways !== null && this.#turn.selection?.isCarried !== true;
    if (!isOffered) {
      this.#ways.show(this.words, null, null);
      return;
    }
    const { width, height } = this.#view.svg.getBoundingClientRect();
    this.#ways.show(this.words, ways, {
      middle: this.#view.pixelsAt(geometry.place(aim.at)),
      half: (geometry.pitch / 2) * this.#view.scale,
      board: { width, height },
      small,
    });
  }

  #label(position: Position): void {
    const { choices, man, targets } = this.#turn.chooser;
    const { cells, svg, layout } = this.#view;
    if (this.#labelsSeen.differs(layout, this.words, position, choices, man, targets)) {
      svg.setAttribute('aria-label', this.words.title(position.rules.game));
      const targetOn = new Map(targets.map((target) => [target.to, target]));
      cells.label(
        (cell) =>
          cellLabel(this.words, position, cell, {
            moves: choices.moves.get(cell)?.length ?? 0,
            chosen: cell === man,
            target: targetOn.get(cell) ?? null,
          }),
        man,
      );
    }
    const { cell } = this.#keyboard();
    if (cell === null) svg.removeAttribute('aria-activedescendant');
    else svg.setAttribute('aria-activedescendant', cellId(cell));
  }

  #leaveTrace(way: Way): void {
    this.#trace = way;
    clearTimeout(this.#traceTimer);
    this.#traceTimer = setTimeout(() => {
      this.#trace = null;
      this.draw();
    }, TRACE_MS);
    this.draw();
  }
}
