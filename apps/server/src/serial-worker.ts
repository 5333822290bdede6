import type { Worker } from 'node:worker_threads';
import { askWorker } from './ask-worker.ts';

/** A thread that does one job at a time. */
export interface SerialWorker<Job, Reply> {
  /** Does a job after all jobs queued before it. Rejects if the thread fails; the next job then gets a new thread. */
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
  let lastReply: Promise<unknown> = Promise.resolve();

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
      const reply = lastReply.then(() => askNow(job));
      // A job that fails does not stop the next one.
      lastReply = reply.catch(() => undefined);
      return reply;
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}
