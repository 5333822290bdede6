import { hasFinished, type Position, type Seat } from '@halma/rules';

/** A move that wins is worth more than any way gained; one that repeats a position, less than most. */
export const FINISH = 1e6;
const REPEAT = 2000;

/** Coming home is what everybody plays for, even where the game goes on, or where others were home before. */
const HOME = FINISH / 4;

/** What the rules say of the position a move of the seat leads to: home, beaten, or seen before. */
export function endBonus(next: Position, seat: Seat): number {
  const [first] = next.outcome?.tiers ?? [];
  if (first?.length === 1 && first[0]?.includes(seat) === true) return FINISH;
  if (hasFinished(next, seat)) return HOME;
  if (first === undefined) return next.occurrences > 1 ? -REPEAT : 0;
  return first.length > 1 ? -2 * REPEAT : -FINISH;
}

/** What is told of a bonus: whether it decides the game, but neither the joy of being home nor the wish for something new. */
export function toldBonus(bonus: number): number {
  return Math.abs(bonus) < FINISH / 2 ? 0 : bonus;
}
