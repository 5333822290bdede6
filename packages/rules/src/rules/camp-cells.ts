import type { Board, Cell } from '../board/board.ts';
import type { StartingSetup } from '../game/games.ts';
import type { Seat } from '../seat.ts';

/** The seat whose camp a game defines when it lists cells. */
const STATED_SEAT: Seat = 1;

/** Returns the cells of a seat's camp, in cell order; none in games whose men start elsewhere. */
export function campCellsOf(board: Board, setup: StartingSetup, seat: Seat): readonly Cell[] {
  if (setup.kind === 'camp') return board.campCells(seat, setup.men);
  if (setup.kind !== 'cells') return [];
  const rotation = board.symmetries().find(({ isMirror, seats }) => !isMirror && seats[STATED_SEAT] === seat);
  return setup.cells
    .flatMap((name) => rotation?.cells[board.cellByName.get(name) ?? board.wall] ?? [])
    .sort((a, b) => a - b);
}
