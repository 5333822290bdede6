import type { Cell } from '../board/board.ts';
import { BOARDS } from '../board/boards.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import type { NormalMove } from '../turn/move.ts';
import { checkText } from './check-text.ts';

/** The row numerals from the bottom up, as printed in the leaflets. */
const ROMAN_NUMERALS = [
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
  'XIII',
  'XIV',
  'XV',
  'XVI',
];

const BOARD = BOARDS.H16;

/**
 * The maximum accepted length of a key, in characters: enough for thousands of moves. The printed keys have nineteen
 * moves.
 */
const MAX_LENGTH = 100_000;

/** A square in the leaflets' notation: its row in Roman numerals, its column in Arabic ones. */
const SQUARE = /([IVX]{1,5}),\s*([1-9][0-9]?)(?![0-9])/y;
const TO_WORD = /[,;]?\s+to\s+/y;
const SEPARATOR = /[\s.—]+/y;

/**
 * Parses a key, the moves of a solution, in the leaflets' notation: `II,5 to III,6.—III,4 to IV,5.` Ignores a stray
 * comma or semicolon after the first square, since the printed keys contain some. Takes time linear in the length of
 * the string.
 */
export function parseLeafletMoves(text: string): Result<readonly NormalMove[]> {
  const checked = checkText(text, MAX_LENGTH, 'bad-key');
  if (!checked.ok) return checked;
  const moves: NormalMove[] = [];
  const end = text.trimEnd().length;
  let offset = text.length - text.trimStart().length;
  while (offset < end) {
    const from = readSquare(text, offset);
    if (from === null) return refuse('bad-key', { at: offset });
    TO_WORD.lastIndex = from.end;
    if (!TO_WORD.test(text)) return refuse('bad-key', { at: from.end });
    const to = readSquare(text, TO_WORD.lastIndex);
    if (to === null) return refuse('bad-key', { at: TO_WORD.lastIndex });
    moves.push({ kind: 'normal', from: from.cell, to: to.cell });
    offset = to.end;
    const remainingLength = end - offset;
    if (remainingLength === 0 || (remainingLength === 1 && text[offset] === '.')) return accept(moves);
    SEPARATOR.lastIndex = offset;
    if (!SEPARATOR.test(text)) return refuse('bad-key', { at: offset });
    offset = SEPARATOR.lastIndex;
  }
  return refuse('bad-key', { at: offset });
}

function readSquare(text: string, offset: number): { readonly cell: Cell; readonly end: number } | null {
  SQUARE.lastIndex = offset;
  const [, roman = '', column = ''] = SQUARE.exec(text) ?? [];
  const cell = BOARD.rows[ROMAN_NUMERALS.indexOf(roman)]?.[Number(column) - 1];
  return cell === undefined ? null : { cell, end: SQUARE.lastIndex };
}

/** Formats moves on the 16 × 16 board as a key. */
export function formatLeafletMoves(moves: readonly NormalMove[]): string {
  return `${moves.map(({ from, to }) => `${leafletSquare(from)} to ${leafletSquare(to)}`).join('. ')}.`;
}

/** Returns the leaflets' name for a square on the 16 × 16 board: `II,5` for e2. */
function leafletSquare(cell: Cell): string {
  const row = BOARD.y[cell] ?? 0;
  return `${ROMAN_NUMERALS[row]},${(BOARD.x[cell] ?? 0) + 1}`;
}
