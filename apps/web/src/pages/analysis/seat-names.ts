import { suitOf } from '@halma/board';
import type { Rules, Seat } from '@halma/rules';
import { gameWords } from '../../words/game.ts';

/** What a seat is called on the analysis board: by its colour. */
export function seatColour(rules: Rules, seat: Seat): string {
  return gameWords().suits[suitOf(rules, seat)];
}

/** The rival of a seat where there are two sides; undefined where there are more. */
export function onlyRival({ sides, seats }: Rules, seat: Seat): Seat | undefined {
  return sides.length === 2 && seats.length === 2 ? seats.find((other) => other !== seat) : undefined;
}
