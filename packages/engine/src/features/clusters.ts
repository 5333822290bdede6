import type { Cell } from '@halma/rules';

/**
 * Divides cells into clusters: the connected components of the graph whose edges are the pairs that satisfy
 * `areLinked`.
 */
export function clustersOf(
  cells: readonly Cell[],
  areLinked: (a: Cell, b: Cell) => boolean,
): readonly (readonly Cell[])[] {
  const unassigned = new Set(cells);
  const clusters: Cell[][] = [];
  for (const first of unassigned) {
    const cluster = [first];
    unassigned.delete(first);
    for (const member of cluster) {
      for (const other of unassigned) {
        if (!areLinked(member, other)) continue;
        cluster.push(other);
        unassigned.delete(other);
      }
    }
    clusters.push(cluster);
  }
  return clusters;
}
