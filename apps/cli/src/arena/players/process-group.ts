import type { ChildProcess } from 'node:child_process';

/** The running programs, which must not outlive this process. */
const runningPrograms = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of runningPrograms) killProcessGroup(child);
});

/** Ensures that a program is killed when this process exits. The program must lead its own process group. */
export function killOnExit(child: ChildProcess): void {
  runningPrograms.add(child);
  child.on('close', () => runningPrograms.delete(child));
  child.on('error', () => runningPrograms.delete(child));
}

/** Kills a program and its children; on Windows, only the program. */
export function killProcessGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The program has already exited.
  }
}
