import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Analysis } from '@halma/engine';
import type { Move } from '@halma/rules';
import type { Thinker, ThinkTask } from './task.ts';
import type { TaskMessage, ThreadData, ThreadMessage } from './think-messages.ts';

/** Thinks in a thread of its own, started with the first task, so that this one goes on reading and can stop it. */
export class ThreadedThinker implements Thinker {
  readonly #stopped = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  #thread: Worker | undefined;
  #number = 0;

  think(task: ThinkTask, tell: (found: Analysis) => void): Promise<Move | null> {
    this.#number += 1;
    const number = this.#number;
    const thread = this.#started();
    return new Promise((resolve, reject) => {
      const hear = (message: ThreadMessage): void => {
        if (message.kind === 'ready' || message.number !== number) return;
        if (message.kind === 'found') tell(message.found);
        else {
          leave();
          resolve(message.move);
        }
      };
      const fail = (error: unknown): void => {
        leave();
        this.#thread = undefined;
        reject(error);
      };
      const leave = (): void => {
        thread.off('message', hear).off('error', fail);
        thread.unref();
      };
      thread.ref();
      thread.on('message', hear).on('error', fail);
      thread.postMessage({ number, task } satisfies TaskMessage);
    });
  }

  async prepare(): Promise<void> {
    if (this.#thread !== undefined) return;
    const thread = this.#started();
    thread.ref();
    await once(thread, 'message');
    thread.unref();
  }

  stop(): void {
    Atomics.store(this.#stopped, 0, this.#number);
  }

  #started(): Worker {
    const data: ThreadData = { stopped: this.#stopped };
    this.#thread ??= new Worker(new URL('./think-thread.js', import.meta.url), { workerData: data });
    return this.#thread;
  }
}
