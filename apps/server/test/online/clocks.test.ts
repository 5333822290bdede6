import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/private-services.mjs';
import { createDataFolder } from '../data-folder.ts';
import { postgresForTests } from '../private-services.ts';
import { startGame, startGames, timeChargedForMove } from '../soak/clocks-in-outages.ts';
import { StallingProxy } from '../soak/stalling-proxy.ts';
import { nodesForTests } from '../test-nodes.ts';
import { Client } from './client.ts';
import { makeMoves } from './player.ts';

const MAIN_MS = 60_000;
const GAME_COUNT = 8;
const STALL_MS = 2000;

/** The maximum time that an outage may cost a player, in milliseconds. */
const MAX_CHARGE_MS = 300;

const postgres = await postgresForTests();
const start = nodesForTests();
const folder = await createDataFolder();
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true });
});

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Makes the first player's move in each game when an outage begins. Returns the time charged to the player
 * who lost the most, in milliseconds, minus the event-loop delay of the process that the players share.
 */
async function largestCharge(address: string, outage: () => Promise<void>): Promise<number> {
  const games = await startGames(address, GAME_COUNT, MAIN_MS);
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  const decidedAt = Date.now();
  const outageEnd = outage();
  const charges = await Promise.all(games.map((game) => timeChargedForMove(game, MAIN_MS, decidedAt)));
  await outageEnd;
  for (const { bob } of games) bob.close();
  delays.disable();
  return Math.max(...charges) - delays.max / 1e6;
}

test('invariant 16: no player is charged while the process is stopped', async () => {
  const { server, address } = await start({ DATA_DIR: join(folder, 'stopped') });
  const { child } = server;
  const charge = await largestCharge(address, async () => {
    child.kill('SIGSTOP');
    await sleep(STALL_MS);
    child.kill('SIGCONT');
  });
  expect(charge).toBeLessThan(MAX_CHARGE_MS);
}, 90_000);

test('invariant 16: no player is charged while the server is killed and restarted', async () => {
  const environment = { PORT: String(await freePort()), DATA_DIR: join(folder, 'killed') };
  const { server, address } = await start(environment);
  const charge = await largestCharge(address, async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    await sleep(STALL_MS);
    await start(environment);
  });
  expect(charge).toBeLessThan(MAX_CHARGE_MS);
}, 90_000);

test.skipIf(postgres === undefined)(
  'invariant 17: no player is charged while the store does not answer',
  async () => {
    const proxy = await StallingProxy.start(postgres?.address ?? '');
    const { address } = await start({ DATABASE_URL: proxy.addressFor(postgres?.address ?? '') });
    const charge = await largestCharge(address, async () => {
      proxy.stall();
      await sleep(STALL_MS);
      proxy.resume();
    });
    expect(charge).toBeLessThan(MAX_CHARGE_MS);
    await proxy.stop();
  },
  90_000,
);

test('invariant 19: a client that answers pings a second late gains less than 5 % of a ten-second game', async () => {
  const { address } = await start({ DATA_DIR: join(folder, 'late-pongs') });
  const cheat = new Client(address);
  await cheat.startSession();
  await cheat.connect(1000);
  const { game, bob, localGame } = await startGame({
    ann: cheat,
    bob: await Client.connectGuest(address),
    main: 10_000,
  });
  let thinkingMs = 0;
  for (let turn = 0; turn < 8; turn += 1) {
    const startedAt = performance.now();
    await sleep(900);
    thinkingMs += performance.now() - startedAt;
    for (const response of await makeMoves(game, localGame, { A: cheat, C: bob }, 2))
      expect(response).toBeTypeOf('number');
  }
  const { left } = await cheat.waitForStatus(game, ({ ply }) => ply === localGame.position.ply);
  for (const client of [cheat, bob]) client.close();
  const chargedMs = 10_000 - (left?.A ?? 0);
  expect(thinkingMs).toBeGreaterThan(7000);
  expect((thinkingMs - chargedMs) / 10_000).toBeLessThan(0.05);
}, 90_000);
