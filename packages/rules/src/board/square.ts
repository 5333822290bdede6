import type { Seat } from '../seat.ts';
import { type Board, type Direction, isDarkAt, makeBoard, type Spot } from './board.ts';

const COLUMNS = 'abcdefghijklmnop';

/** North first, then clockwise. */
const EIGHT_WAYS: readonly Direction[] = [
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
 * A square board of the given side, 16 at most. Squares touch at a side or a corner; a1 is the lower left corner and
 * dark. Seats sit at the corners: A lower left, then clockwise.
 *
 * @param seats the seats that play on it: A to D, or A and C alone
 * @param men `seats` where any man of a seat is like another; `kinds` where counters differ, on all squares or the dark ones
 */
export function squareBoard(
  id: string,
  side: number,
  seats: readonly Seat[],
  men: { readonly letters: Board['letters']; readonly darkOnly: boolean } = {
    letters: 'seats',
    darkOnly: false,
  },
): Board {
  const spots: Spot[] = [];
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      spots.push({ name: squareName(x, y), x, y, playable: !men.darkOnly || isDarkAt(x, y) });
    }
  }
  const far = side - 1;
  const corners = [squareName(0, 0), squareName(0, far), squareName(far, far), squareName(far, 0)];
  return makeBoard({
    id,
    shape: 'square',
    spots,
    directions: EIGHT_WAYS,
    letters: men.letters,
    tips: new Map(seats.map((seat) => [seat, corners[seat - 1] ?? ''])),
    classOf: (x, y) => 2 * (y % 2) + (x % 2),
    span: (dx, dy) => Math.max(Math.abs(dx), Math.abs(dy)),
  });
}

function squareName(x: number, y: number): string {
  return `${COLUMNS[x]}${y + 1}`;
}
