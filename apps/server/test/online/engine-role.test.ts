import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { planOf } from '../game/played.ts';
import { type SampleSite, writeSampleSite } from '../sample-site.ts';
import { buildServer, type ServerProcess, startServer } from '../server-process.ts';
import { natsForTests, postgresForTests } from '../services.ts';
import { Client } from './client.ts';

const postgres = await postgresForTests();
const nats = await natsForTests();
const GAMES = 4;

let site: SampleSite;
const started: ServerProcess[] = [];

beforeAll(async () => {
  buildServer();
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

/** A game against the computer in which the person has moved. */
async function moveAgainstComputer(client: Client): Promise<string> {
  const rules = { game: 'halma-2', preset: 'standard', options: { startRule: 'agreed' } } as const;
  const seats = { A: { kind: 'me' }, C: { kind: 'level', level: 1 } } as const;
  const game = await client.create(planOf('halma-2', { rules, seats }));
  await client.watch(game);
  await client.do(game, { do: 'move', ply: 0, move: 'e1-f1' });
  return game;
}

test.skipIf(postgres === undefined || nats === undefined)(
  'nodes with the role of an engine take the turns that a node without threads leaves, and one that dies is stood in for',
  async () => {
    const web = start({ LEVEL_THREADS: '0' });
    const client = await Client.guest(((await web.address) ?? '').replace('localhost', '127.0.0.1'));
    const first = await moveAgainstComputer(client);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect((await client.watch(first)).standing.ply).toBe(1);

    const engines = [1, 2].map(() => start({ ROLE: 'engine', LEVEL_THREADS: '1' }));
    await client.standing(first, ({ ply }) => ply === 2);
    for (const engine of engines) await engine.said('ready to think');
    const games = [];
    for (let index = 0; index < GAMES; index += 1) games.push(await moveAgainstComputer(client));
    // What it is thinking about is taken by the other when the lease has ended.
    engines[0]?.child.kill('SIGKILL');
    for (const game of games) await client.standing(game, ({ ply }) => ply === 2);

    engines[1]?.child.kill('SIGTERM');
    expect(await engines[1]?.ended).toBe(0);
    client.close();
  },
  180_000,
);

test('an engine without a shared store says what it needs', async () => {
  const engine = start({ ROLE: 'engine', DATABASE_URL: '' });
  expect(await engine.ended).toBe(1);
  expect(engine.output()).toBe('ROLE=engine needs DATABASE_URL: a folder belongs to one server.\n');
});
