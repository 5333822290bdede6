import { type Options, Tinypool } from 'tinypool';

/** Runs tasks in worker threads, one at a time in each, until it is closed. */
export class WorkerPool<Task, Value> {
  readonly #workers: Tinypool;
  #isClosed = false;

  /**
   * @param file the module of the worker
   * @param threads the number of workers
   * @param options further options of Tinypool, such as the data each worker starts with
   */
  constructor(file: URL, threads: number, options: Options) {
    this.#workers = new Tinypool({
      ...options,
      filename: file.href,
      minThreads: threads,
      maxThreads: threads,
    });
  }

  /**
   * Runs a task in the next free worker.
   *
   * @returns null when the pool was closed before the task ended
   */
  async run(task: Task): Promise<Value | null> {
    try {
      return await this.#workers.run(task);
    } catch (error) {
      // Closing the pool rejects the tasks in progress.
      if (this.#isClosed) return null;
      throw error;
    }
  }

  /** Terminates the workers. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    void this.#workers.destroy();
  }
}
