// Soak test of online play: bots play many games on servers that the script repeatedly kills and restarts. At the end,
// the script compares the acknowledged commands with the log. It fails if an acknowledged command is missing or occurs
// twice, or if a game has not finished.
// Run: node bench/soak-online.mjs [--games 200] [--nodes 3] [--turns 40] [--pause 2500] [--seed 1] [--store sqlite]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { startNats, startPostgres } from '../scripts/private-services.mjs';

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
const nats = usesSqlite ? undefined : await startNats();
if (!usesSqlite && (postgres === undefined || nats === undefined)) {
  throw new Error('PostgreSQL or NATS is not installed; use --store sqlite, which needs neither');
}

// The tests run the same TypeScript module with fewer games.
const { module } = await runnerImport(
  fileURLToPath(new URL('../apps/server/test/soak/soak.ts', import.meta.url)),
);
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
    services: postgres && nats && { postgres: postgres.address, nats: nats.address },
  };
  console.log(
    `${plan.games} games on ${plan.nodes} nodes with ${usesSqlite ? 'SQLite' : 'PostgreSQL and NATS'}`,
  );
  const { acknowledged, kills, seconds, faults } = await /** @type {typeof Soak} */ (module).runSoak(plan);
  console.log(`${seconds.toFixed(0)} s, nodes killed ${kills} times, ${acknowledged} commands acknowledged`);
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'nothing lost, nothing repeated, every game finished' : 'FAILED');
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await nats?.stop();
  await postgres?.stop();
}
process.exit();
