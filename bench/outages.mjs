// Measures how much clock time players lose or gain in an outage: a process that is suspended for 16 s, a
// server that is killed and returns after 3.2 s, a process that is slow for half a minute, a store that does
// not respond for 14 s, and a bus that is unreachable for a minute. In each game, the player to move chooses
// a move when the outage begins or, with a slow process, when it has been slow for a while.
// Run: node bench/outages.mjs [--games 500] [--main 600000]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { freePort, startNats, startPostgres } from '../scripts/private-services.mjs';

/** @import * as Clocks from '../apps/server/test/soak/clocks-in-outages.ts' */
/** @import * as Proxy from '../apps/server/test/soak/stalling-proxy.ts' */
/** @import * as Servers from '../apps/server/test/server-process.ts' */
/** @import * as Sites from '../apps/server/test/sample-site.ts' */

const { values } = parseArgs({
  options: { games: { type: 'string', default: '500' }, main: { type: 'string', default: '600000' } },
});
const [count, main] = [Number(values.games), Number(values.main)];

/**
 * @param {string} path
 * @returns {Promise<any>}
 */
const load = async (path) =>
  (await runnerImport(fileURLToPath(new URL(`../apps/server/test/${path}`, import.meta.url)))).module;
/** @type {typeof Clocks} */
const { startGames, timeChargedForMove } = await load('soak/clocks-in-outages.ts');
/** @type {typeof Proxy} */
const { StallingProxy } = await load('soak/stalling-proxy.ts');
/** @type {typeof Servers} */
const { startServer } = await load('server-process.ts');
/** @type {typeof Sites} */
const { writeSampleSite } = await load('sample-site.ts');

const site = await writeSampleSite();
const folder = await mkdtemp(join(tmpdir(), 'halma-outages-'));
/** @param {number} milliseconds */
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** @param {Record<string, string>} environment */
async function start(environment) {
  const server = startServer({
    HOST: '127.0.0.1',
    SITE: site.folder,
    LEVEL_THREADS: '0',
    LIMIT_SCALE: '100000',
    ...environment,
  });
  if ((await server.address) === undefined) throw new Error(server.output());
  return server;
}

/**
 * @param {string} name
 * @param {string} port
 * @param {() => Promise<void>} outage
 * @param {number} [thinkMs] how long the players think after the outage begins, in milliseconds
 */
async function measure(name, port, outage, thinkMs = 0) {
  const games = await startGames(`http://127.0.0.1:${port}`, count, main);
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  const outageEnd = outage();
  await sleep(thinkMs);
  const decidedAt = Date.now();
  const charges = await Promise.all(games.map((game) => timeChargedForMove(game, main, decidedAt)));
  await outageEnd;
  for (const { bob } of games) bob.close();
  const sorted = charges.toSorted((one, other) => one - other);
  const quantile = (/** @type {number} */ share) => Math.round(sorted[Math.floor(share * (count - 1))] ?? 0);
  const lostCount = charges.filter((charge) => !Number.isFinite(charge)).length;
  console.log(
    `${name}: ${count} games, ${lostCount} lost; charged ${quantile(0)} to ${quantile(1)} ms, median ${quantile(0.5)} ms; ` +
      `the players' process was late by up to ${Math.round(delays.max / 1e6)} ms`,
  );
}

const sqliteNode = { PORT: String(await freePort()), DATA_DIR: join(folder, 'sqlite') };
let server = await start(sqliteNode);
await measure('process stopped for 16 s', sqliteNode.PORT, async () => {
  server.child.kill('SIGSTOP');
  await sleep(16_000);
  server.child.kill('SIGCONT');
});
await measure('killed, back after 3.2 s', sqliteNode.PORT, async () => {
  server.child.kill('SIGKILL');
  await server.ended;
  await sleep(3200);
  server = await start(sqliteNode);
});
await measure(
  'process slow for 30 s',
  sqliteNode.PORT,
  async () => {
    const end = Date.now() + 30_000;
    while (Date.now() < end) {
      server.child.kill('SIGSTOP');
      await sleep(50 + 450 * Math.random());
      server.child.kill('SIGCONT');
      await sleep(20);
    }
  },
  25_000,
);
server.child.kill('SIGKILL');

const postgres = await startPostgres({ durable: true });
if (postgres === undefined) console.log('PostgreSQL is not installed; skipping the store outage');
else {
  const proxy = await StallingProxy.start(postgres.address);
  const behindProxy = { PORT: String(await freePort()), DATABASE_URL: proxy.addressFor(postgres.address) };
  server = await start(behindProxy);
  await measure('store unresponsive for 14 s', behindProxy.PORT, async () => {
    proxy.stall();
    await sleep(14_000);
    proxy.resume();
  });
  server.child.kill('SIGKILL');
  await server.ended;
  const nats = await startNats();
  if (nats === undefined) console.log('NATS is not installed; skipping the bus outage');
  else {
    const singleNode = {
      PORT: String(await freePort()),
      DATABASE_URL: postgres.address,
      NATS_URL: nats.address,
    };
    server = await start(singleNode);
    await measure('bus unreachable for 60 s', singleNode.PORT, async () => {
      await nats.stop();
      await sleep(60_000);
    });
    server.child.kill('SIGKILL');
    await server.ended;
  }
  await proxy.stop();
  await postgres.stop();
}
await site.remove();
await rm(folder, { recursive: true, force: true });
process.exit();
