import type { Cell } from '@halma/rules';
import { cellOfPoint, type Lattice } from './lattice.ts';

/** The jumps of a route back to points before, as the module writes them: a bit each, with how many points away they lead. */
function jumpsBack(points: number): readonly (readonly [bit: number, back: number])[] {
  return [
    [1, 1],
    [2, points + 1],
    [4, points],
    [8, points - 1],
  ];
}

/**
 * The men who force a route: one under every jump, and one on every point off the route that would be a way between two points
 * of it. The man in the middle of four points serves both their diagonals.
 *
 * @param taken by point the jumps of the route, as the module writes them
 * @returns cells in order
 */
export function arrangementOf(lattice: Lattice, taken: Uint8Array): readonly Cell[] {
  const jumps = [...taken].flatMap((bits, point) =>
    jumpsBack(lattice.points)
      .filter(([bit]) => (bits & bit) !== 0)
      .map(([, back]) => [point - back, point] as const),
  );
  const onRoute = new Set(jumps.flat());
  const middles = new Set(jumps.map(([a, b]) => middleOf(lattice, a, b)));
  const isTouched = (point: number): boolean =>
    !onRoute.has(point) && diagonalsAt(lattice, point).filter((middle) => middles.has(middle)).length > 1;
  const blocked = Array.from({ length: lattice.points ** 2 }, (_, point) => point).filter(isTouched);
  return [...middles, ...blocked.map((point) => cellOfPoint(lattice, point))].sort((a, b) => a - b);
}

function middleOf(lattice: Lattice, a: number, b: number): Cell {
  return (cellOfPoint(lattice, a) + cellOfPoint(lattice, b)) / 2;
}

/** The squares beside a point across which a diagonal jump leads to it. */
function diagonalsAt(lattice: Lattice, point: number): readonly Cell[] {
  const { points, side } = lattice;
  const row = Math.floor(point / points);
  const column = point % points;
  const cell = cellOfPoint(lattice, point);
  return [-1, 1].flatMap((dy) =>
    [-1, 1]
      .filter((dx) => row + dy >= 0 && row + dy < points && column + dx >= 0 && column + dx < points)
      .map((dx) => cell + dy * side + dx),
  );
}
