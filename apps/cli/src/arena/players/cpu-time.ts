import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Adds up the time that functions take. In the main thread, it measures the CPU time of the process; in a
 * worker thread, it measures elapsed time, since the CPU time of the process includes the other workers.
 */
export class Stopwatch {
  totalMs = 0;

  /**
   * Runs a function and adds its time to the total.
   *
   * @returns the result of the function
   */
  measure<Value>(work: () => Value): Value {
    const startMs = currentMs();
    try {
      return work();
    } finally {
      this.totalMs += currentMs() - startMs;
    }
  }
}

function currentMs(): number {
  if (!isMainThread) return performance.now();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Linux reports the CPU time of a process in hundredths of a second on every machine. */
const MS_PER_TICK = 10;

/**
 * Returns the CPU time of a running process and its threads, in milliseconds; undefined where the system does not
 * report it.
 */
export function processCpuMs(pid: number): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the program's name in parentheses, may contain spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return undefined;
  }
}
