import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/private-services.mjs';
import { postgresForTests } from '../private-services.ts';
import { type SampleSite, writeSampleSite } from '../sample-site.ts';
import { buildServer, type ServerProcess, startServer } from '../server-process.ts';
import { chargeForMove, startGames } from '../soak/clocks-in-outages.ts';
import { StallingProxy } from '../soak/stalling-proxy.ts';

const MAIN_MS = 60_000;
const GAMES = 8;
const STALL_MS = 2000;

/** The most that an outage may cost a player, in milliseconds. */
const MAX_CHARGE_MS = 300;

const postgres = await postgresForTests();
let site: SampleSite;
let folder = '';
const started: ServerProcess[] = [];

beforeAll(async () => {
  buildServer();
  site = await writeSampleSite();
  folder = await mkdtemp(join(tmpdir(), 'halma-clocks-'));
}, 60_000);
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.splice(0).map(({ ended }) => ended));
});
afterAll(async () => {
  await postgres?.stop();
  await site.remove();
  await rm(folder, { recursive: true });
});

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

async function start(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = startServer({
    HOST: '127.0.0.1',
    SITE: site.folder,
    LEVEL_THREADS: '0',
    LIMIT_SCALE: '1000',
    ...environment,
  });
  started.push(server);
  if ((await server.address) === undefined) throw new Error(server.output());
  return server;
}

/**
 * Lets the first player of each game decide when an outage begins. Returns what it cost the most charged, less the delay
 * of the players themselves, who share one process.
 */
async function largestCharge(address: string, outage: () => Promise<void>): Promise<number> {
  const games = await startGames(address, GAMES, MAIN_MS);
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  const decidedAt = Date.now();
  const ending = outage();
  const charges = await Promise.all(games.map((game) => chargeForMove(game, MAIN_MS, decidedAt)));
  await ending;
  for (const { bob } of games) bob.close();
  delays.disable();
  return Math.max(...charges) - delays.max / 1e6;
}

test('invariant 16: a process that is stopped for a while charges no player', async () => {
  const port = await freePort();
  const { child } = await start({ PORT: String(port), DATA_DIR: join(folder, 'stopped') });
  const charge = await largestCharge(`http://127.0.0.1:${port}`, async () => {
    child.kill('SIGSTOP');
    await sleep(STALL_MS);
    child.kill('SIGCONT');
  });
  expect(charge).toBeLessThan(MAX_CHARGE_MS);
}, 90_000);

test('invariant 16: a server that is killed and restarted charges no player', async () => {
  const environment = { PORT: String(await freePort()), DATA_DIR: join(folder, 'killed') };
  const server = await start(environment);
  const charge = await largestCharge(`http://127.0.0.1:${environment.PORT}`, async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    await sleep(STALL_MS);
    await start(environment);
  });
  expect(charge).toBeLessThan(MAX_CHARGE_MS);
}, 90_000);

test.skipIf(postgres === undefined)(
  'invariant 17: a store that does not answer for a while charges no player',
  async () => {
    const proxy = await StallingProxy.start(postgres?.address ?? '');
    const port = await freePort();
    await start({ PORT: String(port), DATABASE_URL: proxy.addressFor(postgres?.address ?? '') });
    const charge = await largestCharge(`http://127.0.0.1:${port}`, async () => {
      proxy.stall();
      await sleep(STALL_MS);
      proxy.resume();
    });
    expect(charge).toBeLessThan(MAX_CHARGE_MS);
    await proxy.stop();
  },
  90_000,
);
