import { createSmallBoard, RetrogradeSolver } from '@halma/solver';
import { Tinypool } from 'tinypool';
import type { BoardTask, BoardWorkerData } from './board-pool.ts';

const { size, table }: BoardWorkerData = Tinypool.workerData;
const board = createSmallBoard(size);
if (!board.ok) throw new Error(board.refusal.code);
const solver = new RetrogradeSolver(board.value, table);

/**
 * Works on some rows of the board.
 *
 * @returns the number of positions that the task counts
 */
export default function work({ kind, firstRow, endRow, plies }: BoardTask): number {
  switch (kind) {
    case 'initialise':
      solver.initialise(firstRow, endRow);
      return 0;
    case 'expand':
      return solver.expand(firstRow, endRow, plies);
    case 'zugzwangs':
      return solver.countZugzwangs(firstRow, endRow);
  }
}
