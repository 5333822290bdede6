import { parentPort, workerData } from 'node:worker_threads';
import { EngineSession } from './engine-session.ts';
import type { TaskMessage, ThreadData, ThreadMessage } from './thread-messages.ts';

const { lastStopped } = workerData as ThreadData;
const session = new EngineSession();
const send = (message: ThreadMessage): void => parentPort?.postMessage(message);

parentPort?.on('message', ({ number, task }: TaskMessage) => {
  const shouldStop = (): boolean => Atomics.load(lastStopped, 0) >= number;
  const control = { now: () => performance.now(), shouldStop };
  const move = session.search(task, control, (info) => send({ kind: 'info', number, info }));
  send({ kind: 'done', number, move });
});
send({ kind: 'ready' });
