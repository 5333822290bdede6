import { execFileSync } from 'node:child_process';
import { repository } from './architecture/workspaces.ts';

let isCompiled = false;

/** Compiles all workspaces and bundles the server, so that no test starts an outdated program. The test files of a thread compile once. */
export function compileWorkspaces(): void {
  if (isCompiled) return;
  for (const step of [['node_modules/typescript/bin/tsc', '-b'], ['scripts/bundle-server.mjs']])
    execFileSync(process.execPath, step, { cwd: repository, stdio: 'inherit' });
  isCompiled = true;
}
