import { gameStrings } from '@halma/locales/game';
import type { Rules, Seat } from '@halma/rules';

/** Returns the name of a seat on the analysis board: its player's name, or else its colour. */
export type NameOfSeat = (seat: Seat) => string;

/** Returns the names of the seats of a side: “Black”, or “Black and Green” for partners. */
export function sideName(nameOf: NameOfSeat, seats: readonly Seat[]): string {
  return gameStrings().formatList(seats.map(nameOf));
}

/** Returns a seat's opponent in a game for two; undefined in other games. */
export function onlyOpponent({ sides, seats }: Rules, seat: Seat): Seat | undefined {
  return sides.length === 2 && seats.length === 2 ? seats.find((other) => other !== seat) : undefined;
}
