import type { Cell } from '@halma/rules';
import { mirrorOf } from './yard.ts';

/** A cell as the module numbers it: 64 × parity class + 8 × half its row + half its column. */
export type Place = number;

/** The module's number of a cell on a square board. */
export function placeOf(side: number, cell: Cell): Place {
  const row = Math.floor(cell / side);
  const column = cell % side;
  return 64 * (2 * (row & 1) + (column & 1)) + 8 * (row >> 1) + (column >> 1);
}

/** The cell of a square board that has that number. */
export function cellOf(side: number, place: Place): Cell {
  const row = 2 * ((place & 63) >> 3) + (place >> 7);
  const column = 2 * (place & 7) + ((place >> 6) & 1);
  return row * side + column;
}

/** A list of squares as the module takes it. */
export interface SquareList {
  /** First the pairs of mirror images, then the squares of the diagonal. */
  readonly places: readonly Place[];
  readonly pairs: number;
}

/** Orders squares that are their own mirror image. */
export function squareList(side: number, squares: readonly Cell[]): SquareList {
  const upper = squares.filter((cell) => mirrorOf(side, cell) > cell);
  const diagonal = squares.filter((cell) => mirrorOf(side, cell) === cell);
  const cells = [...upper.flatMap((cell) => [cell, mirrorOf(side, cell)]), ...diagonal];
  return { places: cells.map((cell) => placeOf(side, cell)), pairs: upper.length };
}
