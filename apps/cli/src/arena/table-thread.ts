import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { makeContestant } from './contestants/make-contestant.ts';
import { ArenaTable } from './table.ts';
import type { TableData, TableOrder } from './tables.ts';

// A thread with a table of its own. It plays the games it is told to, one after the other.
const stopping = new AbortController();
const work = {
  now: () => performance.now(),
  breathe: () => setImmediate(),
  stop: stopping.signal,
};
const table = new ArenaTable({ ...(workerData as TableData), contestantOf: makeContestant, work });

parentPort?.on('message', async (order: TableOrder) => {
  if (order === 'close') {
    stopping.abort();
    parentPort?.close();
  } else parentPort?.postMessage(await table.play(order.game));
});
