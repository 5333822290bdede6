import type { Board, Cell, Seat } from '@halma/rules';

/** A place in the units of the drawing: x to the right, y down the page. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place in the board's own coordinates, which may lie outside its edge. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Room around the board, in units. */
export interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where the cells of a board are drawn, turned for one seat. */
export interface Geometry {
  readonly board: Board;
  /** Units from a cell to its neighbour. */
  readonly pitch: number;
  /** Left, top, width and height of what is shown. */
  readonly viewBox: readonly [number, number, number, number];
  readonly place: (spot: Spot) => Point;
}

/** The board's own coordinates of a cell. */
export function spotOf(board: Board, cell: Cell): Spot {
  return { x: board.x[cell] ?? 0, y: board.y[cell] ?? 0 };
}

/** Where a cell is drawn. */
export function placeOf({ board, place }: Geometry, cell: Cell): Point {
  return place(spotOf(board, cell));
}

/** How many times the board is turned so that this seat comes to the bottom. */
export function turnsFor(board: Board, seat: Seat): number {
  const ways = board.shape === 'star' ? 6 : 4;
  return Number.isInteger(seat) ? (((seat - 1) % ways) + ways) % ways : 0;
}

/** Units from one place to another, as the crow flies. */
export function distanceBetween(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
