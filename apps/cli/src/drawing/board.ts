import {
  type Board,
  type Cell,
  cellName,
  manLetter,
  manOf,
  type Position,
  seatOf,
  VACANT,
} from '@halma/rules';
import type { Paint, Tint } from './paint.ts';
import { type RegionOf, regionsOf } from './regions.ts';

/**
 * Draws a position: letters for men, lines at the edges of camps, brackets round the last move. A board whose rows have equal
 * length has coordinates at its edges; on other boards every cell shows its number.
 */
export function drawBoard(position: Position, paint: Paint): string {
  const { board } = position.rules;
  const view = viewOf(position);
  const lines = board.rows.toReversed().map((row) => drawRow(position, view, row, paint));
  if (hasNumberedCells(board)) return lines.join('\n');
  const letters = (board.rows[0] ?? []).map((cell) => cellName(board, cell).charAt(0)).join(' ');
  const header = (row: readonly Cell[] = []): string =>
    paint('faint', `    ${indentOf(board, row)}${letters}`);
  return [header(board.rows.at(-1)), ...lines, header(board.rows[0])].join('\n');
}

/** Returns whether rows differ in length, so that no letter at the edge can name a column. */
function hasNumberedCells({ rows }: Board): boolean {
  return rows.some((row) => row.length !== rows[0]?.length);
}

/** Returns the width of a cell in characters, without the separator after it. */
function cellWidth(board: Board): number {
  return hasNumberedCells(board) ? 3 : 1;
}

/** Returns the blanks before the first cell of a row. */
function indentOf(board: Board, row: readonly Cell[]): string {
  const halfColumns = board.rowOffsets[board.rows.indexOf(row)] ?? 0;
  return ' '.repeat((halfColumns * (cellWidth(board) + 1)) / 2);
}

/** The data that all cells of a drawing share. */
interface View {
  readonly regionOf: RegionOf;
  /** Whether the edges of camps are drawn; the rows of Cetro have none. */
  readonly sides: boolean;
  readonly from: Cell | null;
  readonly to: Cell | null;
}

function viewOf(position: Position): View {
  const { lastMove, rules } = position;
  const sides = rules.game.startingSetup.kind !== 'rows';
  const from = lastMove?.kind === 'normal' || lastMove?.kind === 'bear-off' ? lastMove.from : null;
  const to = lastMove?.kind === 'normal' || lastMove?.kind === 'drop' ? lastMove.to : null;
  return { regionOf: regionsOf(position), sides, from, to };
}

function drawRow(position: Position, view: View, row: readonly Cell[], paint: Paint): string {
  const { board } = position.rules;
  const name = cellName(board, row[0] ?? 0);
  const label = hasNumberedCells(board) ? name.charAt(0) : name.slice(1);
  const indent = indentOf(board, row);
  let line = `${paint('faint', label.padStart(2))} ${indent}`;
  row.forEach((cell, index) => {
    line += separator(view, row[index - 1], cell, paint) + drawCell(position, view, cell, paint);
  });
  line += separator(view, row.at(-1), undefined, paint);
  return `${line}${paint('faint', ` ${label}${rowNote(position, row)}`)}`.trimEnd();
}

function separator(
  { regionOf, sides, from, to }: View,
  left: Cell | undefined,
  right: Cell | undefined,
  paint: Paint,
): string {
  if (right !== undefined && right === to) return paint('strong', '[');
  if (left !== undefined && left === to) return paint('strong', ']');
  if (right !== undefined && right === from) return paint('faint', '(');
  if (left !== undefined && left === from) return paint('faint', ')');
  if (left === undefined || right === undefined || !sides) return ' ';
  return regionOf(left) === regionOf(right) ? ' ' : paint('camp', '|');
}

function drawCell(position: Position, view: View, cell: Cell, paint: Paint): string {
  const { board } = position.rules;
  const man = position.men[cell] ?? VACANT;
  const number = hasNumberedCells(board) ? cellName(board, cell).slice(1) : '';
  const width = cellWidth(board);
  if (man !== VACANT) {
    const text = `${manLetter(board, man)}${number}`.padStart(width);
    return cell === view.to ? paint('strong', text) : paint(seatOf(man), text);
  }
  const inYard = view.regionOf(cell) !== 0;
  const tint: Tint = inYard ? 'camp' : 'faint';
  return paint(tint, (number || vacantSquare(position, view, cell)).padStart(width));
}

function vacantSquare({ rules }: Position, { sides, regionOf }: View, cell: Cell): string {
  if (rules.board.playable[cell] !== true) return ' ';
  return !sides && regionOf(cell) !== 0 ? '+' : '.';
}

/** Names the counters that Cetro's goal rows belong to. */
function rowNote({ rules }: Position, row: readonly Cell[]): string {
  if (rules.game.goal !== 'own-rows') return '';
  for (const seat of rules.seats) {
    const kind = Math.max(...row.map((cell) => rules.camps[seat]?.kindAtEnd[cell] ?? -1));
    if (kind >= 0) return `  for ${manLetter(rules.board, manOf(seat, kind))}`;
  }
  return '';
}
