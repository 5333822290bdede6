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
 * Draws a position: letters for men, lines at the edges of camps, brackets around the last move. If all rows of the
 * board have the same length, the edges show coordinates; otherwise every cell shows its number.
 */
export function drawBoard(position: Position, paint: Paint): string {
  const { board } = position.rules;
  const context = drawingContextOf(position);
  const lines = board.rows.toReversed().map((row) => drawRow(position, context, row, paint));
  if (hasNumberedCells(board)) return lines.join('\n');
  const letters = (board.rows[0] ?? []).map((cell) => cellName(board, cell).charAt(0)).join(' ');
  const header = (row: readonly Cell[] = []): string =>
    paint('faint', `    ${indentOf(board, row)}${letters}`);
  return [header(board.rows.at(-1)), ...lines, header(board.rows[0])].join('\n');
}

/** Returns whether the rows differ in length, so letters at the edge cannot name the columns. */
function hasNumberedCells({ rows }: Board): boolean {
  return rows.some((row) => row.length !== rows[0]?.length);
}

/** Returns the width of a cell in characters, without the separator after it. */
function cellWidth(board: Board): number {
  return hasNumberedCells(board) ? 3 : 1;
}

/** Returns the spaces before the first cell of a row. */
function indentOf(board: Board, row: readonly Cell[]): string {
  const halfColumns = board.rowOffsets[board.rows.indexOf(row)] ?? 0;
  return ' '.repeat((halfColumns * (cellWidth(board) + 1)) / 2);
}

/** The data that all cells of a drawing share. */
interface DrawingContext {
  readonly regionOf: RegionOf;
  /** Whether to draw the edges of camps. The starting rows of Cetro have no edges. */
  readonly hasCampEdges: boolean;
  readonly from: Cell | null;
  readonly to: Cell | null;
}

function drawingContextOf(position: Position): DrawingContext {
  const { lastMove, rules } = position;
  const hasCampEdges = rules.game.startingSetup.kind !== 'rows';
  const from = lastMove?.kind === 'normal' || lastMove?.kind === 'bear-off' ? lastMove.from : null;
  const to = lastMove?.kind === 'normal' || lastMove?.kind === 'drop' ? lastMove.to : null;
  return { regionOf: regionsOf(position), hasCampEdges, from, to };
}

function drawRow(position: Position, context: DrawingContext, row: readonly Cell[], paint: Paint): string {
  const { board } = position.rules;
  const name = cellName(board, row[0] ?? 0);
  const label = hasNumberedCells(board) ? name.charAt(0) : name.slice(1);
  const indent = indentOf(board, row);
  let line = `${paint('faint', label.padStart(2))} ${indent}`;
  row.forEach((cell, index) => {
    line += drawSeparator(context, row[index - 1], cell, paint) + drawCell(position, context, cell, paint);
  });
  line += drawSeparator(context, row.at(-1), undefined, paint);
  return `${line}${paint('faint', ` ${label}${describeGoalRow(position, row)}`)}`.trimEnd();
}

function drawSeparator(
  { regionOf, hasCampEdges, from, to }: DrawingContext,
  left: Cell | undefined,
  right: Cell | undefined,
  paint: Paint,
): string {
  if (right !== undefined && right === to) return paint('strong', '[');
  if (left !== undefined && left === to) return paint('strong', ']');
  if (right !== undefined && right === from) return paint('faint', '(');
  if (left !== undefined && left === from) return paint('faint', ')');
  if (left === undefined || right === undefined || !hasCampEdges) return ' ';
  return regionOf(left) === regionOf(right) ? ' ' : paint('camp', '|');
}

function drawCell(position: Position, context: DrawingContext, cell: Cell, paint: Paint): string {
  const { board } = position.rules;
  const man = position.men[cell] ?? VACANT;
  const number = hasNumberedCells(board) ? cellName(board, cell).slice(1) : '';
  const width = cellWidth(board);
  if (man !== VACANT) {
    const text = `${manLetter(board, man)}${number}`.padStart(width);
    return cell === context.to ? paint('strong', text) : paint(seatOf(man), text);
  }
  const isInRegion = context.regionOf(cell) !== 0;
  const tint: Tint = isInRegion ? 'camp' : 'faint';
  return paint(tint, (number || vacantSymbol(position, context, cell)).padStart(width));
}

function vacantSymbol({ rules }: Position, { hasCampEdges, regionOf }: DrawingContext, cell: Cell): string {
  if (rules.board.playable[cell] !== true) return ' ';
  return !hasCampEdges && regionOf(cell) !== 0 ? '+' : '.';
}

/** Names the men that finish on a goal row of Cetro; empty for all other rows. */
function describeGoalRow({ rules }: Position, row: readonly Cell[]): string {
  if (rules.game.goal !== 'far-rows') return '';
  for (const seat of rules.seats) {
    const kind = Math.max(...row.map((cell) => rules.camps[seat]?.kindAtEnd[cell] ?? -1));
    if (kind >= 0) return `  for ${manLetter(rules.board, manOf(seat, kind))}`;
  }
  return '';
}
