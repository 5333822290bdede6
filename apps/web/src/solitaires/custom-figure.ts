import type { Cell, NormalMove, Position } from '@halma/rules';
import { type CornerCamp, cornerCampOf, createFigure, type Figure, type FigureError } from '@halma/solver';
import { fullCamp } from './army.ts';

/** Returns the camp of nineteen squares in the form that the solver needs. */
export function figureCamp(): CornerCamp {
  const camp = cornerCampOf(fullCamp().rules);
  if (camp === null) throw new Error('the camp of Halma for two is not a corner camp');
  return camp;
}

/**
 * Checks a set of squares without searching. Returns the figure, or the reason why the squares are not a
 * figure.
 */
export function validateFigure(cells: readonly Cell[]): Figure | FigureError {
  return createFigure(figureCamp(), cells);
}

/** Returns the mirror image of a square across the diagonal from a1. */
export function mirrorImageOf(cell: Cell): Cell {
  const side = 16;
  return (cell % side) * side + Math.floor(cell / side);
}

/** Adds a square to a set or removes it. If `isSymmetric`, also adds or removes its mirror image. */
export function toggleSquare(cells: ReadonlySet<Cell>, cell: Cell, isSymmetric: boolean): ReadonlySet<Cell> {
  const next = new Set(cells);
  const isPresent = cells.has(cell);
  for (const square of isSymmetric ? [cell, mirrorImageOf(cell)] : [cell]) {
    if (isPresent) next.delete(square);
    else next.add(square);
  }
  return next;
}

/** Returns the squares that are occupied in a position. */
export function occupiedSquares({ men, rules }: Position): readonly Cell[] {
  return rules.board.names.flatMap((_, cell) => (men[cell] === 0 ? [] : [cell]));
}

/** Converts the solver's moves to moves of the rules library. */
export function normalMoves(
  moves: readonly { readonly from: Cell; readonly to: Cell }[],
): readonly NormalMove[] {
  return moves.map(({ from, to }) => ({ kind: 'normal', from, to }));
}
