import { execFileSync } from 'node:child_process';
import { repository } from './architecture/workspaces.ts';

let isCompiled = false;

const run = (...step: readonly string[]): unknown =>
  execFileSync(process.execPath, step, { cwd: repository, stdio: 'inherit' });

/**
 * Compiles all workspaces and bundles the programs, so that no test starts an outdated program. Test files that share a
 * thread compile only once.
 */
export function compileWorkspaces(): void {
  if (isCompiled) return;
  run('node_modules/typescript/bin/tsc', '-b');
  bundlePrograms();
  isCompiled = true;
}

/** Bundles the server and the command line from the sources, if they have changed. */
export function bundlePrograms(): void {
  run('scripts/bundle-programs.mjs');
}
