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
    detached: hasProcessGroups,
    env: { HOST: '127.0.0.1', PORT: '0', SITE: join(folder, 'site'), LEVEL_THREADS: '0', ...environment },
  });

const hasProcessGroups = process.platform !== 'win32';

const waitUntilReady = (server: CommandProcess): Promise<void> =>
  vi.waitFor(() => expect(server.out()).toMatch(/ready at \S+\n/), { timeout: 20_000 });

describe('serve', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('serves the site until it receives %s', async (signal) => {
    const server = serve();
    await waitUntilReady(server);
    const [, port] = /ready at \S+:(\d+)\n/.exec(server.out()) ?? [];
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<title>Halma</title>');
    server.child.kill(signal);
    expect(await server.ended).toBe(0);
    expect(server.out()).toMatch(/\nHalma is stopping\.\n$/);
  });

  test.skipIf(!hasProcessGroups)('receives Ctrl-C once', async () => {
    const server = serve();
    await waitUntilReady(server);
    // A terminal sends the signal to every process of the group.
    process.kill(-(server.child.pid ?? 0), 'SIGINT');
    expect(await server.ended).toBe(0);
    expect(server.out()).toMatch(/\nHalma is stopping\.\n$/);
  });

  test('explains why it cannot start', async () => {
    const server = serve({ PORT: 'http' });
    expect(await server.ended).toBe(1);
    expect(server.err()).toMatch(/^PORT must be a whole number/);
  });
});

test('serve with an argument prints its usage and exits with 2', async () => {
  const result = await runCommand(['serve', '8080']);
  expect(result.status).toBe(2);
  expect(result.err).toMatch(/^An argument is missing or unexpected\.\nUsage: serve {2}serve the site /);
});
