import { type Board, type BoardId, isEliminated, type Seat, sideOf } from '@halma/rules';
import { parityDebt } from './packing.ts';
import { type SeatView, seatViewOf } from './seat-view.ts';

/** The state of the race, in moves of one army. */
export interface RaceEstimate {
  /** The estimated moves that the seat still needs; with partners, the moves of the seat that needs the most. */
  readonly ownMoves: number;
  /** The same for the opposing side that needs the fewest moves and is not eliminated. */
  readonly opponentMoves: number;
  /** The number of moves by which the seat is ahead of all opponents; negative when behind. */
  readonly lead: number;
}

/**
 * The number of steps by which a move brings a man closer to its target, on average, apart from the one move that each
 * man needs to enter it. A search finds more for armies that form ladders and less for scattered ones. Infinity for the
 * boards of Cetro, which have no corner camps.
 */
const STEPS_PER_MOVE: ReadonlyMap<string, number> = new Map(
  Object.entries({
    H16: 3.5,
    H10: 6.8,
    H8: 7.4,
    S121: 3.9,
    R9: 3.9,
    R7: 3.9,
    R6: 3.9,
    R5: 3.9,
    C9: Number.POSITIVE_INFINITY,
    C8: Number.POSITIVE_INFINITY,
  } satisfies Readonly<Record<BoardId, number>>),
);

/**
 * Estimates for boards that have not been measured. Square boards with sides up to this length resemble the
 * small ones.
 */
const LARGEST_SMALL_SIDE = 12;
const STEPS_ON_SMALL_SQUARES = 7;
const STEPS_ELSEWHERE = 3.7;

function stepsPerMove({ id, surface, rows }: Board): number {
  const isSmall = surface === 'squares' && rows.length <= LARGEST_SMALL_SIDE;
  return STEPS_PER_MOVE.get(id) ?? (isSmall ? STEPS_ON_SMALL_SQUARES : STEPS_ELSEWHERE);
}

/**
 * Estimates the moves that each side still needs, as if it were alone. Returns null if no opposing side is left.
 */
export function estimateRace(view: SeatView): RaceEstimate | null {
  const { position, rules, seat } = view;
  const movesOfSide = (side: readonly Seat[]): number =>
    Math.max(...side.map((other) => estimatedMoves(other === seat ? view : seatViewOf(position, other))));
  const ownSide = sideOf(rules, seat);
  const opposingSides = rules.sides.filter(
    (side) => side !== ownSide && !side.some((other) => isEliminated(position, other)),
  );
  if (opposingSides.length === 0) return null;
  const ownMoves = movesOfSide(ownSide);
  const opponentMoves = Math.min(...opposingSides.map(movesOfSide));
  return { ownMoves, opponentMoves, lead: opponentMoves - ownMoves };
}

/**
 * Returns the sum of a move for each man outside, the steps that parity requires, and the moves for the distances to the
 * target.
 */
function estimatedMoves(view: SeatView | null): number {
  if (view === null) return 0;
  const { board, ownMen, camps } = view;
  const outside = ownMen.filter((cell) => camps.inTarget[cell] !== 1);
  const distanceToTarget = (cell: number): number =>
    Math.min(...camps.target.map((target) => board.distance(cell, target)));
  const steps = outside.reduce((sum, cell) => sum + distanceToTarget(cell), 0);
  return outside.length + parityDebt(view) + steps / stepsPerMove(board);
}
