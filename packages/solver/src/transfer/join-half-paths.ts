import type { Cell, NormalMove } from '@halma/rules';
import type { CrossingSymmetries, Symmetry } from '../army/symmetries.ts';

/**
 * Joins two half paths: the first one, then the reversed image of the second.
 *
 * @param cells the cells of the army at the start
 * @param first the half path that leads to the image of the last placement of `second` under the half turn or the cross
 *   mirror
 */
export function joinHalfPaths(
  cells: readonly Cell[],
  first: readonly NormalMove[],
  second: readonly NormalMove[],
  { halfTurn, crossMirror }: CrossingSymmetries,
): readonly NormalMove[] {
  const firstEnd = placementAfter(cells, first);
  const secondEnd = placementAfter(cells, second);
  const mapsEnds = (symmetry: Symmetry): boolean =>
    [...firstEnd].every((cell) => secondEnd.has(symmetry[cell] ?? cell));
  const symmetry = [halfTurn, crossMirror].find(mapsEnds);
  if (symmetry === undefined)
    throw new Error(`half paths of ${first.length} and ${second.length} moves do not join`);
  const image = (cell: Cell): Cell => symmetry[cell] ?? cell;
  const reversed = second
    .toReversed()
    .map(({ from, to }): NormalMove => ({ kind: 'normal', from: image(to), to: image(from) }));
  return [...first, ...reversed];
}

/** Returns the cells of the army after the moves. */
function placementAfter(cells: readonly Cell[], moves: readonly NormalMove[]): ReadonlySet<Cell> {
  const placement = new Set(cells);
  for (const { from, to } of moves) {
    placement.delete(from);
    placement.add(to);
  }
  return placement;
}
