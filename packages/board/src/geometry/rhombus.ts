import type { Board } from '@halma/rules';
import { HALF_PITCH, type HoleGeometry, holeGeometry, ROW_HEIGHT } from './holes.ts';

/** Lays out a rhombus with one tip at the bottom: seat A's, or seat C's after a rotation by two or three corners. */
export function rhombusGeometry(board: Board, turns: number): HoleGeometry {
  const side = board.rows.length;
  const last = board.cellCount - 1;
  return holeGeometry(board, {
    angle: turns < 2 ? 0 : Math.PI,
    halfColumns: 2 * (side - 1),
    rows: 2 * (side - 1),
    corners: [0, last - (side - 1), last, side - 1],
  });
}

/** The height determines the size, since it is the longer diagonal; the tips extend one pitch further. */
export function rhombusCellsAcross(board: Board): number {
  return 2 * (board.rows.length - 1) * (ROW_HEIGHT / (2 * HALF_PITCH)) + 2.2;
}
