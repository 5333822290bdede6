import type { Board } from '../board/board.ts';
import { BOARD_IDS, boardById } from '../board/boards.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import { type Seat, seatFromLetter, seatLetter, VACANT } from '../seat.ts';
import { checkText } from './check-text.ts';
import { formatFlags, parseFlags } from './hfn-flags.ts';
import { manFromLetter, manLetter } from './man-letters.ts';
import { parseWholeNumber } from './parse-whole-number.ts';

/**
 * The five fields of a position string, not yet checked against a game. Lists are indexed by seat, with 0 or false
 * where the string has no flag.
 */
export interface HfnFields {
  /** The id of the board. */
  readonly board: string;
  /** The man on each cell, or 0. */
  readonly men: Uint8Array;
  readonly toMove: Seat;
  readonly evacuated: readonly boolean[];
  readonly ranks: readonly number[];
  readonly hands: readonly number[];
  readonly jumpDemanded: boolean;
  readonly turnsPlayed: readonly number[];
  readonly ply: number;
  readonly round: number;
}

/** The maximum accepted length, in characters. A full board of the largest size needs less than a third of that. */
const MAX_LENGTH = 1000;

/**
 * Parses a position string, `<board>:<rows> <seat> <flags> <ply> <round>`. Fields are separated by exactly one space;
 * there are no other spaces. A refusal contains the offset of the invalid field or character.
 *
 * @param customBoard a custom board, which the string may name instead of a built-in board
 */
export function parseHfn(text: string, customBoard?: Board): Result<HfnFields> {
  const checked = checkText(text, MAX_LENGTH, 'bad-field');
  if (!checked.ok) return checked;
  const fields = text.split(' ');
  const [placement = '', seat = '', flags = '', ply = '', round = ''] = fields;
  const offset = (index: number): number =>
    fields.slice(0, index).reduce((sum, field) => sum + field.length + 1, 0);
  if (fields.length !== 5) return refuse('bad-field', { at: offset(5) - 1 });
  const colon = placement.indexOf(':');
  const id = placement.slice(0, Math.max(colon, 0));
  const board = id === customBoard?.id ? customBoard : boardById(id);
  if (board === undefined) return refuse('unknown-board', { at: 0, detail: id });
  const men = parseRows(board, placement.slice(colon + 1), colon + 1);
  if (!men.ok) return men;
  const toMove = seatFromLetter(seat);
  if (toMove === undefined || !board.seats.includes(toMove)) {
    return refuse('unknown-seat', { at: offset(1), detail: seat });
  }
  const parsedFlags = parseFlags(board, flags, offset(2));
  if (!parsedFlags.ok) return parsedFlags;
  const plyCount = parseWholeNumber(ply);
  if (plyCount === undefined) return refuse('bad-number', { at: offset(3), detail: ply });
  const roundNumber = parseWholeNumber(round);
  if (roundNumber === undefined || roundNumber === 0)
    return refuse('bad-number', { at: offset(4), detail: round });
  return accept({
    board: board.id,
    men: men.value,
    toMove,
    ...parsedFlags.value,
    ply: plyCount,
    round: roundNumber,
  });
}

function parseRows(board: Board, text: string, start: number): Result<Uint8Array> {
  const men = new Uint8Array(board.cellCount);
  const rows = text.split('/');
  if (rows.length !== board.rows.length) return refuse('bad-row', { at: start, detail: String(rows.length) });
  let offset = start;
  for (const [index, row] of rows.entries()) {
    const cells = board.rows[board.rows.length - 1 - index] ?? [];
    const errorOffset = readRow(board, row, cells, men);
    if (errorOffset !== null) return refuse('bad-row', { at: offset + errorOffset });
    offset += row.length + 1;
  }
  return accept(men);
}

/**
 * Places the men of a row on their cells.
 *
 * @returns the offset of the first error, or null
 */
function readRow(board: Board, row: string, cells: readonly number[], men: Uint8Array): number | null {
  let column = 0;
  for (let index = 0; index < row.length; ) {
    const vacantRun = /^[1-9][0-9]?(?![0-9])/.exec(row.slice(index, index + 3))?.[0];
    if (vacantRun !== undefined) {
      column += Number(vacantRun);
      index += vacantRun.length;
      continue;
    }
    const cell = cells[column];
    const man = manFromLetter(board, row[index] ?? '');
    if (man === undefined || cell === undefined || board.playable[cell] !== true) return index;
    men[cell] = man;
    column += 1;
    index += 1;
  }
  return column === cells.length ? null : row.length;
}

/**
 * Formats the fields as a position string that `parseHfn` reads back.
 *
 * @param customBoard the board that the fields describe, if it is custom
 */
export function formatHfn(fields: HfnFields, customBoard?: Board): string {
  const board = fields.board === customBoard?.id ? customBoard : boardById(fields.board);
  if (board === undefined) throw new RangeError(`no board ${fields.board} among ${BOARD_IDS.join(', ')}`);
  const rows = board.rows.toReversed().map((row) => formatRow(board, row, fields.men));
  const flags = formatFlags(fields);
  return `${fields.board}:${rows.join('/')} ${seatLetter(fields.toMove)} ${flags} ${fields.ply} ${fields.round}`;
}

function formatRow(board: Board, row: readonly number[], men: Uint8Array): string {
  let text = '';
  let vacantCount = 0;
  for (const cell of row) {
    const man = men[cell] ?? VACANT;
    if (man === VACANT) {
      vacantCount += 1;
      continue;
    }
    text += `${vacantCount > 0 ? vacantCount : ''}${manLetter(board, man)}`;
    vacantCount = 0;
  }
  return vacantCount > 0 ? `${text}${vacantCount}` : text;
}
