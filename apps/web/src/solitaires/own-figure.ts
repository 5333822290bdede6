import type { Cell, NormalMove, Position } from '@halma/rules';
import { type CornerCamp, cornerCampOf, createFigure, type Figure, type FigureError } from '@halma/solver';
import { fullCamp } from './army.ts';

/** Returns the camp of nineteen squares in the form the solver needs. */
export function figureCamp(): CornerCamp {
  const camp = cornerCampOf(fullCamp().rules);
  if (camp === null) throw new Error('the camp of Halma for two is no corner camp');
  return camp;
}

/** Checks a set of squares without a search. Returns a figure, or what is wrong with the squares. */
export function validateFigure(cells: readonly Cell[]): Figure | FigureError {
  return createFigure(figureCamp(), cells);
}

/** Returns the mirror image of a square in the diagonal. */
export function mirrored(cell: Cell): Cell {
  const side = 16;
  return (cell % side) * side + Math.floor(cell / side);
}

/** Adds a square to a set, or removes it; with its mirror image if they are paired. */
export function toggleSquare(cells: ReadonlySet<Cell>, cell: Cell, isPaired: boolean): ReadonlySet<Cell> {
  const next = new Set(cells);
  const isIn = cells.has(cell);
  for (const one of isPaired ? [cell, mirrored(cell)] : [cell]) {
    if (isIn) next.delete(one);
    else next.add(one);
  }
  return next;
}

/** Returns the squares with men in a position. */
export function squaresOf({ men, rules }: Position): readonly Cell[] {
  return rules.board.names.flatMap((_, cell) => (men[cell] === 0 ? [] : [cell]));
}

/** Converts moves of the solver to moves of the rules. */
export function normalMoves(
  moves: readonly { readonly from: Cell; readonly to: Cell }[],
): readonly NormalMove[] {
  return moves.map(({ from, to }) => ({ kind: 'normal', from, to }));
}
