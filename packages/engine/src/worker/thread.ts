/** The program of an engine worker, in Node or on a page. Importing this module makes the importing thread a worker. */
import { EngineSession } from './engine-session.ts';
import { READY, type TaskMessage, type WorkerMessage } from './engine-task.ts';

/** The part of a thread's connection to its parent that this program uses. */
interface ParentConnection {
  postMessage(message: WorkerMessage): void;
  receive(listener: (message: TaskMessage) => void): void;
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
      on(type: 'message', listener: (message: TaskMessage) => void): void;
    } | null;
  };
}

interface PageWorkerScope {
  postMessage(message: WorkerMessage): void;
  addEventListener(type: 'message', listener: (event: { readonly data: TaskMessage }) => void): void;
}

const session = new EngineSession();
const parent = connect();

parent.receive(({ number, task, lastStopped }) => {
  const now = (): number => performance.now();
  const control =
    lastStopped === undefined ? { now } : { now, shouldStop: () => Atomics.load(lastStopped, 0) >= number };
  try {
    const result = session.run(task, control, (progress) =>
      parent.postMessage({ kind: 'progress', number, progress }),
    );
    parent.postMessage({ kind: 'done', number, result });
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    parent.postMessage({ kind: 'failed', number, name, message });
  }
});
parent.postMessage(READY);
