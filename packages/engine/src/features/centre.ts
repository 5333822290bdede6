import type { Board, Cell } from '@halma/rules';
import type { Situation } from './situation.ts';

/** Who holds the middle of the board. */
export interface Centre {
  /** Own men in the middle. */
  readonly men: readonly Cell[];
  /** Cells of the middle that an own man can reach in one move. */
  readonly reachable: readonly Cell[];
}

/** Own men in the middle and their reach there: g7 to j10, d4 to e5, e5 to f6, or two steps around i5 on the star. */
export function centre({ bearings, board, own, walks }: Situation): Centre {
  const isCentral = centralIn(board);
  const ends = new Set(walks.map(({ to }) => to));
  return {
    men: own.filter(isCentral),
    reachable: bearings.cells.filter((cell) => ends.has(cell) && isCentral(cell)),
  };
}

/** Squares from the middle of the board that still belong to it: four by four on the largest board, two by two on the others. */
const REACH_ON_SQUARES = { large: 2, small: 1 };
const LARGE = 16;
const REACH_ON_STAR = 2;

function centralIn(board: Board): (cell: Cell) => boolean {
  const side = board.rows.length;
  if (board.shape === 'star') return (cell) => board.distance(cell, (board.cells - 1) / 2) <= REACH_ON_STAR;
  const reach = side >= LARGE ? REACH_ON_SQUARES.large : REACH_ON_SQUARES.small;
  const isMiddle = (at = 0): boolean => at >= side / 2 - reach && at < side / 2 + reach;
  return (cell) => isMiddle(board.x[cell]) && isMiddle(board.y[cell]);
}
