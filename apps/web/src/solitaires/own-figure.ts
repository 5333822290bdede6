import type { Cell, Position, Walk } from '@halma/rules';
import { type Figure, type FigureFault, figureOf, type Yard, yardOfRules } from '@halma/solver';
import { fullYard } from './army.ts';

/** The yard of nineteen squares, as the solver takes it. */
export function nineteen(): Yard {
  const yard = yardOfRules(fullYard().rules);
  if (yard === null) throw new Error('the yard of Halma for two is no yard for figures');
  return yard;
}

/** What can be said of squares before anything is searched: a figure, or what is wrong with them. */
export function judge(cells: readonly Cell[]): Figure | FigureFault {
  return figureOf(nineteen(), cells);
}

/** The square on the other side of the diagonal. */
export function mirrored(cell: Cell): Cell {
  const side = 16;
  return (cell % side) * side + Math.floor(cell / side);
}

/** Puts a square and its mirror image into a set of squares, or takes both out. */
export function toggled(cells: ReadonlySet<Cell>, cell: Cell, isPaired: boolean): ReadonlySet<Cell> {
  const next = new Set(cells);
  const isIn = cells.has(cell);
  for (const one of isPaired ? [cell, mirrored(cell)] : [cell]) {
    if (isIn) next.delete(one);
    else next.add(one);
  }
  return next;
}

/** The squares of men in the figure of a position, for a start. */
export function squaresOf({ men, rules }: Position): readonly Cell[] {
  return rules.board.names.flatMap((_, cell) => (men[cell] === 0 ? [] : [cell]));
}

/** Moves of the solver as moves of the rules. */
export function walksOf(moves: readonly { readonly from: Cell; readonly to: Cell }[]): readonly Walk[] {
  return moves.map(({ from, to }) => ({ kind: 'walk', from, to }));
}
