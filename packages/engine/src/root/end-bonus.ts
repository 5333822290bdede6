import { hasFinished, type Position, type Seat } from '@halma/rules';

/** A move that ends the game well is worth more than any way gained; one that repeats a position, less than most. */
export const FINISH = 1e6;
const REPEAT = 2000;

/** What the rules say of the position a move of the seat leads to: home, beaten, or seen before. */
export function endBonus(next: Position, seat: Seat): number {
  if (hasFinished(next, seat)) return FINISH;
  const first = next.outcome?.tiers[0];
  if (first === undefined) return next.occurrences > 1 ? -REPEAT : 0;
  if (first.length > 1) return -2 * REPEAT;
  return first[0]?.includes(seat) === true ? FINISH : -FINISH;
}
