import { spawn } from 'node:child_process';
import { onAbort } from '../../on-abort.ts';
import type { Command } from '../entrant.ts';
import { killOnExit, killProcessGroup } from './process-group.ts';
import { StderrTail } from './stderr-tail.ts';

/** The result of running a program. */
export interface TimedRun {
  /**
   * The CPU time of the program, its threads, and the children that it waited for, in milliseconds; the timeout if
   * `timedOut` is true, and 0 if the signal stopped the program.
   */
  readonly cpuTimeMs: number;
  /** Whether the program was killed because it took too long. */
  readonly timedOut: boolean;
  /** The reason why the program failed; null if it succeeded. */
  readonly failure: string | null;
}

/** A shell script that runs a program and writes its CPU times to file descriptor 3. */
const SCRIPT = '"$@"; status=$?; times >&3; exit $status';

/**
 * Runs a program in a folder until it exits.
 *
 * @param timeoutMs the time after which the program is killed
 * @param signal kills the program when it aborts
 */
export function runTimed(
  command: Command,
  folder: string,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<TimedRun> {
  const child = spawn('sh', ['-c', SCRIPT, 'sh', ...command], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    detached: true,
  });
  killOnExit(child);
  const stderrTail = new StderrTail(child.stderr);
  let timesOutput = '';
  child.stdio[3]?.on('data', (bytes: Uint8Array) => {
    timesOutput += new TextDecoder().decode(bytes);
  });
  const kill = (): void => killProcessGroup(child);
  const stopWaiting = onAbort(signal, kill);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    kill();
  }, timeoutMs);
  return new Promise((resolve) => {
    const finish = (reason: string | null): void => {
      clearTimeout(timer);
      stopWaiting();
      const failure = reason === null ? null : stderrTail.appendTo(reason);
      resolve({ cpuTimeMs: timedOut ? timeoutMs : parseChildCpuMs(timesOutput), timedOut, failure });
    };
    child.on('error', (error) => finish(error.message));
    child.on('close', (code, killSignal) => {
      if (killSignal !== null) finish(`killed by ${killSignal}`);
      else finish(code === 0 ? null : `exited with status ${code}`);
    });
  });
}

/**
 * Adds up the user and system time of the children: the second line of the shell's `times`, such as `0m0.120s
 * 0m0.010s`.
 */
function parseChildCpuMs(timesOutput: string): number {
  const [, line = ''] = timesOutput.split('\n');
  const durations = Array.from(line.matchAll(/(\d+)m([\d.,]+)s/g));
  return durations.reduce(
    (sum, [, minutes, seconds = '']) =>
      sum + 60_000 * Number(minutes) + 1000 * Number(seconds.replace(',', '.')),
    0,
  );
}
