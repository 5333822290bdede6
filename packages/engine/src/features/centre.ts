import type { Cell } from '@halma/rules';
import type { SeatView } from './seat-view.ts';

/** Control of the centre of the board. */
export interface Centre {
  /** The seat's men in the centre. */
  readonly men: readonly Cell[];
  /** Central cells that one of the seat's men can reach in one move. */
  readonly reachable: readonly Cell[];
}

/** Finds the seat's men in the centre of the board, and the central cells that they can reach. */
export function measureCentre({ geometry, board, ownMen, moves }: SeatView): Centre {
  const isCentral = (cell: Cell): boolean => board.centre.includes(cell);
  const destinations = new Set(moves.map(({ to }) => to));
  return {
    men: ownMen.filter(isCentral),
    reachable: geometry.cells.filter((cell) => destinations.has(cell) && isCentral(cell)),
  };
}
