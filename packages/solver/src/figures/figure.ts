import type { Cell } from '@halma/rules';
import { mirrorOf, type Yard } from './yard.ts';

/** The squares on which all men of a yard may end, each after one move: in cell order, none of the yard, their own mirror image. */
export type Figure = readonly Cell[];

/** Why squares are no figure. The list is closed. */
export const FIGURE_FAULTS = ['wrong-count', 'in-yard', 'not-symmetric'] as const;

export type FigureFault = (typeof FIGURE_FAULTS)[number];

/** One man's only move. */
export interface FigureMove {
  readonly from: Cell;
  readonly to: Cell;
}

/** Puts squares in order. @returns the figure, or what is wrong with them */
export function figureOf(yard: Yard, cells: readonly Cell[]): Figure | FigureFault {
  const squares = new Set(cells);
  if (squares.size !== yard.squares.length || squares.size !== cells.length) return 'wrong-count';
  if (cells.some((cell) => yard.squares.includes(cell))) return 'in-yard';
  if (!cells.every((cell) => squares.has(mirrorOf(yard.side, cell)))) return 'not-symmetric';
  return [...squares].sort((a, b) => a - b);
}
