import type { Board, Cell, Seat } from '@halma/rules';
import type { Placement } from './positions.ts';

/** A way to lay a board on itself. */
export interface Laying {
  readonly cell: (cell: Cell) => Cell;
  readonly seat: (seat: Seat) => Seat;
}

const corners = ({ shape }: Board): number => (shape === 'square' ? 4 : 6);

const cellAt = (board: Board, x: number, y: number): Cell =>
  board.names.findIndex((_, cell) => board.x[cell] === x && board.y[cell] === y);

/** Turns a board clockwise by so many corners. */
export function turned(board: Board, by: number): Laying {
  const once = (cell: Cell): Cell => {
    const [x = 0, y = 0] = [board.x[cell], board.y[cell]];
    return board.shape === 'square'
      ? cellAt(board, y, board.rows.length - 1 - x)
      : cellAt(board, (x + 3 * y) / 2, (y - x) / 2);
  };
  return {
    cell: (cell) => Array.from({ length: by }).reduce<Cell>(once, cell),
    seat: (seat) => ((seat - 1 + by) % corners(board)) + 1,
  };
}

/** Mirrors a board in the line from seat A's corner to the one opposite. */
export function mirrored(board: Board): Laying {
  return {
    cell: (cell) => {
      const [x = 0, y = 0] = [board.x[cell], board.y[cell]];
      return board.shape === 'square' ? cellAt(board, y, x) : cellAt(board, -x, y);
    },
    seat: (seat) => ((corners(board) + 1 - seat) % corners(board)) + 1,
  };
}

/** The men where the board lies otherwise. */
export function laid(placement: Placement, laying: Laying): Placement {
  return new Map([...placement].map(([cell, seat]) => [laying.cell(cell), laying.seat(seat)]));
}
