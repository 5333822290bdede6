import { playStrings } from '@halma/locales/play';
import { hasFinished, isEliminated, type Position, type Seat } from '@halma/rules';
import { hasWon } from './endings.ts';

/**
 * Describes a seat's result for its plate: its rank, that it won a game of two sides, or that it was eliminated.
 * Returns undefined while the seat is in play.
 */
export function describeRank(position: Position, seat: Seat): string | undefined {
  if (isEliminated(position, seat)) return playStrings().seats.out;
  if (hasWon(position, seat)) {
    const { place, won } = playStrings().seats;
    return position.rules.sides.length === 2 ? won : place(1);
  }
  return hasFinished(position, seat) ? playStrings().seats.place(position.ranks[seat] ?? 1) : undefined;
}
