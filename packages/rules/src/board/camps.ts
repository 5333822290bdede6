import type { Seat } from '../seat.ts';
import type { Board, Cell } from './board.ts';
import { starAxes } from './star.ts';

/**
 * The shape of a camp. On square boards: the squares of a corner whose column and row, counted from 0 at the corner,
 * add up to at most `reach` and are each below `side`. On the star: the holes of a point, from the tip down to the
 * line `reach` steps before the centre.
 */
export interface CampShape {
  readonly reach: number;
  readonly side: number;
}

/** The yards of the leaflets and the points of the star, by their number of men. */
export const CAMP_SHAPES = {
  nineteen: { reach: 5, side: 5 },
  thirteen: { reach: 4, side: 4 },
  fifteen: { reach: 4, side: 5 },
  ten: { reach: 3, side: 4 },
  starTen: { reach: 5, side: 5 },
  starFifteen: { reach: 4, side: 5 },
} as const;

/** The cells of a seat's camp, in cell order. */
export function campCells(board: Board, shape: CampShape, seat: Seat): readonly Cell[] {
  const inside = board.shape === 'star' ? inPoint : inCorner;
  return board.names.map((_, cell) => cell).filter((cell) => inside(board, shape, seat, cell));
}

function inCorner(board: Board, shape: CampShape, seat: Seat, cell: Cell): boolean {
  const tip = board.tips[seat] ?? board.wall;
  const across = Math.abs((board.x[cell] ?? 0) - (board.x[tip] ?? 0));
  const up = Math.abs((board.y[cell] ?? 0) - (board.y[tip] ?? 0));
  return across + up <= shape.reach && Math.max(across, up) < shape.side;
}

function inPoint(board: Board, shape: CampShape, seat: Seat, cell: Cell): boolean {
  const tip = board.tips[seat] ?? board.wall;
  const towards = starAxes(board.x[tip] ?? 0, board.y[tip] ?? 0);
  const here = starAxes(board.x[cell] ?? 0, board.y[cell] ?? 0);
  // The tip lies 8 out on its own axis and 4 back on the other two.
  return towards.every((toTip, axis) => {
    const value = here[axis] ?? 0;
    return Math.abs(toTip) === 8 ? value * Math.sign(toTip) >= shape.reach : Math.abs(value) < shape.side;
  });
}
