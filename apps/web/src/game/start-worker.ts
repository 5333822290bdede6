import type { ComputerWorker } from './computer-thread.ts';

/** Starts a worker with the engine. The browser fetches the engine's code only now. */
export function startComputerWorker(): ComputerWorker {
  return new Worker(new URL('./computer-worker.ts', import.meta.url), { type: 'module', name: 'computer' });
}
