import {
  type Board,
  type Camps,
  type Cell,
  fromCell,
  listNormalMoves,
  type Man,
  MoveList,
  type NormalMove,
  type Position,
  type Rules,
  type Seat,
  seatOf,
  sideOf,
  toCell,
  VACANT,
} from '@halma/rules';
import { type SeatGeometry, seatGeometry } from './seat-geometry.ts';

const scratch = new MoveList();

/** The starting setups of games in which each seat leaves one camp and fills another. */
const CAMP_SETUPS: readonly string[] = ['camp', 'cells'];

/**
 * A position as one seat sees it, from which the features are extracted. Lists of cells run from the seat's own corner
 * outwards.
 */
export class SeatView {
  readonly position: Position;
  readonly rules: Rules;
  readonly board: Board;
  readonly seat: Seat;
  readonly camps: Camps;
  readonly geometry: SeatGeometry;
  /** The cells of the seat's men. */
  readonly ownMen: readonly Cell[];
  /** The seats of other sides, in turn order from this seat. */
  readonly opponents: readonly Seat[];
  /** The cells of the opponents' men, excluding partners' men. */
  readonly opponentMen: readonly Cell[];
  #moves: readonly NormalMove[] | undefined;
  readonly #views = new Map<Seat, SeatView>();

  /** @param seat a seat that plays, in a game with camps */
  constructor(position: Position, seat: Seat, camps: Camps) {
    const { rules } = position;
    this.position = position;
    this.rules = rules;
    this.board = rules.board;
    this.seat = seat;
    this.camps = camps;
    this.geometry = seatGeometry(rules, seat);
    const side = sideOf(rules, seat);
    const seatIndex = rules.seats.indexOf(seat);
    const inTurnOrder = [...rules.seats.slice(seatIndex), ...rules.seats.slice(0, seatIndex)];
    this.opponents = inTurnOrder.filter((other) => !side.includes(other));
    const { cells } = this.geometry;
    this.ownMen = cells.filter((cell) => seatOf(this.manAt(cell)) === seat);
    this.opponentMen = cells.filter((cell) => this.opponents.includes(seatOf(this.manAt(cell))));
  }

  /** Returns the man on a cell, or VACANT. */
  manAt(cell: Cell): Man {
    return this.position.men[cell] ?? VACANT;
  }

  /** Returns the number of steps from a cell to the tip of the target; 0 outside the board. */
  distanceToGo(cell: Cell): number {
    return this.geometry.distance[cell] ?? 0;
  }

  /** Returns the number of steps by which a move brings its man closer to the tip of the target. */
  gain({ from, to }: Pick<NormalMove, 'from' | 'to'>): number {
    return this.distanceToGo(from) - this.distanceToGo(to);
  }

  /** Returns whether the options allow a turn to start and end on the cells of a move. */
  isAllowedDestination({ from, to }: Pick<NormalMove, 'from' | 'to'>): boolean {
    const { inHome, inTarget } = this.camps;
    const zone = (inHome[from] ?? 0) + 2 * (inTarget[from] ?? 0);
    const allowed = this.rules.allowedDestinations[this.seat]?.[zone] ?? null;
    return allowed === null || allowed[to] === 1;
  }

  /** Every step and hop of the seat's men, as if the seat were to move and no turn restriction applied. */
  get moves(): readonly NormalMove[] {
    this.#moves ??= movesFrom(this.position, this.seat, this.ownMen);
    return this.#moves;
  }

  /** The moves that are hops. */
  get hops(): readonly NormalMove[] {
    return this.moves.filter(({ from, to }) => this.board.distance(from, to) > 1);
  }

  /** Returns the same position as another seat sees it; null where `seatViewOf` returns null. */
  viewOf(other: Seat): SeatView | null {
    const view = this.#views.get(other) ?? seatViewOf(this.position, other);
    if (view !== null) this.#views.set(other, view);
    return view;
  }

  /** Returns the view of the position with the men on the given cells removed. */
  withoutMenOn(cells: readonly Cell[]): SeatView {
    const men = this.position.men.slice();
    for (const cell of cells) men[cell] = VACANT;
    return new SeatView({ ...this.position, men }, this.seat, this.camps);
  }
}

/**
 * Returns a position as a seat sees it.
 *
 * @returns null in games in which no man starts in a corner camp, for seats that do not play, and for seats without men
 */
export function seatViewOf(position: Position, seat: Seat): SeatView | null {
  const { game, seats, camps } = position.rules;
  const seatCamps = camps[seat];
  if (!CAMP_SETUPS.includes(game.startingSetup.kind) || !seats.includes(seat) || seatCamps === undefined)
    return null;
  const view = new SeatView(position, seat, seatCamps);
  return view.ownMen.length > 0 ? view : null;
}

/** Returns the steps and hops of a seat's men on the given cells. */
export function movesFrom(
  { rules, men }: Pick<Position, 'rules' | 'men'>,
  seat: Seat,
  cells: readonly Cell[],
): readonly NormalMove[] {
  scratch.count = 0;
  listNormalMoves(rules, men, seat, cells, cells.length, scratch);
  return Array.from(scratch.codes.subarray(0, scratch.count), (code) => ({
    kind: 'normal',
    from: fromCell(code),
    to: toCell(code),
  }));
}
