import { spawn } from 'node:child_process';
import type { Command } from '../entrant.ts';
import { LastWords } from './last-words.ts';
import { endGroup, runInGroup } from './process-group.ts';

/** How a program ended. */
export interface TimedRun {
  /** CPU time it took, with all its threads and whatever it started and waited for. */
  readonly milliseconds: number;
  /** True when it was ended because it took too long. */
  readonly late: boolean;
  /** What there is to say of a program that did not end well; null when it did. */
  readonly failure: string | null;
}

/** Runs a program and has the shell add up what it took, into a stream of its own. */
const SCRIPT = '"$@"; status=$?; times >&3; exit $status';

/**
 * Runs a program to its end, in a folder.
 *
 * @param patience how long it may go on, in milliseconds
 * @param stop ends it at once
 */
export function runTimed(
  command: Command,
  folder: string,
  patience: number,
  stop: AbortSignal,
): Promise<TimedRun> {
  const child = spawn('sh', ['-c', SCRIPT, 'sh', ...command], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    detached: true,
  });
  runInGroup(child);
  const lastWords = new LastWords(child.stderr);
  let times = '';
  child.stdio[3]?.on('data', (bytes: Uint8Array) => {
    times += new TextDecoder().decode(bytes);
  });
  const end = (): void => endGroup(child);
  stop.addEventListener('abort', end);
  if (stop.aborted) end();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    end();
  }, patience);
  return new Promise((resolve) => {
    const done = (how: string | null): void => {
      clearTimeout(timer);
      stop.removeEventListener('abort', end);
      const failure = how === null ? null : lastWords.after(how);
      resolve({ milliseconds: late ? patience : childMilliseconds(times), late, failure });
    };
    child.on('error', (error) => done(error.message));
    child.on('close', (code, signal) => {
      if (signal !== null) done(`killed by ${signal}`);
      else done(code === 0 ? null : `ended with ${code}`);
    });
  });
}

/** The second line of the shell's `times`, as in `0m0.120s 0m0.010s`: user and system time of what it ran. */
function childMilliseconds(times: string): number {
  const [, line = ''] = times.split('\n');
  const spans = Array.from(line.matchAll(/(\d+)m([\d.,]+)s/g));
  return spans.reduce(
    (sum, [, minutes, seconds = '']) =>
      sum + 60_000 * Number(minutes) + 1000 * Number(seconds.replace(',', '.')),
    0,
  );
}
