import { spawn } from 'node:child_process';
import type { Command } from '../entrant.ts';
import { killOnExit, killProcessGroup } from './process-group.ts';
import { StderrTail } from './stderr-tail.ts';

/** The outcome of a program run. */
export interface TimedRun {
  /** The CPU time of the program with its threads and of the children it waited for. */
  readonly cpuTimeMs: number;
  /** Whether the program was killed because it took too long. */
  readonly timedOut: boolean;
  /** Describes how the program failed; null when it succeeded. */
  readonly failure: string | null;
}

/** A shell script that runs a program and writes its CPU times to file descriptor 3. */
const SCRIPT = '"$@"; status=$?; times >&3; exit $status';

/**
 * Runs a program in a folder until it exits.
 *
 * @param timeoutMs the time after which the program is killed
 * @param stop the signal that kills the program
 */
export function runTimed(
  command: Command,
  folder: string,
  timeoutMs: number,
  stop: AbortSignal,
): Promise<TimedRun> {
  const child = spawn('sh', ['-c', SCRIPT, 'sh', ...command], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    detached: true,
  });
  killOnExit(child);
  const stderrTail = new StderrTail(child.stderr);
  let times = '';
  child.stdio[3]?.on('data', (bytes: Uint8Array) => {
    times += new TextDecoder().decode(bytes);
  });
  const end = (): void => killProcessGroup(child);
  stop.addEventListener('abort', end);
  if (stop.aborted) end();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    end();
  }, timeoutMs);
  return new Promise((resolve) => {
    const done = (reason: string | null): void => {
      clearTimeout(timer);
      stop.removeEventListener('abort', end);
      const failure = reason === null ? null : stderrTail.appendTo(reason);
      resolve({ cpuTimeMs: timedOut ? timeoutMs : childMilliseconds(times), timedOut, failure });
    };
    child.on('error', (error) => done(error.message));
    child.on('close', (code, signal) => {
      if (signal !== null) done(`killed by ${signal}`);
      else done(code === 0 ? null : `ended with ${code}`);
    });
  });
}

/** Adds the user and system times of the children from the second line of the shell's `times`, as in `0m0.120s 0m0.010s`. */
function childMilliseconds(times: string): number {
  const [, line = ''] = times.split('\n');
  const spans = Array.from(line.matchAll(/(\d+)m([\d.,]+)s/g));
  return spans.reduce(
    (sum, [, minutes, seconds = '']) =>
      sum + 60_000 * Number(minutes) + 1000 * Number(seconds.replace(',', '.')),
    0,
  );
}
