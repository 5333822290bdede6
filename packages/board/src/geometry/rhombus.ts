import type { Board } from '@halma/rules';
import { type HoleGeometry, holeGeometry, type LabelledLine } from './holes.ts';

/**
 * Lays out a rhombus with one tip at the bottom: seat A's, or seat C's after a rotation by two or three corners. Its
 * two sets of parallel lines are columns with letters and rows with numbers.
 */
export function rhombusGeometry(board: Board, turns: number, hasEdgeLabels: boolean): HoleGeometry {
  const side = board.rows.length;
  const last = board.cellCount - 1;
  const columns = Array.from({ length: side }, (_, x) => board.rows.map((row) => row[x] ?? 0));
  const nameOf = (cell: number | undefined): string => board.names[cell ?? 0] ?? '';
  const rowLines = board.rows.map((cells): LabelledLine => {
    const number = nameOf(cells[0]).slice(1);
    return { cells, step: { x: 1, y: 0 }, before: number, after: { all: number } };
  });
  const columnLines = columns.map((cells): LabelledLine => {
    const letter = nameOf(cells[0]).slice(0, 1);
    return { cells, step: { x: 0, y: 1 }, before: letter, after: { all: letter } };
  });
  return holeGeometry(board, {
    angle: turns < 2 ? 0 : Math.PI,
    corners: [0, last - (side - 1), last, side - 1],
    lines: [...rowLines, ...columnLines],
    cellLabel: nameOf,
    hasEdgeLabels,
  });
}
