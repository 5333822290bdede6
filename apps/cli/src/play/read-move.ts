import { type Move, type Position, parseMove } from '@halma/rules';
import { type Reply, replyOf } from '../faults.ts';

const CELL = '([a-z]\\d{1,2})';
const PAIR = new RegExp(`^${CELL} (?:to )?(${CELL}|off)$`);
const ALONE = new RegExp(`^${CELL}$`);

/** Reads a move as a person types it: in any case, with blanks for the dash, and a bare square for a man dropped on it. */
export function readMove(position: Position, typed: string): Reply<Move> {
  const text = typed
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([-@>!]) ?/g, '$1')
    .replace(PAIR, '$1-$2');
  const dropped = position.dropsLeft > 0 && ALONE.test(text) ? `@${text}` : text;
  return replyOf(parseMove(position.rules.board, dropped === 'pass' ? '--' : dropped));
}
