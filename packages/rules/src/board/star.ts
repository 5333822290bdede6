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
const REACH = 4;
/** Steps from the centre to a tip. */
const TIP = 2 * REACH;

/** The radius of the central area, in steps. */
const CENTRE_REACH = 2;

/** Camps by their number of men: the holes of a point at least this many lines from the centre. */
const CAMPS: Readonly<Record<number, number>> = { 10: 5, 15: 4 };

/** Returns the coordinates on the three axes through opposite points; their sum is always 0. */
function starAxes({ x, y }: Coordinates): readonly [number, number, number] {
  return [(x - y) / 2, y, -(x + y) / 2];
}

/** Returns the distance from the centre towards a tip, along the tip's axis. */
function towards(tip: Coordinates, place: Coordinates): number {
  const axis = starAxes(tip).findIndex((value) => Math.abs(value) === TIP);
  return (starAxes(place)[axis] ?? 0) * Math.sign(starAxes(tip)[axis] ?? 0);
}

const distance = (dx: number, dy: number): number => Math.max(...starAxes({ x: dx, y: dy }).map(Math.abs));

/** x counts half columns, so that neighbours differ by (±2, 0) or (±1, ±1); the centre is (0, 0). */
const STAR: Shape = {
  name: 'star',
  surface: 'holes',
  corners: 6,
  turnStep: 1,
  directions: DIRECTIONS,
  turn: ({ x, y }) => ({ x: (x + 3 * y) / 2, y: (y - x) / 2 }),
  mirror: ({ x, y }) => ({ x: -x, y }),
  parityClass: ({ x, y }) => 2 * Math.abs(y % 2) + Math.abs(((x + y) / 2) % 2),
  distance,
  lines: (corner, place) => [TIP - towards(corner, place)],
  isCentral: ({ x, y }) => distance(x, y) <= CENTRE_REACH,
  isInCamp: (men, corner, place) => {
    const line = CAMPS[men];
    if (line === undefined || towards(corner, place) < line) return false;
    const axis = starAxes(corner).findIndex((value) => Math.abs(value) === TIP);
    return starAxes(place).every((value, index) => index === axis || Math.abs(value) <= REACH);
  },
  halfColumn: ({ x }) => x,
  onPage: (place) => place,
  // Slanted rows: the six directions become rows, columns and one diagonal.
  lattice: ({ x, y }) => ({ row: y + TIP, column: (x - y) / 2 + TIP }),
  // Reduces the bit numbers to 1 to 62, so that a set can shift one bit in either direction without losing any.
  latticeShift: 4,
};

/** Makes the star of 121 holes: two overlapping triangles of side 13. */
export function starBoard(): Board {
  const cells: CellSpec[] = [];
  for (let y = -TIP; y <= TIP; y += 1) {
    let number = 0;
    for (let x = -3 * REACH; x <= 3 * REACH; x += 1) {
      if ((x + y) % 2 !== 0 || !isInStar({ x, y })) continue;
      number += 1;
      cells.push({ name: `${ROW_LETTERS[y + TIP]}${number}`, x, y, playable: true });
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

/** Does a hole lie in one of the two triangles: all three axes at most 4, or all three at least −4? */
function isInStar(place: Coordinates): boolean {
  const axes = starAxes(place);
  return axes.every((value) => value <= REACH) || axes.every((value) => value >= -REACH);
}
