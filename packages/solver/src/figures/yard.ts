import type { Cell, Rules } from '@halma/rules';

/**
 * A yard in the lower left corner of a square board, which is its own mirror image in the diagonal from there. Every man of the
 * yard moves like any other, and the board is otherwise vacant. Cells are numbered in (row, column) order from the corner.
 */
export interface Yard {
  /** Squares along a side of the board, 16 at most. */
  readonly side: number;
  /** The squares of the yard, in cell order; 24 at most. */
  readonly squares: readonly Cell[];
}

const MOST_MEN = 24;

/** The yard of a game's first seat; null where it is no such yard, or its men do not go freely. */
export function yardOfRules({ board, edge, game, options, seats, yards }: Rules): Yard | null {
  const squares = yards[seats[0] ?? 0]?.home ?? [];
  const isFree = game.gait === 'free' && options.color === 'off' && edge === null;
  if (board.shape !== 'square' || !isFree || squares.length === 0 || squares.length > MOST_MEN) return null;
  const yard = { side: board.rows.length, squares };
  return squares.every((square) => squares.includes(mirrorOf(yard.side, square))) ? yard : null;
}

/** The cell on the other side of the diagonal. */
export function mirrorOf(side: number, cell: Cell): Cell {
  return (cell % side) * side + Math.floor(cell / side);
}

/** The row of a cell, counted from 1. */
export function rowOf(side: number, cell: Cell): number {
  return Math.floor(cell / side) + 1;
}
