import type { Board } from '@halma/rules';
import { type HoleGeometry, holeGeometry } from './holes.ts';

/** Half columns and rows from tip to tip. */
const HALF_COLUMNS = 24;
const ROWS = 16;
/** Steps from a tip to the notches beside it. */
const NOTCH = 4;

/** Lays out the star, turned counterclockwise by sixths of a turn. */
export function starGeometry(board: Board, turns: number): HoleGeometry {
  const corners = board.seats.flatMap((seat, index) => {
    const next = board.seats[(index + 1) % board.seats.length] ?? seat;
    const [tip, following] = [board.tips[seat] ?? board.wall, board.tips[next] ?? board.wall];
    const notch = board.names.findIndex(
      (_, cell) => board.distance(cell, tip) === NOTCH && board.distance(cell, following) === NOTCH,
    );
    return [tip, notch];
  });
  return holeGeometry(board, {
    angle: (turns * Math.PI) / 3,
    halfColumns: HALF_COLUMNS,
    rows: ROWS,
    corners,
  });
}

/** The widest row has thirteen holes, and the tips extend half a pitch further. */
export const STAR_CELLS_ACROSS = 14.2;
