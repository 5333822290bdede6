import type { Cell, Rules } from '@halma/rules';

/** The path of a man to a corner of the board. */
interface TipPath {
  /** Single rows and columns to the corner; on boards without columns, two for each step. */
  readonly distance: number;
  /** How far the cell lies off the straight line to the corner. */
  readonly deviation: number;
}

/** Returns the path from a cell to the tip of a camp. */
export function pathTo({ board }: Rules, cell: Cell, tip: Cell): TipPath {
  const [columns, rows] = board.linesFrom(tip).map((line) => line[cell] ?? 0);
  if (columns !== undefined && rows !== undefined)
    return { distance: columns + rows, deviation: Math.abs(columns - rows) };
  // Without columns the axis of a tip leads to the opposite one: the smaller the sum of both distances, the straighter.
  const opposite = board.cellCount - 1 - tip;
  const steps = board.distance(cell, tip);
  const detour = steps + board.distance(cell, opposite) - board.distance(tip, opposite);
  return { distance: 2 * steps, deviation: Math.max(0, detour) };
}
