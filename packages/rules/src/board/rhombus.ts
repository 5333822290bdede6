import { type Board, type CellSpec, makeBoard } from './board.ts';
import type { Direction, Shape } from './shape.ts';

const COLUMNS = 'abcdefghi';

/** The directions from seat A's side: right first, then counterclockwise. */
const DIRECTIONS: readonly Direction[] = [
  { dx: 1, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 1 },
  { dx: -1, dy: 0 },
  { dx: 0, dy: -1 },
];

/** A camp of four men is a small rhombus; other camps fill rows from the tip. */
const FOUR_MEN = 4;

/** From this side length on, the central area reaches two steps from the centre; on smaller boards one. */
const LARGE_SIDE = 9;

function rhombusShape(side: number): Shape {
  const last = side - 1;
  const centreReach = side >= LARGE_SIDE ? 4 : 2;
  return {
    name: 'rhombus',
    surface: 'holes',
    corners: 4,
    turnStep: 2,
    directions: DIRECTIONS,
    turn: ({ x, y }) => ({ x: last - x, y: last - y }),
    mirror: ({ x, y }) => ({ x: y, y: x }),
    parityClass: ({ x, y }) => 2 * (y % 2) + (x % 2),
    distance: (dx, dy) =>
      Math.sign(dx) === -Math.sign(dy) ? Math.max(Math.abs(dx), Math.abs(dy)) : Math.abs(dx + dy),
    lines: (corner, { x, y }) => [Math.abs(x - corner.x) + Math.abs(y - corner.y)],
    isCentral: ({ x, y }) =>
      [2 * x - last, 2 * y - last, 2 * (x + y) - 2 * last].every((off) => Math.abs(off) <= centreReach),
    isInCamp: (men, corner, place) => {
      const [x, y] = [Math.abs(place.x - corner.x), Math.abs(place.y - corner.y)];
      const row = x + y;
      return men === FOUR_MEN ? Math.max(x, y) < 2 : (row * (row + 1)) / 2 + x < men;
    },
    halfColumn: ({ x, y }) => 2 * x + y,
    onPage: ({ x, y }) => ({ x: x - y, y: x + y - last }),
    lattice: ({ x, y }) => ({ row: y, column: x }),
    latticeShift: 0,
  };
}

/**
 * Makes a rhombus of a side length of at most 9: two opposite camps of the star and the cells between them. The acute
 * corners are the tips: a1 for seat A, the opposite corner for seat C.
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
