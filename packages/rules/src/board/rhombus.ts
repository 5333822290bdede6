import { type Board, type CellSpec, makeBoard } from './board.ts';
import type { Direction, Shape } from './shape.ts';

const COLUMNS = 'abcdefghi';

/** The directions as seen from seat A: right first, then counterclockwise. */
const DIRECTIONS: readonly Direction[] = [
  { dx: 1, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 1 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: -1 },
];

/** The size of the camp that is itself a small rhombus; camps of other sizes fill rows from the tip. */
const RHOMBUS_CAMP_MEN = 4;

/** The smallest side length at which the central area reaches two steps from the centre instead of one. */
const LARGE_SIDE = 9;

function rhombusShape(side: number): Shape {
  const last = side - 1;
  // In doubled coordinates, the centre is a whole number even if the side is even.
  const doubledReach = side >= LARGE_SIDE ? 4 : 2;
  return {
    name: 'rhombus',
    surface: 'holes',
    corners: 4,
    rotationStep: 2,
    directions: DIRECTIONS,
    rotate: ({ x, y }) => ({ x: last - x, y: last - y }),
    mirror: ({ x, y }) => ({ x: y, y: x }),
    parityClass: ({ x, y }) => 2 * (y % 2) + (x % 2),
    distance: (dx, dy) =>
      Math.sign(dx) === -Math.sign(dy) ? Math.max(Math.abs(dx), Math.abs(dy)) : Math.abs(dx + dy),
    lines: (corner, { x, y }) => [Math.abs(x - corner.x) + Math.abs(y - corner.y)],
    isCentral: ({ x, y }) =>
      [2 * x - last, 2 * y - last, 2 * (x + y) - 2 * last].every(
        (offset) => Math.abs(offset) <= doubledReach,
      ),
    isInCamp: (men, corner, point) => {
      const [x, y] = [Math.abs(point.x - corner.x), Math.abs(point.y - corner.y)];
      const row = x + y;
      return men === RHOMBUS_CAMP_MEN ? Math.max(x, y) < 2 : (row * (row + 1)) / 2 + x < men;
    },
    halfColumn: ({ x, y }) => 2 * x + y,
    toPagePoint: ({ x, y }) => ({ x: x - y, y: x + y - last }),
    latticePoint: ({ x, y }) => ({ row: y, column: x }),
    latticeShift: 0,
  };
}

/**
 * Makes a rhombus with sides of up to 9 cells. With sides of 9, it is the part of the star between two opposite tips.
 * The acute corners are the tips: a1 for seat A, the opposite corner for seat C.
 */
export function rhombusBoard(id: string, side: number): Board {
  const cells: CellSpec[] = [];
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) cells.push({ name: `${COLUMNS[x]}${y + 1}`, x, y, playable: true });
  }
  return makeBoard({
    id,
    shape: rhombusShape(side),
    cells,
    manLetters: 'seats',
    tips: new Map([
      [1, 'a1'],
      [3, cells.at(-1)?.name ?? ''],
    ]),
  });
}
