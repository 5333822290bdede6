import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type CommandProcess, runCommand, startCommand } from '../support/process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halma-host-'));
  await mkdir(join(folder, 'site'));
  await writeFile(join(folder, 'site/index.html'), '<title>Halma</title>');
});
afterAll(() => rm(folder, { recursive: true }));

const serve = (environment: Readonly<Record<string, string>> = {}): CommandProcess =>
  startCommand(['serve'], folder, {
    detached: hasGroups,
    env: { HOST: '127.0.0.1', PORT: '0', SITE: join(folder, 'site'), LEVEL_THREADS: '0', ...environment },
  });

const hasGroups = process.platform !== 'win32';

const waitUntilReady = (serving: CommandProcess): Promise<void> =>
  vi.waitFor(() => expect(serving.out()).toMatch(/ready at \S+\n/), { timeout: 20_000 });

describe('serve', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('serves the site until it receives %s', async (signal) => {
    const serving = serve();
    await waitUntilReady(serving);
    const [, port] = /ready at \S+:(\d+)\n/.exec(serving.out()) ?? [];
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<title>Halma</title>');
    serving.child.kill(signal);
    expect(await serving.ended).toBe(0);
    expect(serving.out()).toMatch(/\nHalma is stopping\.\n$/);
  });

  test.skipIf(!hasGroups)('receives Ctrl-C once', async () => {
    const serving = serve();
    await waitUntilReady(serving);
    // A terminal sends the signal to every process of the group.
    process.kill(-(serving.child.pid ?? 0), 'SIGINT');
    expect(await serving.ended).toBe(0);
    expect(serving.out()).toMatch(/\nHalma is stopping\.\n$/);
  });

  test('explains why it cannot start', async () => {
    const serving = serve({ PORT: 'http' });
    expect(await serving.ended).toBe(1);
    expect(serving.err()).toMatch(/^PORT must be a whole number/);
  });
});

test('serve with an argument prints the usage of the server commands and exits with 1', async () => {
  const ran = await runCommand(['serve', '8080']);
  expect(ran.status).toBe(1);
  expect(ran.err).toMatch(/^Commands:\n {2}serve .*\n {2}backup <file> /);
});
