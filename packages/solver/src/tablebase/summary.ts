import { ILLEGAL, MAX_PLIES, OPEN } from '../generated/tablebase/limits.ts';
import type { ByteTable } from './byte-table.ts';
import { indexOfPosition, positionAt, type TurnedPosition } from './position-index.ts';
import { type SmallBoard, turnedCell } from './small-board.ts';
import { decodeValue, type PositionValue } from './value.ts';

/** A summary of a solved board. All counts are of positions with both sides to move. */
export interface TablebaseSummary {
  readonly positions: number;
  /** Positions that the side which moves first in a game wins. By symmetry the other side wins as many. */
  readonly wins: number;
  readonly draws: number;
  readonly illegal: number;
  /** Positions that the side to move wins, and loses. */
  readonly wonByMover: number;
  readonly lostByMover: number;
  /** By plies to the end: the number of positions. */
  readonly byPlies: readonly number[];
  readonly start: PositionValue;
  /** A position from which a win takes longest, and its value. */
  readonly longestWin: { readonly position: TurnedPosition; readonly plies: number };
  /** A drawn position, or null if there is none. */
  readonly drawn: TurnedPosition | null;
}

/** Returns the starting position of a board. */
export function startOf({ start, goal }: SmallBoard): TurnedPosition {
  return { mover: start, opponent: goal };
}

/** Returns the same men with the other side to move. */
export function withOtherSideToMove(board: SmallBoard, { mover, opponent }: TurnedPosition): TurnedPosition {
  const turned = (cells: readonly number[]): readonly number[] =>
    cells.map((cell) => turnedCell(board, cell));
  return { mover: turned(opponent), opponent: turned(mover) };
}

/** Summarises a solved board. @param values of all positions */
export function summarise(board: SmallBoard, values: ByteTable): TablebaseSummary {
  const counts = new Array<number>(ILLEGAL + 1).fill(0);
  for (const block of values.blocks) {
    for (const value of block) counts[value] = (counts[value] ?? 0) + 2;
  }
  const byPlies = counts.slice(0, MAX_PLIES + 1);
  while (byPlies.at(-1) === 0) byPlies.pop();
  const countOf = (parity: number): number =>
    byPlies.reduce((sum, count, plies) => (plies % 2 === parity ? sum + count : sum), 0);
  const [wonByMover, lostByMover] = [countOf(1), countOf(0)];
  const longest = byPlies.length - 1 - (byPlies.length % 2);
  const drawn = values.indexOf(OPEN);
  return {
    positions: 2 * values.length,
    wins: (wonByMover + lostByMover) / 2,
    draws: counts[OPEN] ?? 0,
    illegal: counts[ILLEGAL] ?? 0,
    wonByMover,
    lostByMover,
    byPlies,
    start: decodeValue(values.at(indexOfPosition(board, startOf(board)))),
    longestWin: { position: positionAt(board, values.indexOf(longest)), plies: longest },
    drawn: drawn < 0 ? null : positionAt(board, drawn),
  };
}
