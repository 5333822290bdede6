import type { ChildProcess } from 'node:child_process';

/** The programs that run, so that none outlives this process. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) endGroup(child);
});

/** Takes charge of a program that leads a group of its own, until it ends. */
export function runInGroup(child: ChildProcess): void {
  running.add(child);
  child.on('close', () => running.delete(child));
  child.on('error', () => running.delete(child));
}

/** Ends a program at once, and whatever it has started. */
export function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
