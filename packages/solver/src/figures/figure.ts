import type { Cell } from '@halma/rules';
import { type CornerCamp, mirrorOf } from './corner-camp.ts';

/**
 * A list of squares, as many as a camp has men, that are outside the camp, symmetric about the diagonal, and in cell
 * order. A solver decides whether the men can reach them in one move each.
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
  const isInPair = (cell: Cell): boolean => Number.isInteger(cell) && squares.has(mirrorOf(camp.side, cell));
  if (!cells.every(isInPair)) return 'not-symmetric';
  return [...squares].sort((a, b) => a - b);
}

/**
 * Throws a TypeError if a value is not a figure, for example because it is the error code of `createFigure`.
 */
export function checkFigure(camp: CornerCamp, figure: Figure): void {
  const error = Array.isArray(figure) ? createFigure(camp, figure) : figure;
  if (!Array.isArray(error)) throw new TypeError(`\`figure\` is not a figure of the camp: ${String(error)}.`);
}
