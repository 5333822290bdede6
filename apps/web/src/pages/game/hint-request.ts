import { formatPosition, type Position, seatLetter } from '@halma/rules';
import type { HintRequest } from '../../game/computer-messages.ts';
import { rulesConfigOf } from '../../game/saved-game.ts';

/**
 * Returns the request for a hint in a position. This module is loaded with the first hint, because games without hints
 * need no position as text.
 *
 * @param milliseconds the time for the search
 */
export function createHintRequest(position: Position, milliseconds: number): HintRequest {
  return {
    kind: 'hint',
    rules: rulesConfigOf(position.rules),
    position: formatPosition(position),
    first: seatLetter(position.firstSeat),
    limits: { milliseconds },
  };
}
