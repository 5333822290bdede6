import { type Move, type Position, parseMove } from '@halma/rules';
import { type CommandResult, withMessage } from '../refusal.ts';

const CELL = '([a-z]\\d{1,2})';
const PAIR_PATTERN = new RegExp(`^${CELL} (?:to )?(${CELL}|off)$`);
const SQUARE_PATTERN = new RegExp(`^${CELL}$`);

/**
 * Parses a typed move. It accepts upper case, a space or `to` instead of the dash, a square alone for a drop, and `pass`.
 */
export function parseTypedMove(position: Position, typed: string): CommandResult<Move> {
  const text = typed
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([-@>!]) ?/g, '$1')
    .replace(PAIR_PATTERN, '$1-$2');
  const moveText = position.dropsLeft > 0 && SQUARE_PATTERN.test(text) ? `@${text}` : text;
  return withMessage(parseMove(position.rules.board, moveText === 'pass' ? '--' : moveText));
}
