import { isMainThread } from 'node:worker_threads';

/**
 * Adds up what work in this process takes: its CPU time, that of the engine's helpers included. In a worker that would count
 * the other workers too, so there it is the time that goes by.
 */
export class Stopwatch {
  milliseconds = 0;

  time<Value>(work: () => Value): Value {
    const begun = now();
    try {
      return work();
    } finally {
      this.milliseconds += now() - begun;
    }
  }
}

function now(): number {
  if (!isMainThread) return performance.now();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
