import type { Cell } from '@halma/rules';
import { type CornerCamp, mirrorOf } from './corner-camp.ts';

/**
 * A list of as many squares as a camp has men: outside the camp, symmetric about the diagonal, in cell order. A solver
 * decides whether the men can reach them in one move each.
 */
export type Figure = readonly Cell[];

/** The reasons why squares are not a figure. The list is closed. */
const FIGURE_ERRORS = ['wrong-count', 'in-camp', 'not-symmetric'] as const;

export type FigureError = (typeof FIGURE_ERRORS)[number];

/** A man's only move. */
export interface FigureMove {
  readonly from: Cell;
  readonly to: Cell;
}

/**
 * Makes a figure from squares in any order.
 *
 * @returns the figure, or the reason why the squares are not one
 */
export function createFigure(camp: CornerCamp, cells: readonly Cell[]): Figure | FigureError {
  const squares = new Set(cells);
  if (squares.size !== camp.squares.length || squares.size !== cells.length) return 'wrong-count';
  if (cells.some((cell) => camp.squares.includes(cell))) return 'in-camp';
  if (!cells.every((cell) => squares.has(mirrorOf(camp.side, cell)))) return 'not-symmetric';
  return [...squares].sort((a, b) => a - b);
}
