import {
  type ByteTable,
  completeValues,
  createSharedTable,
  createSmallBoard,
  RetrogradeSolver,
  type SmallBoard,
  type SmallBoardSize,
  type TableLimits,
} from '@halma/solver';
import { unwrap } from '../positions.ts';

/** Returns a small board; throws if the size is not supported. */
export function boardOf(size: SmallBoardSize): SmallBoard {
  return unwrap(createSmallBoard(size));
}

/** Solves a board with two solvers that share the rows of each pass, as two threads do. */
export function solve(board: SmallBoard, limits: TableLimits = {}): ByteTable {
  const table = unwrap(createSharedTable(board, limits));
  const solvers = [new RetrogradeSolver(board, table), new RetrogradeSolver(board, table)] as const;
  const { length: rows } = table.ranks;
  const splitRow = Math.floor(rows / 3);
  solvers[0].initialise(0, splitRow);
  solvers[1].initialise(splitRow, rows);
  for (let plies = 1; ; plies += 1) {
    const resolved = solvers[1].expand(splitRow, rows, plies) + solvers[0].expand(0, splitRow, plies);
    if (resolved === 0) return completeValues(board, table);
  }
}
