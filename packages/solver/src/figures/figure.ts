import type { Cell } from '@halma/rules';
import { type CornerCamp, mirrorOf } from './corner-camp.ts';

/**
 * The squares on which all men of a camp end after one move each: in cell order, outside the camp, symmetric.
 */
export type Figure = readonly Cell[];

/** Why squares are not a figure. The list is closed. */
const FIGURE_ERRORS = ['wrong-count', 'in-camp', 'not-symmetric'] as const;

export type FigureError = (typeof FIGURE_ERRORS)[number];

/** The only move of a man. */
export interface FigureMove {
  readonly from: Cell;
  readonly to: Cell;
}

/** Orders squares. @returns the figure, or why the squares are none */
export function createFigure(camp: CornerCamp, cells: readonly Cell[]): Figure | FigureError {
  const squares = new Set(cells);
  if (squares.size !== camp.squares.length || squares.size !== cells.length) return 'wrong-count';
  if (cells.some((cell) => camp.squares.includes(cell))) return 'in-camp';
  if (!cells.every((cell) => squares.has(mirrorOf(camp.side, cell)))) return 'not-symmetric';
  return [...squares].sort((a, b) => a - b);
}
