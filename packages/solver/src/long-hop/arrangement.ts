import type { Cell } from '@halma/rules';
import { cellOfPoint, type Lattice } from './lattice.ts';

/**
 * Returns the jumps from a point to earlier ones: the bit of each in the module's encoding, and how many points back
 * it leads.
 */
function edgeDirections(pointsPerSide: number): readonly (readonly [bit: number, pointsBack: number])[] {
  return [
    [1, 1],
    [2, pointsPerSide + 1],
    [4, pointsPerSide],
    [8, pointsPerSide - 1],
  ];
}

/**
 * Returns the cells of the men that force a route: one under each jump, and one on each point off the route that would
 * be a shortcut between two points on it. A man in the middle of four points serves both of their diagonals.
 *
 * @param route for each point, the bits of the route's jumps from it to earlier points
 * @returns the cells in order
 */
export function arrangementOf(lattice: Lattice, route: Uint8Array): readonly Cell[] {
  const jumps = [...route].flatMap((bits, point) =>
    edgeDirections(lattice.pointsPerSide)
      .filter(([bit]) => (bits & bit) !== 0)
      .map(([, pointsBack]) => [point - pointsBack, point] as const),
  );
  const onRoute = new Set(jumps.flat());
  const middles = new Set(jumps.map(([a, b]) => middleOf(lattice, a, b)));
  const isShortcut = (point: number): boolean =>
    !onRoute.has(point) && diagonalsAt(lattice, point).filter((middle) => middles.has(middle)).length > 1;
  const blocked = Array.from({ length: lattice.pointsPerSide ** 2 }, (_, point) => point).filter(isShortcut);
  return [...middles, ...blocked.map((point) => cellOfPoint(lattice, point))].sort((a, b) => a - b);
}

function middleOf(lattice: Lattice, a: number, b: number): Cell {
  return (cellOfPoint(lattice, a) + cellOfPoint(lattice, b)) / 2;
}

/** Returns the squares that diagonal jumps to a point pass over. */
function diagonalsAt(lattice: Lattice, point: number): readonly Cell[] {
  const { pointsPerSide: points, boardSide: side } = lattice;
  const row = Math.floor(point / points);
  const column = point % points;
  const cell = cellOfPoint(lattice, point);
  return [-1, 1].flatMap((dy) =>
    [-1, 1]
      .filter((dx) => row + dy >= 0 && row + dy < points && column + dx >= 0 && column + dx < points)
      .map((dx) => cell + dy * side + dx),
  );
}
