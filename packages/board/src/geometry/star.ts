import type { Board } from '@halma/rules';
import { type HoleGeometry, holeGeometry } from './holes.ts';

/** The offset from a hole to the next in its row. */
const STEP = { x: 2, y: 0 };

/**
 * Lays out the star, rotated counterclockwise by sixths of a turn. Rows have letters, and holes have numbers within
 * their row. On a board rotated for another seat, the letters stay with their rows.
 */
export function starGeometry(board: Board, turns: number, hasEdgeLabels: boolean): HoleGeometry {
  const corners = board.seats.flatMap((seat, index) => {
    const next = board.seats[(index + 1) % board.seats.length] ?? seat;
    const [tip, following] = [board.tips[seat] ?? board.wall, board.tips[next] ?? board.wall];
    const half = board.distance(tip, following) / 2;
    const notch = board.names.findIndex(
      (_, cell) => board.distance(cell, tip) === half && board.distance(cell, following) === half,
    );
    return [tip, notch];
  });
  return holeGeometry(board, {
    angle: (turns * Math.PI) / 3,
    corners,
    lines: board.rows.map((cells) => {
      const letter = (board.names[cells[0] ?? 0] ?? '').slice(0, 1);
      return { cells, step: STEP, before: letter, after: { ends: String(cells.length), all: letter } };
    }),
    cellLabel: (cell) => (board.names[cell] ?? '').slice(1),
    hasEdgeLabels,
  });
}
