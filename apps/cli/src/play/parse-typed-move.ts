import { type Move, type Position, parseMove } from '@halma/rules';
import { type CommandResult, withMessage } from '../refusal.ts';

const CELL = '([a-z]\\d{1,2})';
const PAIR = new RegExp(`^${CELL} (?:to )?(${CELL}|off)$`);
const ALONE = new RegExp(`^${CELL}$`);

/** Parses a move as people type it: in any case, with a blank for the dash, and with only the square for a drop. */
export function parseTypedMove(position: Position, typed: string): CommandResult<Move> {
  const text = typed
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([-@>!]) ?/g, '$1')
    .replace(PAIR, '$1-$2');
  const dropped = position.dropsLeft > 0 && ALONE.test(text) ? `@${text}` : text;
  return withMessage(parseMove(position.rules.board, dropped === 'pass' ? '--' : dropped));
}
