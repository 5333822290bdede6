import type { Board, Cell } from '@halma/rules';

/** A cell as the kernel numbers it: 64 × parity class + 8 × half its row + half its column, less a constant on the star. */
export type Place = number;

export const PLACES_ON_BOARD = 256;

/** Half the width of the star, from which its rows and columns are counted. */
const STAR_CENTRE = 8;
/** What brings the star's bits down to 1 to 62; a set may then be moved one bit either way without losing any. */
const STAR_SHIFT = 4;

interface Spot {
  readonly row: number;
  readonly column: number;
}

/** Rows and columns of the lattice. The star's rows are slanted, so that its six ways are rows, columns and one diagonal. */
function spotOf(board: Board, cell: Cell): Spot {
  const x = board.x[cell] ?? 0;
  const y = board.y[cell] ?? 0;
  if (board.shape === 'square') return { row: y, column: x };
  return { row: y + STAR_CENTRE, column: (x - y) / 2 + STAR_CENTRE };
}

/** The kernel's number of a cell. */
export function placeOfCell(board: Board, cell: Cell): Place {
  const { row, column } = spotOf(board, cell);
  const shift = board.shape === 'square' ? 0 : STAR_SHIFT;
  return 64 * (2 * (row & 1) + (column & 1)) + 8 * (row >> 1) + (column >> 1) - shift;
}

/** The kernel's numbers of all cells, and the cells by number. */
export interface PlaceMap {
  readonly places: Uint8Array;
  readonly cells: Uint8Array;
}

const known = new WeakMap<Board, PlaceMap>();

/** The places of a board, worked out once. */
export function placeMap(board: Board): PlaceMap {
  const ready = known.get(board);
  if (ready !== undefined) return ready;
  const places = new Uint8Array(board.cells);
  const cells = new Uint8Array(PLACES_ON_BOARD);
  for (let cell = 0; cell < board.cells; cell += 1) {
    const place = placeOfCell(board, cell);
    places[cell] = place;
    cells[place] = cell;
  }
  const map = { places, cells };
  known.set(board, map);
  return map;
}
