import type { Board, Cell } from '@halma/rules';

/** A cell as the kernel numbers it: 64 × parity class + 8 × half its row + half its column. */
export type Place = number;

/** The kernel's number of a cell of a square board. */
export function placeOfCell(board: Board, cell: Cell): Place {
  const row = board.y[cell] ?? 0;
  const column = board.x[cell] ?? 0;
  return 64 * (2 * (row & 1) + (column & 1)) + 8 * (row >> 1) + (column >> 1);
}

/** The cell of a square board that the kernel numbers so. */
export function cellOfPlace(board: Board, place: Place): Cell {
  const bits = place & 63;
  const row = 2 * (bits >> 3) + ((place >> 7) & 1);
  const column = 2 * (bits & 7) + ((place >> 6) & 1);
  return row * board.rows.length + column;
}
