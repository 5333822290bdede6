/** An edge between a left node and a right node, both numbered from 0. */
export type Edge = readonly [left: number, right: number];

const NONE = -1;

/**
 * Gives each edge of a bipartite graph a colour from 0 up to, but not including, `colours`, such that no two
 * edges at a node have the same colour. This is possible if no node has more edges than there are colours
 * (König 1916). If the two ends of an edge lack different colours, exchanging these two colours along an
 * alternating path makes one of them free at both ends.
 */
export function colourEdges(edges: readonly Edge[], colours: number): number[] {
  const leftCount = 1 + Math.max(NONE, ...edges.map(([left]) => left));
  const rightCount = 1 + Math.max(NONE, ...edges.map(([, right]) => right));
  /** The edge of each colour at each node; right nodes follow the left ones. */
  const edgeByColour = new Int32Array((leftCount + rightCount) * colours).fill(NONE);
  const colourOf = new Int32Array(edges.length).fill(NONE);
  const ends = edges.map(([left, right]) => [left, leftCount + right] as const);
  const freeColour = (node: number): number =>
    edgeByColour.subarray(node * colours, (node + 1) * colours).indexOf(NONE);
  const paint = (edge: number, colour: number): void => {
    for (const node of ends[edge] ?? []) edgeByColour[node * colours + colour] = edge;
    colourOf[edge] = colour;
  };
  /** Lists the edges from a node along which two colours alternate. */
  const alternatingPath = (start: number, first: number, second: number): number[] => {
    const path: number[] = [];
    for (let [node, colour, next] = [start, first, second]; ; [colour, next] = [next, colour]) {
      const edge = edgeByColour[node * colours + colour] as number;
      if (edge === NONE) return path;
      path.push(edge);
      const [left, right] = ends[edge] as readonly [number, number];
      node = node === left ? right : left;
    }
  };
  for (const [edge, [left, right]] of ends.entries()) {
    const leftFree = freeColour(left);
    const rightFree = freeColour(right);
    if (edgeByColour[right * colours + leftFree] !== NONE) {
      const path = alternatingPath(right, leftFree, rightFree);
      for (const step of path)
        for (const node of ends[step] ?? []) edgeByColour[node * colours + (colourOf[step] as number)] = NONE;
      for (const step of path) paint(step, colourOf[step] === leftFree ? rightFree : leftFree);
    }
    paint(edge, leftFree);
  }
  return Array.from(colourOf);
}
