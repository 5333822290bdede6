import { GAMES, type Position, parseHfn, parsePosition, seatLetter, startPosition } from '@halma/rules';
import { type CommandResult, withMessage } from '../../refusal.ts';
import type { Request } from '../../request/fields/fields.ts';
import { DEFAULT_GAME } from '../../request/fields/position-fields.ts';
import { soloRules } from './solo-rules.ts';

/**
 * Returns the requested position, in which only the seat to move plays.
 *
 * @param text the position in HFN; undefined for the start of the game with only the men of its first seat
 */
export function soloPosition(request: Request, text: string | undefined): CommandResult<Position> {
  if (text === undefined) {
    const first = GAMES.find(({ id }) => id === (request.game ?? DEFAULT_GAME))?.seats[0];
    const rules = soloRules(request, seatLetter(first ?? 1));
    return rules.ok ? withMessage(startPosition(rules.value)) : rules;
  }
  const fields = withMessage(parseHfn(text));
  if (!fields.ok) return fields;
  const { board, toMove } = fields.value;
  const impliedGame = GAMES.find((game) => game.board === board && game.seats.includes(toMove));
  const game = request.game ?? impliedGame?.id;
  const rules = soloRules({ ...request, ...(game && { game }) }, seatLetter(toMove));
  return rules.ok ? withMessage(parsePosition(rules.value, text)) : rules;
}
