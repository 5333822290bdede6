import type { Draft, Position } from '../position/position.ts';
import type { Side } from '../rules/sides.ts';
import { type Seat, seatOf, VACANT } from '../seat.ts';
import type { Outcome, Termination } from './outcome.ts';

/** The part of a position that says which seats have finished or been eliminated. */
export type RankState = Pick<Position, 'rules' | 'ranks' | 'eliminated'>;

/**
 * Returns whether a seat is out of the game without having finished: it has resigned, lost on time, exceeded the camp
 * limit or lost for lack of a move, or its partner has while two or more other sides play on. A seat that is merely
 * behind when the game ends is not.
 */
export function isEliminated({ eliminated }: Pick<Position, 'eliminated'>, seat: Seat): boolean {
  return (eliminated & (1 << seat)) !== 0;
}

/** Returns whether a seat has finished and has not left its target since. */
export function hasFinished(state: RankState, seat: Seat): boolean {
  return (state.ranks[seat] ?? 0) !== 0 && !isEliminated(state, seat);
}

/** Returns the rank of the next seat to finish. */
export function nextRankFromTop(state: RankState): number {
  return 1 + state.rules.seats.filter((seat) => hasFinished(state, seat)).length;
}

/** Returns the rank of the next seat to be eliminated: the last free rank. */
export function nextRankFromBottom(state: RankState): number {
  const { seats } = state.rules;
  return seats.length - seats.filter((seat) => isEliminated(state, seat)).length;
}

/**
 * Returns the outcome according to the current ranks: finished sides by rank, then all sides still in play, then
 * eliminated sides. A side has finished when all its seats have, and is eliminated when one of its seats is.
 *
 * @param tieBreak orders the sides still in play, lowest number first; by default they share a rank
 */
export function outcomeOf(
  position: Position | Draft,
  termination: Termination,
  tieBreak: (side: Side) => number = () => 0,
): Outcome {
  const { rules, ranks } = position;
  const rankInPlay = rules.seats.length + 1;
  const sortKey = (side: Side): readonly [number, number] => {
    const lowestRank = Math.max(...side.map((seat) => ranks[seat] ?? 0));
    if (side.every((seat) => hasFinished(position, seat))) return [lowestRank, 0];
    if (side.some((seat) => isEliminated(position, seat))) return [rankInPlay + lowestRank, 0];
    return [rankInPlay, tieBreak(side)];
  };
  const compare = (one: Side, other: Side): number => {
    const [a, b] = [sortKey(one), sortKey(other)];
    return a[0] - b[0] || a[1] - b[1];
  };
  const tiers: Side[][] = [];
  for (const side of rules.sides.toSorted(compare)) {
    const last = tiers.at(-1);
    if (last?.[0] !== undefined && compare(last[0], side) === 0) last.push(side);
    else tiers.push([side]);
  }
  return { termination, tiers };
}

/** Returns an outcome in which all sides share one rank. */
export function drawnOutcome(position: Position | Draft, termination: Termination): Outcome {
  return { termination, tiers: [position.rules.sides] };
}

/** Returns the total number of steps from a side's men to their target tips on an empty board. */
export function remainingDistance({ rules, men }: Position | Draft, side: Side): number {
  let sum = 0;
  men.forEach((man, cell) => {
    const seat = seatOf(man);
    if (man === VACANT || cell >= rules.board.cellCount || !side.includes(seat)) return;
    sum += rules.board.distance(cell, rules.camps[seat]?.targetTip ?? cell);
  });
  return sum;
}
