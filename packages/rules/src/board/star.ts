import { type Board, type CellSpec, makeBoard } from './board.ts';
import type { Coordinates, Direction, Shape } from './shape.ts';

const ROW_LETTERS = 'abcdefghijklmnopq';

/** East first, then counterclockwise. */
const DIRECTIONS: readonly Direction[] = [
  { dx: 2, dy: 0 },
  { dx: 1, dy: 1 },
  { dx: -1, dy: 1 },
  { dx: -2, dy: 0 },
  { dx: -1, dy: -1 },
  { dx: 1, dy: -1 },
];

/** The number of holes along each side of a point on the standard star. */
const STANDARD_SIDE = 4;

/**
 * The number to subtract from the bit indices of the standard star: they then run from 1 to 62, so a set can be shifted
 * by one bit in either direction without losing members. Smaller stars fit without it.
 */
const STANDARD_LATTICE_SHIFT = 4;

/** Returns the coordinates along the three axes through opposite tips. Their sum is always 0. */
function starAxes({ x, y }: Coordinates): readonly [number, number, number] {
  return [(x - y) / 2, y, -(x + y) / 2];
}

const distance = (dx: number, dy: number): number => Math.max(...starAxes({ x: dx, y: dy }).map(Math.abs));

/**
 * Returns the coordinates of a point along the axis towards a tip, and along the next of the three axes. A rotation of
 * the star that maps one tip to another keeps both.
 */
function towards(tip: Coordinates, point: Coordinates): { readonly along: number; readonly across: number } {
  const tipAxes = starAxes(tip);
  const axis = tipAxes.findIndex((value) => Math.abs(value) === distance(tip.x, tip.y));
  const sign = Math.sign(tipAxes[axis] ?? 0);
  const axes = starAxes(point);
  return { along: sign * (axes[axis] ?? 0), across: sign * (axes[(axis + 1) % axes.length] ?? 0) };
}

/**
 * x counts half columns, so neighbours differ by (±2, 0) or (±1, ±1); the centre is (0, 0).
 *
 * @param side the number of holes along each side of a point, which is also the distance from the centre to a corner of
 *   the hexagon
 */
function starShape(side: number): Shape {
  const tipDistance = 2 * side;
  /** The radius of the central area, in steps. */
  const centreRadius = Math.floor(side / 2);
  return {
    name: 'star',
    surface: 'holes',
    corners: 6,
    rotationStep: 1,
    directions: DIRECTIONS,
    rotate: ({ x, y }) => ({ x: (x + 3 * y) / 2, y: (y - x) / 2 }),
    mirror: ({ x, y }) => ({ x: -x, y }),
    parityClass: ({ x, y }) => 2 * Math.abs(y % 2) + Math.abs(((x + y) / 2) % 2),
    distance,
    lines: (corner, point) => [tipDistance - towards(corner, point).along],
    isCentral: ({ x, y }) => distance(x, y) <= centreRadius,
    // Camps fill the rows of a point from its tip, and finally the row behind the point, which is a side of the
    // hexagon.
    isInCamp: (men, corner, point) => {
      const { along, across } = towards(corner, point);
      const [row, place] = [tipDistance - along, across + side];
      if (row > side || place < 0 || place > row) return false;
      const largestCamp = ((side + 1) * (side + 2)) / 2;
      return men <= largestCamp && (row * (row + 1)) / 2 + place < men;
    },
    halfColumn: ({ x }) => x,
    toPagePoint: (point) => point,
    // Slanted rows turn the six directions into rows, columns and one diagonal.
    latticePoint: ({ x, y }) => ({ row: y + tipDistance, column: (x - y) / 2 + tipDistance }),
    latticeShift: side === STANDARD_SIDE ? STANDARD_LATTICE_SHIFT : 0,
  };
}

/**
 * Makes a star: two overlapping triangles.
 *
 * @param side the number of holes along each side of a point, 1 to 4; the standard star of 121 holes has 4
 */
export function starBoard(id: string, side: number): Board {
  const tipDistance = 2 * side;
  const cells: CellSpec[] = [];
  for (let y = -tipDistance; y <= tipDistance; y += 1) {
    let hole = 0;
    for (let x = -3 * side; x <= 3 * side; x += 1) {
      if ((x + y) % 2 !== 0 || !isInStar({ x, y }, side)) continue;
      hole += 1;
      cells.push({ name: `${ROW_LETTERS[y + tipDistance]}${hole}`, x, y, playable: true });
    }
  }
  const tip = (row: number, hole: number): string => `${ROW_LETTERS[row]}${hole}`;
  /** The number of holes in the rows that contain two tips. */
  const longestRow = 3 * side + 1;
  return makeBoard({
    id,
    shape: starShape(side),
    cells,
    manLetters: 'seats',
    tips: new Map([
      [1, tip(0, 1)],
      [2, tip(side, 1)],
      [3, tip(3 * side, 1)],
      [4, tip(4 * side, 1)],
      [5, tip(3 * side, longestRow)],
      [6, tip(side, longestRow)],
    ]),
  });
}

/**
 * Returns whether a point is in one of the two triangles: all three coordinates along the axes are at most the side, or
 * all are at least its negative.
 */
function isInStar(point: Coordinates, side: number): boolean {
  const axes = starAxes(point);
  return axes.every((value) => value <= side) || axes.every((value) => value >= -side);
}
