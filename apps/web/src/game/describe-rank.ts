import { playStrings } from '@halma/locales/play';
import { hasFinished, isEliminated, type Position, type Seat } from '@halma/rules';
import { hasWon } from './endings.ts';

/**
 * Describes a seat's result for its plate: its rank, or that it was eliminated. Returns undefined while the
 * seat is in play.
 */
export function describeRank(position: Position, seat: Seat): string | undefined {
  if (isEliminated(position, seat)) return playStrings().seats.out;
  if (hasFinished(position, seat)) return playStrings().seats.place(position.ranks[seat] ?? 1);
  return hasWon(position, seat) ? playStrings().seats.place(1) : undefined;
}
