import type { Board, Cell } from '@halma/rules';
import type { Army } from './army.ts';

/** By cell: the number of the line it lies on, counted from the army's side of the board. */
export type Projection = readonly number[];

/**
 * The lines across an army's way, such that a step goes to a line next to it at most, and a jump crosses the line it leaps over.
 * On square boards columns and rows, on the star the rows across the axis from tip to tip.
 */
export function projectionsOf({ rules, seat }: Army): readonly Projection[] {
  const { board, yards } = rules;
  const tip = yards[seat]?.homeTip ?? 0;
  return board.shape === 'star'
    ? [rowsAcross(board, tip)]
    : [countedFrom(board.x, tip), countedFrom(board.y, tip)];
}

/** A coordinate of a square board, counted from the edge where the tip lies. */
function countedFrom(coordinate: readonly number[], tip: Cell): Projection {
  return coordinate.map((value) => Math.abs(value - (coordinate[tip] ?? 0)));
}

/** Rows of the star, 0 at the tip. Rows lie closer together than holes in a row: y counts √3 times as much as x. */
function rowsAcross(board: Board, tip: Cell): Projection {
  const along = (cell: Cell): number =>
    (board.x[cell] ?? 0) * (board.x[tip] ?? 0) + 3 * (board.y[cell] ?? 0) * (board.y[tip] ?? 0);
  const rows = board.rows.length - 1;
  return board.names.map((_, cell) => Math.round((rows / 2) * (1 - along(cell) / along(tip))));
}

/** By line: how many cells lie on it. */
export function cellsByLine(projection: Projection): readonly number[] {
  const counts = new Array<number>(Math.max(...projection) + 1).fill(0);
  for (const line of projection) counts[line] = (counts[line] ?? 0) + 1;
  return counts;
}
