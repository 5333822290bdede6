import type { Cell, Walk } from '@halma/rules';
import type { CrossingSymmetries, Symmetry } from '../army/symmetries.ts';

/**
 * The whole way that two beginnings make: the first, and then the image of the other gone backwards.
 *
 * @param cells where the army starts
 * @param first leads to an image of what the other leads to, by the half turn or the cross mirror
 */
export function joinedWay(
  cells: readonly Cell[],
  first: readonly Walk[],
  other: readonly Walk[],
  { turn, cross }: CrossingSymmetries,
): readonly Walk[] {
  const met = placementAfter(cells, first);
  const goal = placementAfter(cells, other);
  const carries = (symmetry: Symmetry): boolean => [...met].every((cell) => goal.has(symmetry[cell] ?? cell));
  const symmetry = [turn, cross].find(carries);
  if (symmetry === undefined)
    throw new Error(`halves of ${first.length} and ${other.length} moves do not meet`);
  const image = (cell: Cell): Cell => symmetry[cell] ?? cell;
  const back = other
    .toReversed()
    .map(({ from, to }): Walk => ({ kind: 'walk', from: image(to), to: image(from) }));
  return [...first, ...back];
}

/** Where the men stand after some moves. */
function placementAfter(cells: readonly Cell[], moves: readonly Walk[]): ReadonlySet<Cell> {
  const placement = new Set(cells);
  for (const { from, to } of moves) {
    placement.delete(from);
    placement.add(to);
  }
  return placement;
}
