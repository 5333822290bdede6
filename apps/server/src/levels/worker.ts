import { parentPort } from 'node:worker_threads';
import { think } from './think.ts';

// Runs in a thread of its own, so that thinking never keeps anybody's move waiting.
parentPort?.on('message', (job) => {
  parentPort?.postMessage(think(job, () => performance.now(), Math.random));
});
