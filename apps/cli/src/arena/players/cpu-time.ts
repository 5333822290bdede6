import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Adds up the time of work in this process: the CPU time with the engine's threads. A worker thread measures elapsed time, since
 * the CPU time of the process includes the other workers.
 */
export class Stopwatch {
  milliseconds = 0;

  time<Value>(work: () => Value): Value {
    const start = now();
    try {
      return work();
    } finally {
      this.milliseconds += now() - start;
    }
  }
}

function now(): number {
  if (!isMainThread) return performance.now();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Linux reports the CPU time of processes in hundredths of a second on every machine. */
const MS_PER_TICK = 10;

/** Returns the CPU time of a running process with its threads, in milliseconds; undefined where the system does not report it. */
export function processCpuMs(pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the program's name in parentheses, may contain blanks.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return undefined;
  }
}
