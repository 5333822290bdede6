import { hasFinished, type Position, type Seat } from '@halma/rules';

/** The bonus for coming home, in units of travel cost. It exceeds any cost of an army. */
const HOME_BONUS = 250_000;

/** The penalty for a move that repeats a position. It exceeds most gains. */
export const REPETITION_PENALTY = 2000;

/** Returns the bonus or penalty for a seat's move that brings its army home or repeats a position. */
export function moveBonus(next: Position, seat: Seat): number {
  if (hasFinished(next, seat)) return HOME_BONUS;
  return next.occurrences > 1 ? -REPETITION_PENALTY : 0;
}
