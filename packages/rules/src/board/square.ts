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
 * Camps by number of men: the squares whose column and row, numbered from 0 at the corner, add up to at most `reach`
 * and are both less than `side`.
 */
const CAMPS: Readonly<Record<number, { readonly reach: number; readonly side: number }>> = {
  1: { reach: 0, side: 1 },
  3: { reach: 1, side: 2 },
  4: { reach: 2, side: 2 },
  6: { reach: 2, side: 3 },
  10: { reach: 3, side: 4 },
  13: { reach: 4, side: 4 },
  15: { reach: 4, side: 5 },
  19: { reach: 5, side: 5 },
};

/**
 * The smallest side length at which the central area is four squares wide. On smaller boards it is two squares wide, or
 * one if the side is odd.
 */
const LARGE_SIDE = 16;

function squareShape(side: number): Shape {
  const last = side - 1;
  // In doubled coordinates, the centre is a whole number even if the side is even.
  const doubledReach = side >= LARGE_SIDE ? 3 : 1;
  const isMiddle = (coordinate: number): boolean => Math.abs(2 * coordinate - last) <= doubledReach;
  return {
    name: 'square',
    surface: 'squares',
    corners: 4,
    rotationStep: 1,
    directions: DIRECTIONS,
    rotate: ({ x, y }) => ({ x: y, y: last - x }),
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
    toPagePoint: (point) => point,
    latticePoint: ({ x, y }) => ({ row: y, column: x }),
    latticeShift: 0,
  };
}

/**
 * Makes a square board with sides of up to 16 squares. Squares are adjacent when they share a side or a corner. The
 * square a1 is the lower left corner and is dark. Seats are at the corners: A at the lower left, then clockwise.
 *
 * @param seats the seats of the board: A to D, or A and C only
 * @param men.letters what the letter of a man in a position string stands for: its seat, or its kind of counter
 * @param men.darkOnly whether men use only the dark squares
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
