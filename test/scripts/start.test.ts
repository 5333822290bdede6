import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { repository } from '../architecture/workspaces.ts';
import { compileWorkspaces } from '../compile-workspaces.ts';

let site: string;

beforeAll(async () => {
  compileWorkspaces();
  site = await mkdtemp(join(tmpdir(), 'halma-site-'));
  await writeFile(join(site, 'index.html'), '<title>Halma</title>');
}, 60_000);
afterAll(() => rm(site, { recursive: true }));

test.skipIf(process.platform === 'win32')('the server stops when its shell ends', async () => {
  const environment = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    SITE: site,
    DATA_DIR: join(site, 'data'),
  };
  // Because of `exit`, the shell does not replace its process with node.
  const shell = spawn('sh', ['-c', 'node scripts/start.mjs; exit $?'], { cwd: repository, env: environment });
  const [line] = await once(shell.stdout, 'data');
  const health = String(line).replace(/^.*localhost:(\d+)\n$/, 'http://127.0.0.1:$1/healthz');
  expect((await fetch(health)).status).toBe(200);
  shell.kill('SIGKILL');
  await vi.waitFor(() => expect(fetch(health)).rejects.toThrow(), { timeout: 20_000, interval: 100 });
});
