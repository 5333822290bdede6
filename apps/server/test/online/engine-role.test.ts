import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { compileWorkspaces } from '../../../../test/compile-workspaces.ts';
import { HEARTBEAT_INTERVAL_MS } from '../../src/availability/handovers.ts';
import { openStore } from '../../src/store/store.ts';
import { gameSetup } from '../game/played-game.ts';
import { natsForTests, postgresForTests } from '../private-services.ts';
import { type SampleSite, writeSampleSite } from '../sample-site.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { Client } from './client.ts';

const postgres = await postgresForTests();
const nats = await natsForTests();
const GAME_COUNT = 4;

let site: SampleSite;
const started: ServerProcess[] = [];

beforeAll(async () => {
  compileWorkspaces();
  site = await writeSampleSite();
}, 60_000);
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.splice(0).map(({ ended }) => ended));
});
afterAll(async () => {
  await nats?.stop();
  await postgres?.stop();
  await site.remove();
});

function start(environment: Readonly<Record<string, string>>): ServerProcess {
  const server = startServer({
    PORT: '0',
    HOST: '127.0.0.1',
    SITE: site.folder,
    DATABASE_URL: postgres?.address ?? '',
    NATS_URL: nats?.address ?? '',
    LIMIT_SCALE: '100',
    ...environment,
  });
  started.push(server);
  return server;
}

/** Waits until a node has run its background tasks, including due work, for a whole heartbeat interval. */
async function waitForBackgroundTasks(): Promise<void> {
  const store = await openStore({ postgres: postgres?.address ?? '' });
  const end = Date.now() + HEARTBEAT_INTERVAL_MS;
  try {
    await vi.waitUntil(
      async () => Math.max(...((await store?.nodes.listSpans()) ?? []).map(({ beatAt }) => beatAt)) >= end,
      {
        timeout: 20_000,
        interval: 50,
      },
    );
  } finally {
    await store?.close();
  }
}

/** Creates a game against the engine, makes the first move in it and returns its id. */
async function moveAgainstEngine(client: Client): Promise<string> {
  const rules = { game: 'halma-2', preset: 'standard', options: { startRule: 'agreed' } } as const;
  const seats = { A: { kind: 'me' }, C: { kind: 'level', level: 1 } } as const;
  const game = await client.createGame(gameSetup('halma-2', { rules, seats }));
  await client.watch(game);
  await client.command(game, { do: 'move', ply: 0, move: 'e1-f1' });
  return game;
}

test.skipIf(postgres === undefined || nats === undefined)(
  'engine nodes make the moves that a node without engine threads leaves to them, and one takes over when another is killed',
  async () => {
    const web = start({ LEVEL_THREADS: '0' });
    const client = await Client.connectGuest(((await web.address) ?? '').replace('localhost', '127.0.0.1'));
    const first = await moveAgainstEngine(client);
    await waitForBackgroundTasks();
    expect((await client.watch(first)).standing.ply).toBe(1);

    const engines = [1, 2].map(() => start({ ROLE: 'engine', LEVEL_THREADS: '1' }));
    await client.waitForStatus(first, ({ ply }) => ply === 2);
    for (const engine of engines) await engine.waitForOutput('ready to make the engine’s moves');
    const games = [];
    for (let index = 0; index < GAME_COUNT; index += 1) games.push(await moveAgainstEngine(client));
    // The other node takes over the interrupted move when its lease has expired.
    engines[0]?.child.kill('SIGKILL');
    for (const game of games) await client.waitForStatus(game, ({ ply }) => ply === 2);

    engines[1]?.child.kill('SIGTERM');
    expect(await engines[1]?.ended).toBe(0);
    client.close();
  },
  180_000,
);

test('an engine node without a shared store reports what is missing', async () => {
  const engine = start({ ROLE: 'engine', DATABASE_URL: '' });
  expect(await engine.ended).toBe(1);
  expect(engine.output()).toBe('ROLE=engine needs DATABASE_URL: only one server can use a data folder.\n');
});
