import type { CornerCamp, Figure, FigureResult } from '@halma/solver';
import { Tinypool } from 'tinypool';

/** A range of candidates to decide. */
export interface RangeTask {
  /** The number of the first candidate. */
  readonly first: number;
  readonly figures: readonly Figure[];
}

/** Decides ranges of candidates, `size` of them at a time. */
export interface SolverPool {
  readonly size: number;
  /** @returns the candidates that are not impossible; null when the pool was closed meanwhile */
  readonly decide: (task: RangeTask) => Promise<readonly FigureResult[] | null>;
  readonly close: () => void;
}

/** Decides candidates in worker threads. */
export class ThreadedSolverPool implements SolverPool {
  readonly size: number;
  readonly #workers: Tinypool;
  #isClosed = false;

  constructor(size: number, camp: CornerCamp) {
    this.size = size;
    this.#workers = new Tinypool({
      filename: new URL('./solver-worker.js', import.meta.url).href,
      minThreads: size,
      maxThreads: size,
      workerData: camp,
    });
  }

  async decide(task: RangeTask): Promise<readonly FigureResult[] | null> {
    try {
      return await this.#workers.run(task);
    } catch (error) {
      // Closing the pool rejects the tasks in progress.
      if (this.#isClosed) return null;
      throw error;
    }
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    void this.#workers.destroy();
  }
}
