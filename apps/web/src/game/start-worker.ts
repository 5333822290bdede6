import type { ComputerWorker } from './computer-thread.ts';

/** Starts the thread in which the engine runs; its code is fetched only then. */
export function startComputerWorker(): ComputerWorker {
  return new Worker(new URL('./computer-worker.ts', import.meta.url), { type: 'module', name: 'computer' });
}
