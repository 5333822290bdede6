import type { Cell } from '@halma/rules';

/** Divides cells into clusters: from each cell of one every other can be reached by links, and no cell of another. */
export function clustersOf(
  cells: readonly Cell[],
  areLinked: (one: Cell, other: Cell) => boolean,
): readonly (readonly Cell[])[] {
  const left = new Set(cells);
  const clusters: Cell[][] = [];
  for (const first of left) {
    const cluster = [first];
    left.delete(first);
    for (const member of cluster) {
      for (const other of left) {
        if (!areLinked(member, other)) continue;
        cluster.push(other);
        left.delete(other);
      }
    }
    clusters.push(cluster);
  }
  return clusters;
}
