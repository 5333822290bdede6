import { formatPosition, type Position, seatLetter } from '@halma/rules';
import type { HintRequest } from '../../game/computer-messages.ts';
import { choiceOf } from '../../game/saved-game.ts';

/** The request for a hint in a position. It is loaded with the first hint: a game needs no position as text. */
export function hintRequest(position: Position, milliseconds: number): HintRequest {
  return {
    kind: 'hint',
    rules: choiceOf(position.rules),
    position: formatPosition(position),
    first: seatLetter(position.firstSeat),
    limits: { milliseconds },
  };
}
