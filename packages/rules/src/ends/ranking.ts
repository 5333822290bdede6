import type { Draft, Position } from '../position/position.ts';
import type { Side } from '../rules/sides.ts';
import { type Seat, seatOf, VACANT } from '../seat.ts';
import type { Outcome, Termination } from './outcome.ts';

type Standing = Pick<Position, 'rules' | 'ranks' | 'out'>;

/** Has the seat lost or left the game while others play on? */
export function isOut({ out }: Pick<Position, 'out'>, seat: Seat): boolean {
  return (out & (1 << seat)) !== 0;
}

/** Has the seat come home (and not gone out of its target again)? */
export function hasFinished(standing: Standing, seat: Seat): boolean {
  return (standing.ranks[seat] ?? 0) !== 0 && !isOut(standing, seat);
}

/** The rank of the next seat to come home: one after those that have. */
export function nextRankFromTop(standing: Standing): number {
  return 1 + standing.rules.seats.filter((seat) => hasFinished(standing, seat)).length;
}

/** The rank of the next seat to go out: the last that no seat has taken. */
export function nextRankFromBottom(standing: Standing): number {
  const { seats } = standing.rules;
  return seats.length - seats.filter((seat) => isOut(standing, seat)).length;
}

/**
 * The end of a game as its ranks stand: finished sides in their order, then those still in play together, then those
 * that are out. A side has finished when all its seats have, and is out when one of them is.
 *
 * @param split how sides still in play compare when they are not to share their place: lower is better
 */
export function outcomeOf(
  position: Position | Draft,
  termination: Termination,
  split: (side: Side) => number = () => 0,
): Outcome {
  const { rules, ranks } = position;
  const middle = rules.seats.length + 1;
  const place = (side: Side): readonly [number, number] => {
    const worst = Math.max(...side.map((seat) => ranks[seat] ?? 0));
    if (side.every((seat) => hasFinished(position, seat))) return [worst, 0];
    if (side.some((seat) => isOut(position, seat))) return [middle + worst, 0];
    return [middle, split(side)];
  };
  const compare = (one: Side, other: Side): number => {
    const [a, b] = [place(one), place(other)];
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

/** All sides share one place. */
export function allEqual(position: Position | Draft, termination: Termination): Outcome {
  return { termination, tiers: [position.rules.sides] };
}

/** The steps a side's men still have to their target corner, all together, as if the board were empty. */
export function remainingDistance({ rules, men }: Position | Draft, side: Side): number {
  let sum = 0;
  men.forEach((man, cell) => {
    const seat = seatOf(man);
    if (man === VACANT || cell >= rules.board.cells || !side.includes(seat)) return;
    sum += rules.board.distance(cell, rules.yards[seat]?.targetTip ?? cell);
  });
  return sum;
}
