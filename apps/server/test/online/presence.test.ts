import type { ServerMessage } from '@halma/protocol';
import { afterAll, expect, test } from 'vitest';
import { gameSetup } from '../game/played-game.ts';
import { Client, newId } from './client.ts';
import { startTestServer } from './test-server.ts';

const server = startTestServer();
const clients: Client[] = [];
afterAll(() => {
  for (const client of clients) client.close();
});

async function guest(): Promise<Client> {
  const client = await Client.connectGuest(server.address());
  clients.push(client);
  return client;
}

/** Creates a game with an open seat C, and lets its creator watch it. */
async function createOpenGame(creator: Client): Promise<string> {
  const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
  const game = await creator.createGame(gameSetup('halma-2', { seats }));
  await creator.watch(game);
  return game;
}

/** Returns whether a message reports that the player in seat C is connected. */
const reportsSeatC = (message: ServerMessage): boolean => message.say === 'here' && message.seats.C === true;

test('a spectator is counted immediately', async () => {
  const [ann, bob, spectator] = [await guest(), await guest(), await guest()];
  const game = await createOpenGame(ann);
  await bob.watch(game);
  await bob.command(game, { do: 'join' });
  await spectator.watch(game);
  const startedAt = performance.now();
  const presence = await spectator.waitForMessage((message) => message.say === 'here');
  expect(presence).toMatchObject({ onlookers: 1, seats: { A: true, C: true } });
  expect(performance.now() - startedAt).toBeLessThan(1000);
});

test('a player learns within seconds that the opponent has connected', async () => {
  const [ann, bob] = [await guest(), await guest()];
  const game = await createOpenGame(ann);
  // A player who disconnects counts as connected for half a minute, so this one has not been connected before.
  await bob.fetchJson('POST', `/api/games/${game}/commands`, { id: newId(), command: { do: 'join' } });
  await ann.waitForStatus(game, ({ phase }) => phase === 'playing');
  expect(ann.received.some(reportsSeatC)).toBe(false);
  const startedAt = performance.now();
  await bob.watch(game);
  await ann.waitForMessage(reportsSeatC);
  expect(performance.now() - startedAt).toBeLessThan(5000);
});

test('a spectator who takes a seat counts as a player within seconds', async () => {
  const [ann, bob] = [await guest(), await guest()];
  const game = await createOpenGame(ann);
  await bob.watch(game);
  // The server also announces the creator's own connection; the next announcement is that of the new player.
  let reportCount = 0;
  await ann.waitForMessage(({ say }) => say === 'here' && ++reportCount === 2);
  const startedAt = performance.now();
  await bob.command(game, { do: 'join' });
  expect(await ann.waitForMessage(reportsSeatC)).toMatchObject({ onlookers: 0 });
  expect(performance.now() - startedAt).toBeLessThan(5000);
});
