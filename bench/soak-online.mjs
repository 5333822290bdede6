// Soak test of online play: bots play many games on servers that the script repeatedly kills and restarts. With PostgreSQL,
// it also repeatedly interrupts the bus and the store. At the end, the script compares the acknowledged
// commands with the log. It fails if an acknowledged command is missing or occurs twice, or if a game has not
// finished. Run: node bench/soak-online.mjs [--games 200] [--nodes 3] [--turns 40] [--pause 2500] [--seed 1]
// [--store sqlite]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { startNats, startPostgres } from '../scripts/private-services.mjs';

/** @import * as Proxies from '../apps/server/test/soak/stalling-proxy.ts' */
/** @import * as Soak from '../apps/server/test/soak/soak.ts' */

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    nodes: { type: 'string' },
    turns: { type: 'string', default: '40' },
    pause: { type: 'string', default: '2500' },
    seed: { type: 'string', default: '1' },
    store: { type: 'string', default: 'postgres' },
  },
});
const usesSqlite = values.store === 'sqlite';
const postgres = usesSqlite ? undefined : await startPostgres({ durable: true });
let nats = usesSqlite ? undefined : await startNats();
if (!usesSqlite && (postgres === undefined || nats === undefined)) {
  throw new Error('PostgreSQL or NATS is not installed; use --store sqlite, which needs neither');
}

/** @param {number} milliseconds */
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/**
 * @param {string} path
 * @returns {Promise<any>}
 */
const load = async (path) =>
  (await runnerImport(fileURLToPath(new URL(`../apps/server/test/soak/${path}`, import.meta.url)))).module;
/** @type {typeof Proxies} */
const { StallingProxy } = await load('stalling-proxy.ts');
const proxy = postgres && (await StallingProxy.start(postgres.address));
const natsAddress = nats?.address ?? '';
const disturbances = { bus: 0, store: 0 };

/**
 * Interrupts the bus for two seconds, or the store for one and a half seconds.
 *
 * @param {() => number} random
 */
async function disturb(random) {
  await sleep(3000 * (0.5 + random()));
  if (random() < 0.5) {
    disturbances.bus += 1;
    await nats?.stop();
    await sleep(2000);
    nats = await startNats({ port: Number(new URL(natsAddress).port) });
  } else {
    disturbances.store += 1;
    proxy?.stall();
    await sleep(1500);
    proxy?.resume();
  }
}

// The tests run the same TypeScript module with fewer games.
/** @type {typeof Soak} */
const { runSoak } = await load('soak.ts');
try {
  /** @type {Soak.SoakPlan} */
  const plan = {
    games: Number(values.games),
    nodes: usesSqlite ? 1 : Number(values.nodes ?? 3),
    moves: Number(values.turns),
    kills: 1,
    pauseMs: Number(values.pause),
    // While a single node is down, no game makes progress.
    pauseBetweenKillsMs: usesSqlite ? 15_000 : 1000,
    seed: Number(values.seed),
    services: postgres && proxy && { postgres: proxy.addressFor(postgres.address), nats: natsAddress },
    ...(usesSqlite ? {} : { disturb }),
  };
  console.log(
    `${plan.games} games on ${plan.nodes} nodes with ${usesSqlite ? 'SQLite' : 'PostgreSQL and NATS'}`,
  );
  const { acknowledged, kills, seconds, faults } = await runSoak(plan);
  console.log(
    `${seconds.toFixed(0)} s, ${kills} nodes killed, bus stopped ${disturbances.bus} times, store stalled ` +
      `${disturbances.store} times, ${acknowledged} commands acknowledged`,
  );
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'no command was lost or repeated, and every game finished' : 'FAILED');
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await proxy?.stop();
  await nats?.stop();
  await postgres?.stop();
}
process.exit();
