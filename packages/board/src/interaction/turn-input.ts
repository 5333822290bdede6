import {
  type Cell,
  type Move,
  type Position,
  play,
  type Refusal,
  type RefusalCode,
  type Result,
  type Seat,
  seatOf,
  VACANT,
} from '@halma/rules';
import type { Selection } from '../api.ts';
import type { Target } from '../queries/targets.ts';
import { MoveSelector } from './move-selector.ts';

/** The results of the user's actions, for the element to report. */
interface TurnEvents {
  /**
   * Called when the user chooses a legal move.
   *
   * @param isDragged whether the man was dragged to its target, in which case it needs no animation
   */
  move(move: Move, isDragged: boolean): void;
  select(selection: Selection | null): void;
  /**
   * Called when the user tries an illegal move with the man on a cell.
   *
   * @param to the cell to which the user moved that man, if any
   */
  refuse(refusal: Refusal, from: Cell, to?: Cell): void;
  /** Called when the user presses a man of the side to move that has no legal move. */
  stuck(cell: Cell): void;
  /** Called when the user presses a cell while no men can be moved. */
  press(cell: Cell): void;
  /** Called when the drawing is out of date. */
  redraw(): void;
}

/** The way in which the user previews a target. */
type PreviewInput = 'pointer' | 'drag' | 'keyboard';

/** The refusals of moves that are legal in other turns. */
const TURN_RULES: readonly RefusalCode[] = ['yard-must-empty', 'jump-demanded'];

/** The user's turn, from the first press to the move, for every input device. */
export class TurnInput {
  readonly selector: MoveSelector = new MoveSelector();
  /** The man under the pointer, if it can be selected. */
  hoveredMan: Cell | null = null;
  /** The cell of the last illegal attempt. */
  refusedCell: Cell | null = null;
  /** Whether the path of the last move is drawn. */
  showsLastPath = true;
  #input: PreviewInput = 'pointer';
  readonly #events: TurnEvents;
  #position: Position | null = null;
  #lastSelection: Selection | null = null;

  constructor(events: TurnEvents) {
    this.#events = events;
  }

  /** The selected man and the previewed move; null if nothing is selected. */
  get selection(): Selection | null {
    const { selection } = this.selector;
    if (selection === null) return null;
    if (this.#input === 'drag') return { ...selection, isDragged: true };
    return this.#input === 'keyboard' && selection.to !== null
      ? { ...selection, isByKeyboard: true }
      : selection;
  }

  startTurn(position: Position | null, movableSeats: readonly Seat[]): void {
    if (position !== this.#position) this.showsLastPath = true;
    this.#position = position;
    this.refusedCell = null;
    this.hoveredMan = null;
    this.#input = 'pointer';
    this.selector.startTurn(position, movableSeats);
    this.#changed();
  }

  /** Clears the refused cell and the path of the last move, which stay visible only until the next press. */
  clearFeedback(): void {
    if (this.refusedCell === null && !this.showsLastPath) return;
    this.refusedCell = null;
    this.showsLastPath = false;
    this.#events.redraw();
  }

  /** Clears the cell of the last illegal attempt. */
  clearRefusal(): void {
    if (this.refusedCell === null) return;
    this.refusedCell = null;
    this.#events.redraw();
  }

  setHoveredMan(cell: Cell | null): void {
    if (this.hoveredMan === cell) return;
    this.hoveredMan = cell;
    this.#events.redraw();
  }

  selectMan(cell: Cell): void {
    if (this.selector.selectMan(cell)) this.#changed();
  }

  /** Previews a target, or none. */
  previewTarget(target: Target | null, input: PreviewInput = 'pointer'): void {
    if (this.selector.target === target && this.#input === input) return;
    this.#input = input;
    this.selector.previewTarget(target);
    this.#changed();
  }

  /** Fixes the route up to a target, so that the user can add further jumps. */
  extendRoute(target: Target): void {
    this.selector.extendRoute(target);
    this.#changed();
  }

  /**
   * Shows the next route to the previewed target.
   *
   * @returns false if there is only one route
   */
  nextRoute(): boolean {
    const hasNext = this.selector.nextRoute();
    if (hasNext) this.#changed();
    return hasNext;
  }

  cancel(): void {
    this.#input = 'pointer';
    this.selector.cancel();
    this.#changed();
  }

  /** Plays the move to a target. */
  play(target: Target, isDragged = false): void {
    const position = this.#position;
    const move = this.selector.finishMove(target);
    this.#input = 'pointer';
    this.#changed();
    this.#events.move(move, isDragged);
    // A page that plays the move immediately has already started the next turn.
    if (this.#position === position) this.cancel();
  }

  /** Plays the previewed move, if there is one. */
  confirm(): void {
    const { target } = this.selector;
    if (target !== null) this.play(target);
  }

  /** Reports why the man on a cell cannot go to another cell or off the board, and marks that cell. */
  refuse(from: Cell, to: Cell | 'off'): void {
    if (this.#position === null) return;
    const move: Move = to === 'off' ? { kind: 'bear-off', from } : { kind: 'normal', from, to };
    this.selector.previewTarget(null);
    this.#refuse(play(this.#position, move), from, to === 'off' ? null : to, to);
  }

  /**
   * Reports why a pressed cell is neither a man that can be selected nor a target: why the selected man cannot go
   * there or, if no man is selected or the cell holds a man of the side to move, why the man on the cell cannot move.
   */
  explainCell(cell: Cell): void {
    const position = this.#position;
    if (position === null) return;
    const { choices, selectedMan } = this.selector;
    const man = position.men[cell] ?? VACANT;
    if (choices.drops.length > 0) this.#refuse(play(position, { kind: 'drop', to: cell }), cell, cell);
    else if (choices.moves.size === 0) this.#events.press(cell);
    else if (seatOf(man) === position.toMove) this.#explainImmovableMan(position, cell);
    else if (selectedMan !== null) this.refuse(selectedMan, cell);
    else if (man === VACANT) return;
    else this.#refuse(play(position, { kind: 'normal', from: cell, to: cell }), cell, null);
  }

  /** Reports the rule of this turn that prevents a man from moving, or that the man is blocked. */
  #explainImmovableMan(position: Position, cell: Cell): void {
    const { board } = position.rules;
    const directionCount = board.directions.length;
    for (const to of board.neighbours.subarray(cell * directionCount, (cell + 1) * directionCount)) {
      if (position.men[to] !== VACANT) continue;
      const result = play(position, { kind: 'normal', from: cell, to });
      if (!result.ok && TURN_RULES.includes(result.refusal.code)) {
        this.#events.refuse(result.refusal, cell);
        return;
      }
    }
    this.#events.stuck(cell);
  }

  /** Reports a refusal, if the result is one, and marks a cell. */
  #refuse(result: Result<Position>, from: Cell, markedCell: Cell | null, to?: Cell | 'off'): void {
    if (result.ok) return;
    this.refusedCell = markedCell;
    this.#changed();
    if (to === undefined || to === 'off') this.#events.refuse(result.refusal, from);
    else this.#events.refuse(result.refusal, from, to);
  }

  #changed(): void {
    const { selection } = this;
    this.#events.redraw();
    if (isSame(selection, this.#lastSelection)) return;
    this.#lastSelection = selection;
    this.#events.select(selection);
  }
}

function isSame(one: Selection | null, other: Selection | null): boolean {
  return (
    one?.from === other?.from &&
    one?.to === other?.to &&
    one?.jumps === other?.jumps &&
    one?.routes?.number === other?.routes?.number &&
    one?.routes?.count === other?.routes?.count &&
    one?.isDragged === other?.isDragged &&
    one?.isByKeyboard === other?.isByKeyboard
  );
}
