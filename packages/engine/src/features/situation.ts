import {
  type Board,
  type Cell,
  codeFrom,
  codeTo,
  listWalks,
  MoveList,
  type Position,
  type Rules,
  type Seat,
  seatOf,
  sideOf,
  VACANT,
  type Walk,
  type Yard,
} from '@halma/rules';
import { type Bearings, bearingsOf } from './bearings.ts';

const scratch = new MoveList();

/** A position as one seat sees it: what every feature is read from. Lists of cells run from the seat's own corner outwards. */
export class Situation {
  readonly position: Position;
  readonly rules: Rules;
  readonly board: Board;
  readonly seat: Seat;
  readonly yard: Yard;
  readonly bearings: Bearings;
  /** The cells of the seat's men. */
  readonly own: readonly Cell[];
  /** The seats of other sides, in the order of their turns after the seat. */
  readonly rivals: readonly Seat[];
  /** The cells of the rivals' men; a partner's are in neither list. */
  readonly enemies: readonly Cell[];
  #walks: readonly Walk[] | undefined;
  readonly #seenBy = new Map<Seat, Situation>();

  /** @param seat one that plays, in a game with camps */
  constructor(position: Position, seat: Seat, yard: Yard) {
    const { rules, men } = position;
    this.position = position;
    this.rules = rules;
    this.board = rules.board;
    this.seat = seat;
    this.yard = yard;
    this.bearings = bearingsOf(rules, seat);
    const side = sideOf(rules, seat);
    const turn = rules.seats.indexOf(seat);
    const inOrder = [...rules.seats.slice(turn), ...rules.seats.slice(0, turn)];
    this.rivals = inOrder.filter((other) => !side.includes(other));
    const ownerOf = (cell: Cell): Seat => seatOf(men[cell] ?? VACANT);
    this.own = this.bearings.cells.filter((cell) => ownerOf(cell) === seat);
    this.enemies = this.bearings.cells.filter((cell) => this.rivals.includes(ownerOf(cell)));
  }

  /** Steps from a cell to the tip of the target. */
  way(cell: Cell): number {
    return this.bearings.way[cell] ?? 0;
  }

  /** How much nearer to the tip of the target a walk brings its man. */
  gain({ from, to }: Pick<Walk, 'from' | 'to'>): number {
    return this.way(from) - this.way(to);
  }

  /** Do the options let a turn that begins on one cell end on the other? */
  mayEnd({ from, to }: Pick<Walk, 'from' | 'to'>): boolean {
    const { inHome, inTarget } = this.yard;
    const zone = (inHome[from] ?? 0) + 2 * (inTarget[from] ?? 0);
    const permit = this.rules.permits[this.seat]?.[zone] ?? null;
    return permit === null || permit[to] === 1;
  }

  /** Every step and hop of the seat's men, as if it were its turn; what binds a turn is not looked at. */
  get walks(): readonly Walk[] {
    this.#walks ??= walksOn(this.position, this.seat, this.own);
    return this.#walks;
  }

  /** Those of the walks that are hops. */
  get hops(): readonly Walk[] {
    return this.walks.filter(({ from, to }) => this.board.distance(from, to) > 1);
  }

  /** The same position as another seat sees it. */
  seenBy(other: Seat): Situation | null {
    const ready = this.#seenBy.get(other) ?? situationOf(this.position, other);
    if (ready !== null) this.#seenBy.set(other, ready);
    return ready;
  }

  /** The position with some cells emptied, as the seat would see it. */
  without(cells: readonly Cell[]): Situation {
    const men = this.position.men.slice();
    for (const cell of cells) men[cell] = VACANT;
    return new Situation({ ...this.position, men }, this.seat, this.yard);
  }
}

/**
 * A position as a seat sees it.
 *
 * @returns null for games without camps, for seats that do not play, and for those that have no men
 */
export function situationOf(position: Position, seat: Seat): Situation | null {
  const { game, seats, yards } = position.rules;
  const yard = yards[seat];
  if (game.setup.kind !== 'camp' || !seats.includes(seat) || yard === undefined) return null;
  const situation = new Situation(position, seat, yard);
  return situation.own.length > 0 ? situation : null;
}

/** The steps and hops of a seat's men on some cells. */
export function walksOn(
  { rules, men }: Pick<Position, 'rules' | 'men'>,
  seat: Seat,
  cells: readonly Cell[],
): readonly Walk[] {
  scratch.count = 0;
  listWalks(rules, men, seat, cells, cells.length, scratch);
  return Array.from(scratch.codes.subarray(0, scratch.count), (code) => ({
    kind: 'walk',
    from: codeFrom(code),
    to: codeTo(code),
  }));
}
