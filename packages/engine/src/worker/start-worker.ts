/// <reference lib="dom" />
import { type NodeWorker, type PageWorker, startNodeWorker } from './worker-thread.ts';

/**
 * Starts a worker with the file beside this one. Web bundlers recognise the form of the first call and copy the file.
 * The worker's own program must not import this module: its copy would then contain itself.
 */
export function startWorker(): PageWorker | NodeWorker {
  if (typeof Worker === 'function')
    return new Worker(new URL('./thread.js', import.meta.url), { type: 'module', name: 'halma-engine' });
  // A separate expression, so that a web bundler does not copy the file a second time.
  const moduleUrl: string = import.meta.url;
  return startNodeWorker(new URL('./thread.js', moduleUrl));
}
