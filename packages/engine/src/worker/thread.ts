/**
 * The entry point of an engine worker, in Node or in a browser. Importing this module makes the importing thread a
 * worker.
 */
import { helpSearch } from '@halma/kernel';
import { EngineSessions, type HelperMessage } from './engine-sessions.ts';
import { READY, type TaskMessage, type WorkerMessage } from './engine-task.ts';
import { startWorkerLike } from './worker-thread.ts';

/** The part of a thread's connection to its parent that this program uses. */
interface ParentConnection {
  postMessage(message: WorkerMessage): void;
  receive(listener: (message: TaskMessage | HelperMessage) => void): void;
}

/** Connects to the page or, in Node, to the thread that started this one. */
function connect(): ParentConnection {
  const { process } = globalThis as { readonly process?: NodeProcess };
  const port = process?.getBuiltinModule?.('node:worker_threads').parentPort;
  if (port)
    return {
      postMessage: (message) => port.postMessage(message),
      receive: (listener) => port.on('message', listener),
    };
  const scope = globalThis as unknown as PageWorkerScope;
  return {
    postMessage: (message) => scope.postMessage(message),
    receive: (listener) => scope.addEventListener('message', ({ data }) => listener(data)),
  };
}

interface NodeProcess {
  getBuiltinModule?(name: 'node:worker_threads'): {
    readonly parentPort: {
      postMessage(message: WorkerMessage): void;
      on(type: 'message', listener: (message: TaskMessage | HelperMessage) => void): void;
    } | null;
  };
}

interface PageWorkerScope {
  postMessage(message: WorkerMessage): void;
  addEventListener(
    type: 'message',
    listener: (event: { readonly data: TaskMessage | HelperMessage }) => void,
  ): void;
}

/**
 * Starts a helper thread, which runs this file too. If the helper fails, the search continues without it.
 *
 * @returns a function that stops the helper
 */
function startHelper(message: HelperMessage): () => void {
  const helper = startWorkerLike(import.meta.url);
  const ignore = (): void => {};
  if ('on' in helper) helper.on('error', ignore);
  else helper.addEventListener('error', ignore);
  helper.postMessage(message);
  return () => void helper.terminate();
}

const sessions = new EngineSessions(startHelper);
const parent = connect();

async function runTask({ number, task, lastStopped }: TaskMessage): Promise<void> {
  const now = (): number => performance.now();
  const control =
    lastStopped === undefined ? { now } : { now, shouldStop: () => Atomics.load(lastStopped, 0) >= number };
  try {
    const session = await sessions.sessionFor(task);
    const result = session.run(task, control, (progress) =>
      parent.postMessage({ kind: 'progress', number, progress }),
    );
    parent.postMessage({ kind: 'done', number, result });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    parent.postMessage({ kind: 'failed', number, name, message });
  }
}

parent.receive((message) => {
  if ('task' in message) void runTask(message);
  else helpSearch(message.threads, message.index);
});
parent.postMessage(READY);
