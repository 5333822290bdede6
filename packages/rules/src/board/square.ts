import type { Seat } from '../seat.ts';
import { type Board, type CellSpec, isDarkAt, makeBoard } from './board.ts';
import type { Direction, Shape } from './shape.ts';

const COLUMNS = 'abcdefghijklmnop';

/** North first, then clockwise. */
const DIRECTIONS: readonly Direction[] = [
  { dx: 0, dy: 1 },
  { dx: 1, dy: 1 },
  { dx: 1, dy: 0 },
  { dx: 1, dy: -1 },
  { dx: 0, dy: -1 },
  { dx: -1, dy: -1 },
  { dx: -1, dy: 0 },
  { dx: -1, dy: 1 },
];

/**
 * Camps by their number of men: the squares whose column and row, counted from 0 at the corner, add up to at most
 * `reach` and are each below `side`.
 */
const CAMPS: Readonly<Record<number, { readonly reach: number; readonly side: number }>> = {
  3: { reach: 1, side: 2 },
  6: { reach: 2, side: 3 },
  10: { reach: 3, side: 4 },
  13: { reach: 4, side: 4 },
  15: { reach: 4, side: 5 },
  19: { reach: 5, side: 5 },
};

/** From this side length on, the central area is four squares wide; on smaller boards two. */
const LARGE_SIDE = 16;

function squareShape(side: number): Shape {
  const last = side - 1;
  const centreReach = side >= LARGE_SIDE ? 3 : 1;
  const isMiddle = (at: number): boolean => Math.abs(2 * at - last) <= centreReach;
  return {
    name: 'square',
    surface: 'squares',
    corners: 4,
    turnStep: 1,
    directions: DIRECTIONS,
    turn: ({ x, y }) => ({ x: y, y: last - x }),
    mirror: ({ x, y }) => ({ x: y, y: x }),
    parityClass: ({ x, y }) => 2 * (y % 2) + (x % 2),
    distance: (dx, dy) => Math.max(Math.abs(dx), Math.abs(dy)),
    lines: (corner, { x, y }) => [Math.abs(x - corner.x), Math.abs(y - corner.y)],
    isCentral: ({ x, y }) => isMiddle(x) && isMiddle(y),
    isInCamp: (men, corner, { x, y }) => {
      const camp = CAMPS[men];
      const [across, up] = [Math.abs(x - corner.x), Math.abs(y - corner.y)];
      return camp !== undefined && across + up <= camp.reach && Math.max(across, up) < camp.side;
    },
    halfColumn: ({ x }) => 2 * x,
    onPage: (place) => place,
    lattice: ({ x, y }) => ({ row: y, column: x }),
    latticeShift: 0,
  };
}

/**
 * Makes a square board of a side length of at most 16. Squares are adjacent at a side or a corner; a1 is the lower left
 * corner and dark. Seats sit at the corners: A lower left, then clockwise.
 *
 * @param seats the seats of the board: A to D, or A and C only
 * @param men `seats` when all men of a seat are alike; `kinds` when counters differ; `darkOnly` when they use only dark squares
 */
export function squareBoard(
  id: string,
  side: number,
  seats: readonly Seat[],
  men: { readonly letters: Board['manLetters']; readonly darkOnly: boolean } = {
    letters: 'seats',
    darkOnly: false,
  },
): Board {
  const cells: CellSpec[] = [];
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      cells.push({ name: squareName(x, y), x, y, playable: !men.darkOnly || isDarkAt(x, y) });
    }
  }
  const last = side - 1;
  const corners = [squareName(0, 0), squareName(0, last), squareName(last, last), squareName(last, 0)];
  return makeBoard({
    id,
    shape: squareShape(side),
    cells,
    manLetters: men.letters,
    tips: new Map(seats.map((seat) => [seat, corners[seat - 1] ?? ''])),
  });
}

function squareName(x: number, y: number): string {
  return `${COLUMNS[x]}${y + 1}`;
}
