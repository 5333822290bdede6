import { type Options, Tinypool } from 'tinypool';

/**
 * Runs tasks in worker threads, one at a time in each thread, until the pool is closed. The threads start with the first
 * task.
 */
export class WorkerPool<Task, Value> {
  readonly #settings: Options;
  #workers: Tinypool | undefined;
  #isClosed = false;

  /**
   * @param file the worker module
   * @param threads the number of workers
   * @param options other Tinypool options, such as the data with which each worker starts
   */
  constructor(file: URL, threads: number, options: Options) {
    this.#settings = { ...options, filename: file.href, minThreads: threads, maxThreads: threads };
  }

  /**
   * Runs a task in the next free worker.
   *
   * @returns null if the pool was closed before the task ended
   */
  async run(task: Task): Promise<Value | null> {
    if (this.#isClosed) return null;
    this.#workers ??= new Tinypool(this.#settings);
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
    void this.#workers?.destroy();
  }
}
