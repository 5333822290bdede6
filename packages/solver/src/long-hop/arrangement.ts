import type { Cell } from '@halma/rules';
import { cellOfPoint, type Lattice } from './lattice.ts';

/**
 * Returns the jumps of a route to earlier points, as the module encodes them: a bit each, with the distance
 * in points.
 */
function jumpsTo(points: number): readonly (readonly [bit: number, back: number])[] {
  return [
    [1, 1],
    [2, points + 1],
    [4, points],
    [8, points - 1],
  ];
}

/**
 * Returns the men that force a route: one under every jump, and one on every point off the route that would
 * be a shortcut between two points of it. A man in the middle of four points serves both their diagonals.
 *
 * @param route by point the jumps of the route, as the module encodes them
 * @returns cells in order
 */
export function arrangementOf(lattice: Lattice, route: Uint8Array): readonly Cell[] {
  const jumps = [...route].flatMap((bits, point) =>
    jumpsTo(lattice.pointsPerSide)
      .filter(([bit]) => (bits & bit) !== 0)
      .map(([, back]) => [point - back, point] as const),
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

/** Returns the squares beside a point across which a diagonal jump leads to it. */
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
