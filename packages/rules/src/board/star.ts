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

/** Steps from the centre to the corners of the central hexagon; also the number of rows of a point. */
const HEXAGON_RADIUS = 4;
/** Steps from the centre to a tip. */
const TIP_DISTANCE = 2 * HEXAGON_RADIUS;

/** The radius of the central area, in steps. */
const CENTRE_RADIUS = 2;

/** Camps by number of men: the holes of a point that are at least this many lines from the centre. */
const CAMPS: Readonly<Record<number, number>> = { 10: 5, 15: 4 };

/** Returns the coordinates along the three axes through opposite tips. Their sum is always 0. */
function starAxes({ x, y }: Coordinates): readonly [number, number, number] {
  return [(x - y) / 2, y, -(x + y) / 2];
}

/** Returns how far a point is from the centre towards a tip, along the tip's axis. */
function distanceTowards(tip: Coordinates, point: Coordinates): number {
  const axis = starAxes(tip).findIndex((value) => Math.abs(value) === TIP_DISTANCE);
  return (starAxes(point)[axis] ?? 0) * Math.sign(starAxes(tip)[axis] ?? 0);
}

const distance = (dx: number, dy: number): number => Math.max(...starAxes({ x: dx, y: dy }).map(Math.abs));

/** x counts half columns, so that neighbours differ by (±2, 0) or (±1, ±1); the centre is (0, 0). */
const STAR: Shape = {
  name: 'star',
  surface: 'holes',
  corners: 6,
  rotationStep: 1,
  directions: DIRECTIONS,
  rotate: ({ x, y }) => ({ x: (x + 3 * y) / 2, y: (y - x) / 2 }),
  mirror: ({ x, y }) => ({ x: -x, y }),
  parityClass: ({ x, y }) => 2 * Math.abs(y % 2) + Math.abs(((x + y) / 2) % 2),
  distance,
  lines: (corner, point) => [TIP_DISTANCE - distanceTowards(corner, point)],
  isCentral: ({ x, y }) => distance(x, y) <= CENTRE_RADIUS,
  isInCamp: (men, corner, point) => {
    const line = CAMPS[men];
    if (line === undefined || distanceTowards(corner, point) < line) return false;
    const axis = starAxes(corner).findIndex((value) => Math.abs(value) === TIP_DISTANCE);
    return starAxes(point).every((value, index) => index === axis || Math.abs(value) <= HEXAGON_RADIUS);
  },
  halfColumn: ({ x }) => x,
  toPagePoint: (point) => point,
  // Slanted rows turn the six directions into rows, columns and one diagonal.
  latticePoint: ({ x, y }) => ({ row: y + TIP_DISTANCE, column: (x - y) / 2 + TIP_DISTANCE }),
  // Bit indices then run from 1 to 62, so that a set can shift by one bit in either direction without losing any.
  latticeShift: 4,
};

/** Makes the star of 121 holes: two overlapping triangles with sides of 13 holes. */
export function starBoard(): Board {
  const cells: CellSpec[] = [];
  for (let y = -TIP_DISTANCE; y <= TIP_DISTANCE; y += 1) {
    let number = 0;
    for (let x = -3 * HEXAGON_RADIUS; x <= 3 * HEXAGON_RADIUS; x += 1) {
      if ((x + y) % 2 !== 0 || !isInStar({ x, y })) continue;
      number += 1;
      cells.push({ name: `${ROW_LETTERS[y + TIP_DISTANCE]}${number}`, x, y, playable: true });
    }
  }
  return makeBoard({
    id: 'S121',
    shape: STAR,
    cells,
    manLetters: 'seats',
    tips: new Map([
      [1, 'a1'],
      [2, 'e1'],
      [3, 'm1'],
      [4, 'q1'],
      [5, 'm13'],
      [6, 'e13'],
    ]),
  });
}

/** Returns whether a point is in one of the two triangles: all three coordinates at most 4, or all at least −4. */
function isInStar(point: Coordinates): boolean {
  const axes = starAxes(point);
  return axes.every((value) => value <= HEXAGON_RADIUS) || axes.every((value) => value >= -HEXAGON_RADIUS);
}
