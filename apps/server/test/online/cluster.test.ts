import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../../scripts/private-services.mjs';
import { type SampleSite, writeSampleSite } from '../sample-site.ts';
import { buildServer, type ServerProcess, startServer } from '../server-process.ts';
import { natsForTests, postgresForTests } from '../services.ts';
import { seeded } from '../simulation/faults.ts';
import { type Journal, playByBots } from './bots.ts';

const postgres = await postgresForTests();
const nats = await natsForTests();
const GAMES = 20;
const NODES = 3;

interface Node {
  readonly address: string;
  readonly port: number;
  process: ServerProcess;
}

let site: SampleSite;
const nodes: Node[] = [];

beforeAll(async () => {
  buildServer();
  site = await writeSampleSite();
}, 60_000);
afterAll(async () => {
  for (const { process } of nodes) process.child.kill('SIGKILL');
  await Promise.all(nodes.map(({ process }) => process.ended));
  await nats?.stop();
  await postgres?.stop();
  await site.remove();
});

function startOn(port: number): ServerProcess {
  return startServer({
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE: site.folder,
    DATABASE_URL: postgres?.address ?? '',
    NATS_URL: nats?.address ?? '',
    LEVEL_THREADS: '0',
    LIMIT_SCALE: '1000',
  });
}

/** How often nodes have died so far. */
let deaths = 0;
const ENOUGH_DEATHS = 5;

/** Kills nodes and starts them again until it is told to stop. */
async function killAtRandom(random: () => number, isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    const node = nodes[Math.floor(random() * NODES)];
    if (node === undefined) return;
    // Now and then a node is asked to stop, as in a rolling restart; mostly it just dies.
    node.process.child.kill(random() < 0.25 ? 'SIGTERM' : 'SIGKILL');
    await node.process.ended;
    deaths += 1;
    node.process = startOn(node.port);
    await node.process.address;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

test.skipIf(postgres === undefined || nats === undefined)(
  'invariants 1 to 6 and 14: three nodes die and come back while bots play, and nothing acknowledged is lost or doubled',
  async () => {
    const random = seeded(20_261_121);
    for (let index = 0; index < NODES; index += 1) {
      const port = await freePort();
      nodes.push({ port, address: `http://127.0.0.1:${port}`, process: startOn(port) });
      await nodes.at(-1)?.process.address;
    }
    const addresses = nodes.map(({ address }) => address);
    let done = false;
    const killing = killAtRandom(random, () => done);
    const journals = await playByBots(addresses, GAMES, random, () => deaths >= ENOUGH_DEATHS).finally(() => {
      done = true;
    });
    await killing;
    expect(deaths).toBeGreaterThanOrEqual(ENOUGH_DEATHS);

    const client = new pg.Client(postgres?.address);
    await client.connect();
    for (const { game, acknowledged } of journals) await compare(client, game, acknowledged);
    await client.end();
  },
  400_000,
);

/** What the bots were told is what the log says, each once, and the game is over. */
async function compare(
  client: pg.Client,
  game: string,
  acknowledged: Journal['acknowledged'],
): Promise<void> {
  const { rows } = await client.query('SELECT seq, command, event FROM events WHERE game = $1 ORDER BY seq', [
    game,
  ]);
  expect(rows.map(({ seq }) => Number(seq))).toEqual([...rows.keys()]);
  expect(new Set(rows.map(({ command }) => command)).size).toBe(rows.length);
  for (const { id, seq } of acknowledged) expect(rows[seq].command.endsWith(`:${id}`)).toBe(true);
  const { rows: games } = await client.query('SELECT phase FROM games WHERE game = $1', [game]);
  expect(games).toEqual([{ phase: 'over' }]);
}
