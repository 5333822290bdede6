import type { Worker } from 'node:worker_threads';
import { askWorker } from './ask-worker.ts';

/** A thread that does one job after the other. */
export interface SerialWorker<Job, Reply> {
  /** Does a job after those that wait. Rejects if the thread fails; the next job then gets a new thread. */
  ask(job: Job): Promise<Reply>;
  close(): Promise<void>;
}

/**
 * Creates a thread for jobs that would block the event loop.
 *
 * @param startThread called for the first job, and again after a failure
 */
export function createSerialWorker<Job, Reply>(startThread: () => Worker): SerialWorker<Job, Reply> {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function askNow(job: Job): Promise<Reply> {
    worker ??= startThread();
    try {
      return await askWorker<Job, Reply>(worker, job);
    } catch (error) {
      void worker.terminate();
      worker = undefined;
      throw error;
    }
  }

  return {
    ask(job) {
      const reply = last.then(() => askNow(job));
      // A job that fails does not stop the next one.
      last = reply.catch(() => undefined);
      return reply;
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}
