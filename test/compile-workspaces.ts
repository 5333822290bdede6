import { execFileSync } from 'node:child_process';
import { repository } from './architecture/workspaces.ts';

let isCompiled = false;

const run = (...step: readonly string[]): unknown =>
  execFileSync(process.execPath, step, { cwd: repository, stdio: 'inherit' });

/** Compiles all workspaces and bundles the server, so that no test starts an outdated program. The test files of a thread compile once. */
export function compileWorkspaces(): void {
  if (isCompiled) return;
  run('node_modules/typescript/bin/tsc', '-b');
  bundleServer();
  isCompiled = true;
}

/** Bundles the server from the sources, if they have changed. */
export function bundleServer(): void {
  run('scripts/bundle-server.mjs');
}
