import type { Cell } from '../board/board.ts';
import { BOARDS } from '../board/boards.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import type { NormalMove } from '../turn/move.ts';

/** The numerals of the rows from the bottom up, as the leaflets print them. */
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

/** The longest accepted key, in characters: thousands of moves. The leaflets' keys have nineteen. */
const MAX_LENGTH = 100_000;

/** A square in the leaflets' notation: its row in Roman numerals, its column in Arabic ones. */
const SQUARE = /([IVX]{1,5}),\s*([1-9][0-9]?)(?![0-9])/y;
const TO_WORD = /[,;]?\s+to\s+/y;
const SEPARATOR = /[\s.—]+/y;

/**
 * Parses a key in the leaflets' notation: `II,5 to III,6.—III,4 to IV,5.` Ignores a stray comma or semicolon after the
 * first square, since the printed keys contain some. Takes time linear in the length of the string.
 */
export function parseLeafletMoves(text: string): Result<readonly NormalMove[]> {
  if (text.length > MAX_LENGTH) return refuse('too-long', { at: MAX_LENGTH });
  const moves: NormalMove[] = [];
  const end = text.trimEnd().length;
  let at = text.length - text.trimStart().length;
  while (at < end) {
    const from = readSquare(text, at);
    if (from === null) return refuse('bad-key', { at });
    TO_WORD.lastIndex = from.end;
    if (!TO_WORD.test(text)) return refuse('bad-key', { at: from.end });
    const to = readSquare(text, TO_WORD.lastIndex);
    if (to === null) return refuse('bad-key', { at: TO_WORD.lastIndex });
    moves.push({ kind: 'normal', from: from.cell, to: to.cell });
    at = to.end;
    const remainingLength = end - at;
    if (remainingLength === 0 || (remainingLength === 1 && text[at] === '.')) return accept(moves);
    SEPARATOR.lastIndex = at;
    if (!SEPARATOR.test(text)) return refuse('bad-key', { at });
    at = SEPARATOR.lastIndex;
  }
  return refuse('bad-key', { at });
}

function readSquare(text: string, at: number): { readonly cell: Cell; readonly end: number } | null {
  SQUARE.lastIndex = at;
  const [, roman = '', column = ''] = SQUARE.exec(text) ?? [];
  const cell = BOARD.rows[ROMAN_NUMERALS.indexOf(roman)]?.[Number(column) - 1];
  return cell === undefined ? null : { cell, end: SQUARE.lastIndex };
}

/** Formats moves on the 16 × 16 board as a key. */
export function formatLeafletMoves(moves: readonly NormalMove[]): string {
  return `${moves.map(({ from, to }) => `${leafletSquare(from)} to ${leafletSquare(to)}`).join('. ')}.`;
}

/** Returns the leaflets' name of a square of the 16 × 16 board: `II,5` for e2. */
function leafletSquare(cell: Cell): string {
  const row = BOARD.y[cell] ?? 0;
  return `${ROMAN_NUMERALS[row]},${(BOARD.x[cell] ?? 0) + 1}`;
}
