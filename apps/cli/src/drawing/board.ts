import { type Cell, cellName, letterOfMan, manOf, type Position, seatOf, VACANT } from '@halma/rules';
import type { Paint, Tint } from './paint.ts';
import { type ZoneOf, zonesOf } from './zones.ts';

/**
 * Draws a position: letters for men, lines beside the yards, brackets round the last move. Square boards have their
 * coordinates round them; on the star every hole shows its number, since the letter of the row comes first there.
 */
export function drawBoard(position: Position, paint: Paint): string {
  const { board } = position.rules;
  const view = viewOf(position);
  const lines = board.rows.toReversed().map((row) => drawRow(position, view, row, paint));
  if (board.shape === 'star') return lines.join('\n');
  const letters = (board.rows[0] ?? []).map((cell) => cellName(board, cell).charAt(0));
  const header = paint('faint', `    ${letters.join(' ')}`);
  return [header, ...lines, header].join('\n');
}

/** What is the same for every cell of a picture. */
interface View {
  readonly zoneOf: ZoneOf;
  /** Do the yards have sides that can be drawn? Those of the games set up in rows have not. */
  readonly sides: boolean;
  readonly from: Cell | null;
  readonly to: Cell | null;
}

function viewOf(position: Position): View {
  const { lastMove, rules } = position;
  const sides = rules.game.setup.kind !== 'rows';
  const from = lastMove?.kind === 'walk' || lastMove?.kind === 'leave' ? lastMove.from : null;
  const to = lastMove?.kind === 'walk' || lastMove?.kind === 'drop' ? lastMove.to : null;
  return { zoneOf: zonesOf(position), sides, from, to };
}

function drawRow(position: Position, view: View, row: readonly Cell[], paint: Paint): string {
  const { board } = position.rules;
  const isStar = board.shape === 'star';
  const name = cellName(board, row[0] ?? 0);
  const label = isStar ? name.charAt(0) : name.slice(1);
  // Holes of the star lie two apart on its half columns; each gets four characters.
  const indent = isStar ? ' '.repeat(2 * ((board.x[row[0] ?? 0] ?? 0) - Math.min(...board.x))) : '';
  let line = `${paint('faint', label.padStart(2))} ${indent}`;
  row.forEach((cell, index) => {
    line += separator(view, row[index - 1], cell, paint) + drawCell(position, view, cell, paint);
  });
  line += separator(view, row.at(-1), undefined, paint);
  return `${line}${paint('faint', ` ${label}${rowNote(position, row)}`)}`.trimEnd();
}

function separator(
  { zoneOf, sides, from, to }: View,
  left: Cell | undefined,
  right: Cell | undefined,
  paint: Paint,
): string {
  if (right !== undefined && right === to) return paint('strong', '[');
  if (left !== undefined && left === to) return paint('strong', ']');
  if (right !== undefined && right === from) return paint('faint', '(');
  if (left !== undefined && left === from) return paint('faint', ')');
  if (left === undefined || right === undefined || !sides) return ' ';
  return zoneOf(left) === zoneOf(right) ? ' ' : paint('yard', '|');
}

function drawCell(position: Position, view: View, cell: Cell, paint: Paint): string {
  const { board } = position.rules;
  const man = position.men[cell] ?? VACANT;
  const number = board.shape === 'star' ? cellName(board, cell).slice(1) : '';
  const width = board.shape === 'star' ? 3 : 1;
  if (man !== VACANT) {
    const text = `${letterOfMan(board, man)}${number}`.padStart(width);
    return cell === view.to ? paint('strong', text) : paint(seatOf(man), text);
  }
  const inYard = view.zoneOf(cell) !== 0;
  const tint: Tint = inYard ? 'yard' : 'faint';
  return paint(tint, (number || vacantSquare(position, view, cell)).padStart(width));
}

function vacantSquare({ rules }: Position, { sides, zoneOf }: View, cell: Cell): string {
  if (rules.board.playable[cell] !== true) return ' ';
  return !sides && zoneOf(cell) !== 0 ? '+' : '.';
}

/** Beside the rows in which Cetro counters end: which of them. */
function rowNote({ rules }: Position, row: readonly Cell[]): string {
  if (rules.game.goal !== 'own-rows') return '';
  for (const seat of rules.seats) {
    const kind = Math.max(...row.map((cell) => rules.yards[seat]?.kindAtEnd[cell] ?? -1));
    if (kind >= 0) return `  for ${letterOfMan(rules.board, manOf(seat, kind))}`;
  }
  return '';
}
