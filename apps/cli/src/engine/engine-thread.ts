import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SearchInfo } from '@halma/engine';
import type { Move } from '@halma/rules';
import type { EngineClient, EngineTask } from './engine-task.ts';
import type { TaskMessage, ThreadData, ThreadMessage } from './thread-messages.ts';

/**
 * Searches in a separate thread, so that this thread can read input and stop the search. The thread starts with the
 * first task.
 */
export class EngineThread implements EngineClient {
  readonly #lastStopped = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  #thread: Worker | undefined;
  #taskNumber = 0;

  search(task: EngineTask, onInfo: (info: SearchInfo) => void): Promise<Move | null> {
    this.#taskNumber += 1;
    const number = this.#taskNumber;
    const thread = this.#startThread();
    return new Promise((resolve, reject) => {
      const receive = (message: ThreadMessage): void => {
        if (message.kind === 'ready' || message.number !== number) return;
        if (message.kind === 'info') onInfo(message.info);
        else {
          detach();
          resolve(message.move);
        }
      };
      const fail = (error: unknown): void => {
        detach();
        this.#thread = undefined;
        reject(error);
      };
      const detach = (): void => {
        thread.off('message', receive).off('error', fail);
        thread.unref();
      };
      thread.ref();
      thread.on('message', receive).on('error', fail);
      thread.postMessage({ number, task } satisfies TaskMessage);
    });
  }

  async prepare(): Promise<void> {
    if (this.#thread !== undefined) return;
    const thread = this.#startThread();
    thread.ref();
    await once(thread, 'message');
    thread.unref();
  }

  stop(): void {
    Atomics.store(this.#lastStopped, 0, this.#taskNumber);
  }

  #startThread(): Worker {
    const data: ThreadData = { lastStopped: this.#lastStopped };
    this.#thread ??= new Worker(new URL('./engine-worker.js', import.meta.url), { workerData: data });
    return this.#thread;
  }
}
