import type { Cell, Rules } from '@halma/rules';

/** How far a cell is from a tip of the board, and from the straight line between that tip and the opposite one. */
export interface PathMeasure {
  /** The number of rows plus the number of columns to the tip; on boards without columns, twice the number of steps. */
  readonly distance: number;
  /**
   * How far the cell is from the straight line between the tip and the opposite one: the difference between the numbers
   * of rows and columns; on boards without columns, the number of steps by which a path from tip to tip through the cell
   * is longer than the shortest path.
   */
  readonly deviation: number;
}

/** Measures the path from a cell to the tip of a camp. */
export function measurePathTo({ board }: Rules, cell: Cell, tip: Cell): PathMeasure {
  const [columns, rows] = board.linesFrom(tip).map((line) => line[cell] ?? 0);
  if (columns !== undefined && rows !== undefined)
    return { distance: columns + rows, deviation: Math.abs(columns - rows) };
  // On boards without columns, the closer a cell is to the straight line, the smaller the sum of its
  // distances to both tips.
  const opposite = board.cellCount - 1 - tip;
  const steps = board.distance(cell, tip);
  const detour = steps + board.distance(cell, opposite) - board.distance(tip, opposite);
  return { distance: 2 * steps, deviation: Math.max(0, detour) };
}
