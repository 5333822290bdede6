import type { Board, Cell, Rules, Seat } from '@halma/rules';

/** A board as it lies before one seat. Two seats have the same bearings, but for the turn of the board between them. */
export interface Bearings {
  /** By cell: steps from there to the tip of the target on an empty board. */
  readonly way: Uint8Array;
  /** The directions as numbers of the board's list, beginning with the same one as the seat sees it. */
  readonly directions: readonly number[];
  /** Those of them that lead towards the target. */
  readonly onward: readonly number[];
  /** Every cell, from the tip of the home camp outwards. */
  readonly cells: readonly Cell[];
}

const known = new WeakMap<Rules, Map<Seat, Bearings>>();

/** The bearings of a seat in a game with camps, worked out once for each rules. */
export function bearingsOf(rules: Rules, seat: Seat): Bearings {
  const seats = known.get(rules) ?? new Map<Seat, Bearings>();
  known.set(rules, seats);
  const ready = seats.get(seat) ?? takeBearings(rules, seat);
  seats.set(seat, ready);
  return ready;
}

/** Of the directions as a seat sees them, those that lead onwards: three on the square, two on the star. */
const ONWARD: Readonly<Record<Board['shape'], readonly [number, number]>> = { square: [0, 3], star: [1, 3] };

function takeBearings({ board, yards }: Rules, seat: Seat): Bearings {
  const { homeTip = board.wall, targetTip = board.wall } = yards[seat] ?? {};
  const width = board.directions.length;
  const directions = board.directions.map((_, way) => (way + turnOf(board, seat)) % width);
  const way = Uint8Array.from({ length: board.cells }, (_, cell) => board.distance(cell, targetTip));
  return {
    way,
    directions,
    onward: directions.slice(...ONWARD[board.shape]),
    cells: outwards(board, homeTip, directions),
  };
}

/** How far the board's list of directions is turned for a seat. The square lists them clockwise like the seats, the star not. */
function turnOf({ shape }: Board, seat: Seat): number {
  return shape === 'square' ? 2 * (seat - 1) : 7 - seat;
}

function outwards(board: Board, from: Cell, directions: readonly number[]): readonly Cell[] {
  const found = new Set([from]);
  for (const cell of found) {
    for (const direction of directions) {
      const next = neighbour(board, cell, direction);
      if (next !== board.wall) found.add(next);
    }
  }
  return [...found];
}

/** The cell next to another in a direction; the wall beyond the edge. */
export function neighbour({ neighbours, directions, wall }: Board, cell: Cell, direction: number): Cell {
  return neighbours[cell * directions.length + direction] ?? wall;
}
