import type { Cell } from '@halma/rules';

/** The squares of a board on which a man who hops from its first corner can land: every other one of every other row. */
export interface Lattice {
  /** Squares along a side of the board. */
  readonly side: number;
  /** Points of the lattice along a side. */
  readonly points: number;
  /** Where the hop begins: the first square. */
  readonly start: Cell;
  /** Where it ends: the point farthest along the diagonal. */
  readonly end: Cell;
}

/** The lattice of a square board. */
export function latticeOf(side: number): Lattice {
  const points = Math.ceil(side / 2);
  const far = 2 * (points - 1);
  return { side, points, start: 0, end: far * side + far };
}

/** The cell of a point. Points are numbered row by row. */
export function cellOfPoint({ side, points }: Lattice, point: number): Cell {
  return 2 * Math.floor(point / points) * side + 2 * (point % points);
}
