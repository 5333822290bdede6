import type { Board, Cell, Seat } from '@halma/rules';

/** A point in units of the drawing: x to the right, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point in board coordinates. It can lie outside the board. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The margins around the board, in units. */
export interface Margins {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The mapping from a board, rotated for one seat, to the drawing. */
export interface BaseGeometry {
  readonly board: Board;
  /** The distance between neighbouring cells, in units. */
  readonly pitch: number;
  /** The left edge, top edge, width and height of the drawing. */
  readonly viewBox: readonly [number, number, number, number];
  readonly pointAt: (spot: Spot) => Point;
}

/** Returns the spot of a cell. */
export function spotOf(board: Board, cell: Cell): Spot {
  return { x: board.x[cell] ?? 0, y: board.y[cell] ?? 0 };
}

/** Returns the centre of a cell in the drawing. */
export function pointOf({ board, pointAt }: BaseGeometry, cell: Cell): Point {
  return pointAt(spotOf(board, cell));
}

/** Returns the cell at a point in the drawing; between holes, the nearest one. Returns null outside the board. */
export function cellAt(geometry: BaseGeometry, at: Point): Cell | null {
  const { board, pitch } = geometry;
  let nearest: Cell | null = null;
  let nearestDistance = Number.POSITIVE_INFINITY;
  for (let cell = 0; cell < board.cellCount; cell += 1) {
    const centre = pointOf(geometry, cell);
    const distance = distanceBetween(centre, at);
    const isInside = Math.max(Math.abs(centre.x - at.x), Math.abs(centre.y - at.y)) <= pitch / 2;
    if (isInside && distance < nearestDistance) {
      nearest = cell;
      nearestDistance = distance;
    }
  }
  return nearest;
}

/** Returns the number of corners by which to rotate the board so that a seat is at the bottom. */
export function cornersForSeat(board: Board, seat: Seat): number {
  const { corners } = board;
  return Number.isInteger(seat) ? (((seat - 1) % corners) + corners) % corners : 0;
}

/** Returns the distance between two points, in units. */
export function distanceBetween(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
