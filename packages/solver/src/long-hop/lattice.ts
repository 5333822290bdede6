import type { Cell } from '@halma/rules';
import { checkWholeNumber } from '../check-arguments.ts';

const MIN_SIDE = 3;
const MAX_SIDE = 16;

/**
 * The points on which a man that hops from the first corner can land: every other square of every other row.
 */
export interface Lattice {
  /** The number of squares along a side of the board. */
  readonly boardSide: number;
  /** The number of points along a side of the lattice. */
  readonly pointsPerSide: number;
  /** The first square, where the hop begins. */
  readonly start: Cell;
  /** The farthest point on the diagonal, where the hop ends. */
  readonly end: Cell;
}

/**
 * Returns the lattice of a square board.
 *
 * @param side the number of squares along a side of the board, 3 to 16
 */
export function latticeOf(side: number): Lattice {
  checkWholeNumber('side', side, MIN_SIDE, MAX_SIDE);
  const points = Math.ceil(side / 2);
  const farthest = 2 * (points - 1);
  return { boardSide: side, pointsPerSide: points, start: 0, end: farthest * side + farthest };
}

/** Returns the cell of a point. Points are numbered row by row. */
export function cellOfPoint({ boardSide: side, pointsPerSide: points }: Lattice, point: number): Cell {
  return 2 * Math.floor(point / points) * side + 2 * (point % points);
}
