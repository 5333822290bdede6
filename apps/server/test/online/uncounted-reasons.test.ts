import {
  type CreatedAccessToken,
  type GameRatings,
  type GameView,
  ROUTES,
  type Route,
  UNCOUNTED_REASONS,
  type UncountedReason,
} from '@halma/protocol';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { gameSetup } from '../game/played-game.ts';
import { Client } from './client.ts';
import { LineClient } from './line-client.ts';
import { LocalGame, makeMoves } from './player.ts';
import { executeSql } from './test-account.ts';
import { startTestServer } from './test-server.ts';

const server = startTestServer();

const SETUP = gameSetup('halma-2', {
  listed: true,
  rated: true,
  clock: { kind: 'days', days: 3 },
  seats: { A: { kind: 'me' }, C: { kind: 'open' } },
});

/** For each reason, the public reason that the server gives to people who may not know the real one. */
const PUBLIC_REASONS: Readonly<Record<UncountedReason, string>> = {
  void: 'fair-play',
  aborted: 'aborted',
  organiser: 'organiser',
  'no-turn': 'no-turn',
  short: 'short',
  'too-often': 'too-often',
  'same-line': 'fair-play',
  'new-account': 'fair-play',
};

/**
 * The confidential reasons as a response would contain them, and the journal’s property for similar networks.
 */
const CONFIDENTIAL = /"(void|same-line|new-account)"|alike/;

const ROLES = ['stranger', 'guest', 'account', 'winner', 'opponent', 'moderator who plays'] as const;

const clients = new Map<string, Client>();
const clientOf = (role: string): Client => clients.get(role) ?? new Client(server.address());

/** A finished game of the opponent against the winner, and one against the moderator who plays. */
const games: string[] = [];

/** Returns the game that a role requests. */
const gameOf = (role: string): string => games[role === 'moderator who plays' ? 1 : 0] ?? '';

/** Returns a game's ratings as a role receives them. */
const ratingsFor = (role: string, game = gameOf(role)): Promise<GameRatings> =>
  clientOf(role).fetchJson('GET', `/api/games/${game}/ratings`);

const setReason = (reason: UncountedReason): Promise<unknown> =>
  executeSql(server, 'UPDATE rated_games SET reason = $1', [reason]);

/** Plays a rated game that the opponent resigns after five moves by each player. */
async function playRatedGame(winner: Client, opponent: Client): Promise<string> {
  const game = await winner.createGame(SETUP);
  await opponent.command(game, { do: 'join' });
  const { standing } = await winner.fetchJson<GameView>('GET', `/api/games/${game}`);
  const localGame = new LocalGame('halma-2', standing.toMove === 'A' ? 'A' : 'C');
  await makeMoves(game, localGame, { A: winner, C: opponent }, 10);
  await opponent.command(game, { do: 'resign' });
  await vi.waitUntil(
    async () => {
      const { seats, uncounted } = await winner.fetchJson<GameRatings>('GET', `/api/games/${game}/ratings`);
      return seats.A?.after !== undefined || uncounted !== undefined;
    },
    { timeout: 20_000 },
  );
  return game;
}

beforeAll(async () => {
  for (const [role, kind] of [
    ['stranger', 'stranger'],
    ['guest', 'guest'],
    ['account', 'account'],
    ['winner', 'account'],
    ['opponent', 'account'],
    ['moderator', 'host'],
    ['moderator who plays', 'host'],
  ] as const)
    clients.set(role, await server.createClient(kind));
  for (const role of ['winner', 'opponent', 'moderator who plays']) await clientOf(role).connect();
  games.push(await playRatedGame(clientOf('winner'), clientOf('opponent')));
  games.push(await playRatedGame(clientOf('moderator who plays'), clientOf('opponent')));
}, 60_000);

describe.each(UNCOUNTED_REASONS)('a game that does not count: %s', (reason) => {
  beforeAll(() => setReason(reason));

  test.each(ROLES)('%s gets the public reason', async (role) => {
    expect((await ratingsFor(role)).uncounted).toBe(PUBLIC_REASONS[reason]);
  });

  test('a moderator who does not play in it gets the real reason', async () => {
    for (const game of games) expect((await ratingsFor('moderator', game)).uncounted).toBe(reason);
  });
});

// Only these reasons are secret: all people may know the others.
const CONFIDENTIAL_REASONS = UNCOUNTED_REASONS.filter((reason) => PUBLIC_REASONS[reason] !== reason);

describe.each(CONFIDENTIAL_REASONS)('a game that does not count for a confidential reason: %s', (reason) => {
  beforeAll(() => setReason(reason));

  test.each(ROLES)('no route reveals it to %s', async (role) => {
    const client = clientOf(role);
    const { person } = await clientOf('opponent').fetchJson<{ person: { id: string; name: string } }>(
      'GET',
      '/api/session',
    );
    const values: Readonly<Record<string, string>> = {
      game: gameOf(role),
      name: person.name,
      person: person.id,
      pool: 'halma:days',
    };
    const testedRoutes = Object.entries<Route>(ROUTES).filter(
      ([name, { method, answer }]) => method === 'GET' && answer !== 'lines' && name !== 'getOpenApi',
    );
    let okCount = 0;
    for (const [name, { path }] of testedRoutes) {
      const response = await client.fetch(
        'GET',
        path.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '0'),
      );
      expect(await response.text(), name).not.toMatch(CONFIDENTIAL);
      if (response.ok) okCount += 1;
    }
    expect(okCount).toBeGreaterThan(15);
  });
});

test('no stream reveals a confidential reason', async () => {
  await setReason('new-account');
  for (const role of ['winner', 'opponent']) {
    const body = { name: 'Engine', scopes: ['games:read'] };
    const token = await clientOf(role).fetchJson<CreatedAccessToken>('POST', '/api/account/tokens', body);
    const gameStream = await LineClient.open(server.address(), token.secret, `/api/games/${games[0]}/stream`);
    await expect.poll(() => gameStream.lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(gameStream.lines)).not.toMatch(CONFIDENTIAL);
    gameStream.close();
    const stream = await LineClient.open(server.address(), token.secret);
    await stream.waitFor('running');
    expect(JSON.stringify(stream.lines)).not.toMatch(CONFIDENTIAL);
    stream.close();
  }
});
