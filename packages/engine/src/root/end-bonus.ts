import { hasFinished, type Position, type Seat } from '@halma/rules';

/** The bonus for a winning move, in units of travel cost. It exceeds any cost of an army. */
export const WIN_BONUS = 1e6;

/** The bonus for coming home without winning, because others must still finish or finished first. */
const HOME_BONUS = WIN_BONUS / 4;

/** The penalty for a move that repeats a position. It exceeds most gains. A draw costs twice as much. */
export const REPETITION_PENALTY = 2000;

/** Returns the bonus or penalty for a seat's move if it ends the game, brings the army home or repeats a position. */
export function endBonus(next: Position, seat: Seat): number {
  const [first] = next.outcome?.tiers ?? [];
  if (first?.length === 1 && first[0]?.includes(seat) === true) return WIN_BONUS;
  if (hasFinished(next, seat)) return HOME_BONUS;
  if (first === undefined) return next.occurrences > 1 ? -REPETITION_PENALTY : 0;
  return first.length > 1 ? -2 * REPETITION_PENALTY : -WIN_BONUS;
}

/** Returns the part of a bonus that a reported evaluation includes: only a decided game counts. */
export function reportedBonus(bonus: number): number {
  return Math.abs(bonus) < WIN_BONUS / 2 ? 0 : bonus;
}
