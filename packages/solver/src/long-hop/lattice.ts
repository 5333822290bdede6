import type { Cell } from '@halma/rules';

/**
 * The squares on which a man that hops from the first corner can land: every second one of every second row.
 */
export interface Lattice {
  /** Squares along a side of the board. */
  readonly boardSide: number;
  /** Points of the lattice along a side. */
  readonly pointsPerSide: number;
  /** The first square, where the hop begins. */
  readonly start: Cell;
  /** The farthest point along the diagonal, where the hop ends. */
  readonly end: Cell;
}

/** Returns the lattice of a square board. */
export function latticeOf(side: number): Lattice {
  const points = Math.ceil(side / 2);
  const far = 2 * (points - 1);
  return { boardSide: side, pointsPerSide: points, start: 0, end: far * side + far };
}

/** Returns the cell of a point. Points are numbered row by row. */
export function cellOfPoint({ boardSide: side, pointsPerSide: points }: Lattice, point: number): Cell {
  return 2 * Math.floor(point / points) * side + 2 * (point % points);
}
