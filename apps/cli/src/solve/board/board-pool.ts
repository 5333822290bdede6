import type { SharedTable, SmallBoard, SmallBoardSize } from '@halma/solver';
import { WorkerPool } from '../../worker-pool.ts';

/** The part of a pass that covers some rows. */
export interface BoardTask {
  readonly kind: 'initialise' | 'expand' | 'zugzwangs';
  readonly firstRow: number;
  readonly endRow: number;
  /** For `expand`, the number of plies between the positions to resolve and the end of the game. */
  readonly plies: number;
}

export interface BoardWorkerData {
  readonly size: SmallBoardSize;
  readonly table: SharedTable;
}

/** A pass has about this many tasks for each thread, so that no thread waits long for the last task. */
const TASKS_PER_THREAD = 32;

/** Runs passes over all rows of a board. */
export interface BoardPool {
  /**
   * Runs a pass.
   *
   * @param onRows receives the number of rows that each finished task covered
   * @returns the sum of the tasks' counts; null if the pool was closed before the end
   */
  readonly pass: (
    kind: BoardTask['kind'],
    plies: number,
    onRows?: (rowCount: number) => void,
  ) => Promise<number | null>;
  readonly close: () => void;
}

/** Runs passes in threads that share the tables of the board. */
export class ThreadedBoardPool implements BoardPool {
  readonly #workers: WorkerPool<BoardTask, number>;
  readonly #rowCount: number;
  readonly #rowsPerTask: number;

  constructor({ shape, side, men, preset }: SmallBoard, table: SharedTable, threads: number) {
    const data: BoardWorkerData = { size: { shape, side, men, preset }, table };
    this.#workers = new WorkerPool(new URL('./board-worker.js', import.meta.url), threads, {
      workerData: data,
    });
    this.#rowCount = table.ranks.length;
    this.#rowsPerTask = Math.ceil(table.ranks.length / (TASKS_PER_THREAD * threads));
  }

  async pass(
    kind: BoardTask['kind'],
    plies: number,
    onRows: (rowCount: number) => void = () => {},
  ): Promise<number | null> {
    const tasks: Promise<number | null>[] = [];
    for (let firstRow = 0; firstRow < this.#rowCount; firstRow += this.#rowsPerTask) {
      const endRow = Math.min(this.#rowCount, firstRow + this.#rowsPerTask);
      const task = this.#workers.run({ kind, firstRow, endRow, plies });
      tasks.push(
        task.then((count) => {
          if (count !== null) onRows(endRow - firstRow);
          return count;
        }),
      );
    }
    const counts = await Promise.all(tasks);
    return counts.some((count) => count === null)
      ? null
      : counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  }

  close(): void {
    this.#workers.close();
  }
}
