import type { Board } from '../board/board.ts';
import { BOARD_IDS, type BoardId, boardOfId } from '../board/boards.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import { type Seat, seatLetter, seatOfLetter, VACANT } from '../seat.ts';
import { formatFlags, parseFlags } from './hfn-flags.ts';
import { letterOfMan, manOfLetter } from './men-letters.ts';
import { readNumber } from './numbers.ts';

/** The five fields of a position's text, before any game is asked about them. Lists are by seat, 0 where unstated. */
export interface HfnFields {
  readonly board: BoardId;
  /** A man, or 0, for each cell of the board. */
  readonly men: Uint8Array;
  readonly toMove: Seat;
  readonly evacuated: readonly boolean[];
  readonly ranks: readonly number[];
  readonly hands: readonly number[];
  readonly demand: boolean;
  readonly turns: readonly number[];
  readonly ply: number;
  readonly round: number;
}

/** The longest text that is looked at; a full board of the largest size takes less than a third of it. */
const MAX_LENGTH = 1000;

/**
 * Reads a position's one line of text, `<board>:<rows> <seat> <flags> <ply> <round>`. Strict: one blank between fields
 * and none around them. Refuses with the offset of the field or character that is wrong.
 */
export function parseHfn(text: string): Result<HfnFields> {
  if (text.length > MAX_LENGTH) return refuse('too-long', { at: MAX_LENGTH });
  const fields = text.split(' ');
  const [placement = '', seat = '', flags = '', ply = '', round = ''] = fields;
  const offset = (index: number): number =>
    fields.slice(0, index).reduce((sum, field) => sum + field.length + 1, 0);
  if (fields.length !== 5)
    return refuse('bad-field', { at: fields.length < 5 ? text.length : offset(5) - 1 });
  const colon = placement.indexOf(':');
  const id = placement.slice(0, Math.max(colon, 0));
  const board = boardOfId(id);
  if (board === undefined) return refuse('unknown-board', { at: 0, detail: id });
  const men = parseRows(board, placement.slice(colon + 1), colon + 1);
  if (!men.ok) return men;
  const toMove = seatOfLetter(seat);
  if (toMove === undefined || !board.seats.includes(toMove)) {
    return refuse('unknown-seat', { at: offset(1), detail: seat });
  }
  const read = parseFlags(board, flags, offset(2));
  if (!read.ok) return read;
  const turns = readNumber(ply);
  if (turns === undefined) return refuse('bad-number', { at: offset(3), detail: ply });
  const rounds = readNumber(round);
  if (rounds === undefined || rounds === 0) return refuse('bad-number', { at: offset(4), detail: round });
  return accept({
    board: board.id as BoardId,
    men: men.value,
    toMove,
    ...read.value,
    ply: turns,
    round: rounds,
  });
}

function parseRows(board: Board, text: string, start: number): Result<Uint8Array> {
  const men = new Uint8Array(board.cells);
  const rows = text.split('/');
  if (rows.length !== board.rows.length) return refuse('bad-row', { at: start, detail: String(rows.length) });
  let offset = start;
  for (const [index, row] of rows.entries()) {
    const cells = board.rows[board.rows.length - 1 - index] ?? [];
    const wrong = readRow(board, row, cells, men);
    if (wrong !== null) return refuse('bad-row', { at: offset + wrong });
    offset += row.length + 1;
  }
  return accept(men);
}

/** Puts a row's men on their cells. @returns the offset of what is wrong, or null */
function readRow(board: Board, row: string, cells: readonly number[], men: Uint8Array): number | null {
  let column = 0;
  for (let index = 0; index < row.length; ) {
    const run = /^[1-9][0-9]?(?![0-9])/.exec(row.slice(index, index + 3))?.[0];
    if (run !== undefined) {
      column += Number(run);
      index += run.length;
      continue;
    }
    const cell = cells[column];
    const man = manOfLetter(board, row[index] ?? '');
    if (man === undefined || cell === undefined || board.playable[cell] !== true) return index;
    men[cell] = man;
    column += 1;
    index += 1;
  }
  return column === cells.length ? null : row.length;
}

/** Writes a position's line of text. What `parseHfn` reads back is the same. */
export function formatHfn(fields: HfnFields): string {
  const board = boardOfId(fields.board);
  if (board === undefined) throw new RangeError(`no board ${fields.board} among ${BOARD_IDS.join(', ')}`);
  const rows = board.rows.toReversed().map((row) => formatRow(board, row, fields.men));
  const flags = formatFlags(fields);
  return `${fields.board}:${rows.join('/')} ${seatLetter(fields.toMove)} ${flags} ${fields.ply} ${fields.round}`;
}

function formatRow(board: Board, row: readonly number[], men: Uint8Array): string {
  let text = '';
  let vacant = 0;
  for (const cell of row) {
    const man = men[cell] ?? VACANT;
    if (man === VACANT) {
      vacant += 1;
      continue;
    }
    text += `${vacant > 0 ? vacant : ''}${letterOfMan(board, man)}`;
    vacant = 0;
  }
  return vacant > 0 ? `${text}${vacant}` : text;
}
