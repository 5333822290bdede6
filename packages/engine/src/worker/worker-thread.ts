/// <reference lib="dom" />
import type { TaskMessage, WorkerMessage } from './engine-task.ts';

/** The part of a page's `Worker` that the client uses. */
export interface PageWorker {
  postMessage(message: unknown): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: WorkerMessage }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void;
}

/** The part of a `Worker` of `node:worker_threads` that the client uses. */
export interface NodeWorker {
  postMessage(message: unknown): void;
  terminate(): unknown;
  on(type: 'message', listener: (message: WorkerMessage) => void): unknown;
  on(type: 'error', listener: (error: Error) => void): unknown;
  on(type: 'exit', listener: () => void): unknown;
  ref(): void;
  unref(): void;
}

/** A running worker of either kind. */
export interface WorkerThread {
  send(message: TaskMessage): void;
  terminate(): void;
  /**
   * Records whether the worker has a task. In Node, a worker that has none does not keep the process alive.
   */
  setBusy(isBusy: boolean): void;
}

interface ThreadListeners {
  readonly onMessage: (message: WorkerMessage) => void;
  readonly onFailure: (error: Error) => void;
}

/** Connects to a worker. */
export function connectThread(worker: PageWorker | NodeWorker, listeners: ThreadListeners): WorkerThread {
  const { onMessage, onFailure } = listeners;
  if ('on' in worker) {
    worker.on('message', onMessage);
    worker.on('error', onFailure);
    worker.on('exit', () => onFailure(new Error('The engine worker has exited.')));
    worker.unref();
  } else {
    worker.addEventListener('message', ({ data }) => onMessage(data));
    worker.addEventListener('error', ({ message }) =>
      onFailure(new Error(`The engine worker has failed: ${message ?? 'its file could not be loaded'}`)),
    );
  }
  return {
    send: (message) => worker.postMessage(message),
    terminate: () => void worker.terminate(),
    setBusy: (isBusy) => {
      if (!('on' in worker)) return;
      if (isBusy) worker.ref();
      else worker.unref();
    },
  };
}

interface NodeProcess {
  getBuiltinModule?(name: 'node:worker_threads'): {
    readonly Worker: new (url: URL, options: { readonly execArgv: readonly string[] }) => NodeWorker;
  };
}

/** Starts another worker from a worker's file. */
export function startWorkerLike(file: string): PageWorker | NodeWorker {
  return typeof Worker === 'function'
    ? new Worker(file, { type: 'module', name: 'halma-engine-helper' })
    : startNodeWorker(new URL(file));
}

/**
 * Starts a Node thread from a file.
 *
 * @throws if the platform has no threads
 */
export function startNodeWorker(file: URL): NodeWorker {
  const { process } = globalThis as { readonly process?: NodeProcess };
  const threads = process?.getBuiltinModule?.('node:worker_threads');
  if (threads === undefined) throw new Error('this platform has no workers');
  // Some options of the process, such as `--eval`, cannot be used with a file.
  return new threads.Worker(file, { execArgv: [] });
}
