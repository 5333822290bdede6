import { manColourOf } from '@halma/board';
import { gameStrings } from '@halma/locales/game';
import type { Rules, Seat } from '@halma/rules';

/** Returns the name of a seat on the analysis board: its colour. */
export function seatColour(rules: Rules, seat: Seat): string {
  return gameStrings().colours[manColourOf(rules, seat)];
}

/** Returns the opponent of a seat where there are two sides; undefined where there are more. */
export function onlyOpponent({ sides, seats }: Rules, seat: Seat): Seat | undefined {
  return sides.length === 2 && seats.length === 2 ? seats.find((other) => other !== seat) : undefined;
}
