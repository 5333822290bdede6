import { ILLEGAL, MAX_PLIES, OPEN } from '../generated/tablebase/limits.ts';
import type { ByteTable } from './byte-table.ts';
import { indexOfPosition, positionAt, type TurnedPosition } from './position-index.ts';
import type { SmallBoard } from './small-board.ts';
import { decodeValue, type PositionValue, winnerAfter } from './value.ts';

/** A summary of a solved board. All counts include the positions with each side to move. */
export interface TablebaseSummary {
  readonly positions: number;
  /**
   * The number of positions won by the side that moves first in a game. By symmetry, each other side wins the same
   * number.
   */
  readonly wins: number;
  readonly draws: number;
  readonly illegal: number;
  /** The numbers of positions that the side to move wins, that the next side wins, and so on in the order of play. */
  readonly wonBy: readonly number[];
  /** The number of positions for each number of plies to the end. */
  readonly byPlies: readonly number[];
  readonly start: PositionValue;
  /** A position from which a win takes longest, and its value. */
  readonly longestWin: { readonly position: TurnedPosition; readonly plies: number };
  /** A drawn position, or null if there is none. */
  readonly drawn: TurnedPosition | null;
}

/** Returns the starting position of a board. */
export function startOf({ starts }: SmallBoard): TurnedPosition {
  return starts;
}

/**
 * Summarises a solved board.
 *
 * @param values the values of all positions
 */
export function summarise(board: SmallBoard, values: ByteTable): TablebaseSummary {
  const { sides } = board;
  const counts = new Array<number>(ILLEGAL + 1).fill(0);
  for (const block of values.blocks) {
    for (const value of block) counts[value] = (counts[value] ?? 0) + sides;
  }
  const byPlies = counts.slice(0, MAX_PLIES + 1);
  while (byPlies.at(-1) === 0) byPlies.pop();
  const wonBy = Array.from({ length: sides }, (_, side) =>
    byPlies.reduce((sum, count, plies) => (winnerAfter(plies, sides) === side ? sum + count : sum), 0),
  );
  const longestPlies = byPlies.findLastIndex((count, plies) => count > 0 && winnerAfter(plies, sides) === 0);
  const drawn = values.indexOf(OPEN);
  return {
    positions: sides * values.length,
    wins: wonBy.reduce((sum, count) => sum + count, 0) / sides,
    draws: counts[OPEN] ?? 0,
    illegal: counts[ILLEGAL] ?? 0,
    wonBy,
    byPlies,
    start: decodeValue(values.at(indexOfPosition(board, startOf(board))), sides),
    longestWin: { position: positionAt(board, values.indexOf(longestPlies)), plies: longestPlies },
    drawn: drawn < 0 ? null : positionAt(board, drawn),
  };
}
