import type { Worker } from 'node:worker_threads';

/**
 * Sends a job to a thread and returns its reply. Rejects if the thread fails or exits first. A thread can have only one
 * job at a time.
 */
export function askWorker<Job, Reply>(worker: Worker, job: Job): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void): void => {
      worker.off('message', onMessage);
      worker.off('error', onError);
      worker.off('exit', onExit);
      finish();
    };
    const onMessage = (reply: Reply): void => settle(() => resolve(reply));
    const onError = (error: unknown): void => settle(() => reject(error));
    const onExit = (): void => settle(() => reject(new Error('the thread exited')));
    worker.on('message', onMessage);
    worker.on('error', onError);
    worker.on('exit', onExit);
    worker.postMessage(job);
  });
}
