import type { CornerCamp, Figure, FigureResult } from '@halma/solver';
import { WorkerPool } from '../../worker-pool.ts';

/** A range of candidates to decide. */
export interface RangeTask {
  /** The number of the first candidate. */
  readonly first: number;
  readonly figures: readonly Figure[];
}

/** Decides ranges of candidates, up to `size` ranges at a time. */
export interface SolverPool {
  readonly size: number;
  /**
   * Decides a range.
   *
   * @returns the candidates that are not impossible; null when the pool was closed before the end
   */
  readonly decide: (task: RangeTask) => Promise<readonly FigureResult[] | null>;
  readonly close: () => void;
}

/** Decides candidates in worker threads. */
export class ThreadedSolverPool implements SolverPool {
  readonly size: number;
  readonly #workers: WorkerPool<RangeTask, readonly FigureResult[]>;

  /** @param size the number of threads */
  constructor(size: number, camp: CornerCamp) {
    this.size = size;
    this.#workers = new WorkerPool(new URL('./solver-worker.js', import.meta.url), size, {
      workerData: camp,
    });
  }

  decide(task: RangeTask): Promise<readonly FigureResult[] | null> {
    return this.#workers.run(task);
  }

  close(): void {
    this.#workers.close();
  }
}
