import { manColourOf } from '@halma/board';
import { gameStrings } from '@halma/locales/game';
import type { Rules, Seat } from '@halma/rules';

/** Returns the name of a seat on the analysis board: its colour. */
export function seatColour(rules: Rules, seat: Seat): string {
  return gameStrings().colours[manColourOf(rules, seat)];
}

/** Returns the names of the seats of a side: “Black”, or “Black and Green” for partners. */
export function sideName(rules: Rules, seats: readonly Seat[]): string {
  return gameStrings().formatList(seats.map((seat) => seatColour(rules, seat)));
}

/** Returns the opponent of a seat where two seats play; undefined where more do. */
export function onlyOpponent({ sides, seats }: Rules, seat: Seat): Seat | undefined {
  return sides.length === 2 && seats.length === 2 ? seats.find((other) => other !== seat) : undefined;
}
