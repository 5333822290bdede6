import { parentPort, workerData } from 'node:worker_threads';
import { Mind } from './think.ts';
import type { TaskMessage, ThreadData, ThreadMessage } from './think-messages.ts';

// The thread that thinks. A number in shared memory tells it to stop, since it reads no messages while it thinks.
const { stopped } = workerData as ThreadData;
const mind = new Mind();
const tell = (message: ThreadMessage): void => parentPort?.postMessage(message);

parentPort?.on('message', ({ number, task }: TaskMessage) => {
  const isStopped = (): boolean => Atomics.load(stopped, 0) >= number;
  const time = { clock: () => performance.now(), isStopped };
  const move = mind.think(task, time, (found) => tell({ kind: 'found', number, found }));
  tell({ kind: 'done', number, move });
});
tell({ kind: 'ready' });
