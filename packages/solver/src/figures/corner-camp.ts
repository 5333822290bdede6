import { type Cell, checkRules, type Rules } from '@halma/rules';

/**
 * A camp in the lower left corner of a square board that is its own mirror image in the diagonal. All its men move
 * alike. Cells are numbered row by row from the corner.
 */
export interface CornerCamp {
  /** The number of squares along a side of the board, at most 16. */
  readonly side: number;
  /** The squares of the camp, in cell order; at most 24. */
  readonly squares: readonly Cell[];
}

const MAX_MEN = 24;

/**
 * Returns the camp of a game's first seat, or null if it is not symmetric in the diagonal, has more than 24 men, or its
 * men may not move freely.
 */
export function cornerCampOf(rules: Rules): CornerCamp | null {
  checkRules(rules);
  const { board, bearOffCells, game, options, seats, camps } = rules;
  const squares = camps[seats[0] ?? 0]?.home ?? [];
  const isUnrestricted =
    game.movement === 'free' &&
    options.color === 'off' &&
    options.jumpReach === 'adjacent' &&
    bearOffCells === null;
  if (board.directions.length !== 8 || !isUnrestricted || squares.length === 0 || squares.length > MAX_MEN)
    return null;
  const camp = { side: board.rows.length, squares };
  return squares.every((square) => squares.includes(mirrorOf(camp.side, square))) ? camp : null;
}

/** Returns the mirror image of a cell in the diagonal. */
export function mirrorOf(side: number, cell: Cell): Cell {
  return (cell % side) * side + Math.floor(cell / side);
}

/** Returns the row of a cell, starting at 1. */
export function rowOf(side: number, cell: Cell): number {
  return Math.floor(cell / side) + 1;
}
