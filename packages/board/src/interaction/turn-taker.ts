import {
  type Cell,
  type Move,
  type Position,
  play,
  type Refusal,
  type Result,
  type Seat,
  seatOf,
  VACANT,
} from '@halma/rules';
import type { Selection } from '../contract.ts';
import type { Target } from '../reading/targets.ts';
import { Chooser } from './chooser.ts';

/** What comes of the user's doing. */
interface TurnOutlet {
  /** A legal move was chosen. `carried`: the man was dragged there and need not be shown moving. */
  move(move: Move, carried: boolean): void;
  select(selection: Selection | null): void;
  /** Something was tried that is no move, by the man on a cell; `to` is where he was put, if he was. */
  refuse(refusal: Refusal, from: Cell, to?: Cell): void;
  /** A man of the mover was pressed who has no move. */
  stuck(cell: Cell): void;
  /** A cell was pressed while nobody's men can be moved. */
  press(cell: Cell): void;
  /** What is drawn has changed. */
  redraw(): void;
}

/** A user's turn, from the first press to the move, whatever he makes it with. */
export class TurnTaker {
  readonly chooser: Chooser = new Chooser();
  /** The man under the pointer, if he can be chosen. */
  hover: Cell | null = null;
  /** The cell of what was tried last and is no move. */
  refused: Cell | null = null;
  /** Is the path of the last move still to be drawn? */
  showPath = true;
  #isCarrying = false;
  readonly #outlet: TurnOutlet;
  #position: Position | null = null;
  #told: Selection | null = null;

  constructor(outlet: TurnOutlet) {
    this.#outlet = outlet;
  }

  /** What the user holds and where he would put it. */
  get selection(): Selection | null {
    const { selection } = this.chooser;
    return selection === null || !this.#isCarrying ? selection : { ...selection, isCarried: true };
  }

  open(position: Position | null, movable: readonly Seat[]): void {
    if (position !== this.#position) this.showPath = true;
    this.#position = position;
    this.refused = null;
    this.hover = null;
    this.#isCarrying = false;
    this.chooser.open(position, movable);
    this.#changed();
  }

  /** A press anywhere: what was only to be seen until then goes. */
  beginPress(): void {
    if (this.refused === null && !this.showPath) return;
    this.refused = null;
    this.showPath = false;
    this.#outlet.redraw();
  }

  hoverOver(cell: Cell | null): void {
    if (this.hover === cell) return;
    this.hover = cell;
    this.#outlet.redraw();
  }

  take(cell: Cell): void {
    if (this.chooser.take(cell)) this.#changed();
  }

  /** Shows the way to a target, or none. @param isCarried is the man in the user's hand meanwhile? */
  look(target: Target | null, isCarried = false): void {
    if (this.chooser.aim === target && this.#isCarrying === isCarried) return;
    this.#isCarrying = isCarried;
    this.chooser.look(target);
    this.#changed();
  }

  /** Walks the man as far as a target, from where another jump may lead on. */
  walk(target: Target): void {
    this.chooser.walk(target);
    this.#changed();
  }

  /** Shows another way to the target that is looked at. @returns false where there is no other */
  nextWay(): boolean {
    const isOther = this.chooser.nextWay();
    if (isOther) this.#changed();
    return isOther;
  }

  cancel(): void {
    this.#isCarrying = false;
    this.chooser.cancel();
    this.#changed();
  }

  /** Plays to a target. */
  play(target: Target, carried = false): void {
    const position = this.#position;
    const move = this.chooser.moveTo(target);
    this.#isCarrying = false;
    this.#changed();
    this.#outlet.move(move, carried);
    // a page that plays the move has opened the next turn by now, or will
    if (this.#position === position) this.cancel();
  }

  /** Plays what is previewed, if anything is. */
  confirm(): void {
    const { aim } = this.chooser;
    if (aim !== null) this.play(aim);
  }

  /** The man on a cell was put where he cannot go: says why, and marks the cell. */
  refuse(from: Cell, to: Cell | 'off'): void {
    if (this.#position === null) return;
    const move: Move = to === 'off' ? { kind: 'leave', from } : { kind: 'walk', from, to };
    this.chooser.look(null);
    this.#refuse(play(this.#position, move), from, to === 'off' ? null : to, to);
  }

  /** A cell was pressed from which nothing can be moved: says why not. An empty cell needs no words, but for a man in hand. */
  explain(cell: Cell): void {
    const position = this.#position;
    if (position === null) return;
    const { moves, drops } = this.chooser.choices;
    const man = position.men[cell] ?? VACANT;
    if (drops.length > 0) this.#refuse(play(position, { kind: 'drop', to: cell }), cell, cell);
    else if (moves.size === 0) this.#outlet.press(cell);
    else if (man === VACANT) return;
    else if (seatOf(man) === position.toMove) this.#explainOwn(position, cell);
    else this.#refuse(play(position, { kind: 'walk', from: cell, to: cell }), cell, null);
  }

  /** Where a rule alone keeps a man from moving, that is said; else that he cannot. */
  #explainOwn(position: Position, cell: Cell): void {
    const { board } = position.rules;
    const width = board.directions.length;
    for (const to of board.neighbours.subarray(cell * width, (cell + 1) * width)) {
      if (position.men[to] !== VACANT) continue;
      const result = play(position, { kind: 'walk', from: cell, to });
      if (!result.ok && result.refusal.code === 'yard-must-empty') {
        this.#outlet.refuse(result.refusal, cell);
        return;
      }
    }
    this.#outlet.stuck(cell);
  }

  /** Tells a refusal, if it is one, and marks a cell. */
  #refuse(result: Result<Position>, from: Cell, marked: Cell | null, to?: Cell | 'off'): void {
    if (result.ok) return;
    this.refused = marked;
    this.#changed();
    if (to === undefined || to === 'off') this.#outlet.refuse(result.refusal, from);
    else this.#outlet.refuse(result.refusal, from, to);
  }

  #changed(): void {
    const { selection } = this;
    this.#outlet.redraw();
    if (isSame(selection, this.#told)) return;
    this.#told = selection;
    this.#outlet.select(selection);
  }
}

function isSame(one: Selection | null, other: Selection | null): boolean {
  return (
    one?.from === other?.from &&
    one?.to === other?.to &&
    one?.jumps === other?.jumps &&
    one?.ways?.at === other?.ways?.at &&
    one?.ways?.of === other?.ways?.of &&
    one?.isCarried === other?.isCarried
  );
}
