import { GAMES, type Position, parseHfn, parsePosition, seatLetter, startPosition } from '@halma/rules';
import { type Reply, replyOf } from '../../faults.ts';
import { DEFAULT_GAME, type Request } from '../../request/fields.ts';
import { requestedRules } from '../../request/position.ts';

/**
 * The position of a text, in which the seat to move goes on alone.
 *
 * @param text HFN; the start of the game, with the men of its first seat, unless given
 */
export function lonelyPosition(request: Request, text: string | undefined): Reply<Position> {
  if (text === undefined) {
    const first = GAMES.find(({ id }) => id === (request.game ?? DEFAULT_GAME))?.seats[0];
    const rules = requestedRules(request, seatLetter(first ?? 1));
    return rules.ok ? replyOf(startPosition(rules.value)) : rules;
  }
  const fields = replyOf(parseHfn(text));
  if (!fields.ok) return fields;
  const { board, toMove } = fields.value;
  const meant = GAMES.find((game) => game.board === board && game.seats.includes(toMove));
  const game = request.game ?? meant?.id;
  const rules = requestedRules({ ...request, ...(game && { game }) }, seatLetter(toMove));
  return rules.ok ? replyOf(parsePosition(rules.value, text)) : rules;
}
