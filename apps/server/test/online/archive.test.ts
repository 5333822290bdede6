import { ArchivedGame, ArchivePage, validateAs } from '@halma/protocol';
import { expect, test, vi } from 'vitest';
import { gameSetup } from '../game/played-game.ts';
import { Client, newId } from './client.ts';
import { startTestServer } from './test-server.ts';

const { address, createClient } = startTestServer();

/** Plays a game between two people, one of whom resigns. Returns the game's id. */
async function finishGame(one: Client, other: Client, listed: boolean): Promise<string> {
  const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
  const game = await one.createGame(gameSetup('grasshopper-8', { listed, seats }));
  for (const action of ['join', 'resign'] as const) {
    const response = await other.fetch('POST', `/api/games/${game}/commands`, {
      id: newId(),
      command: { do: action },
    });
    expect(response.status).toBe(200);
  }
  return game;
}

const nameOf = async (client: Client): Promise<string> =>
  (await client.fetchJson<{ person: { name: string } }>('GET', '/api/session')).person.name;

async function search(client: Client, query: string): Promise<readonly string[]> {
  const page = validateAs(ArchivePage, await client.fetchJson('GET', `/api/archive?${query}`));
  if (!page.ok) throw new Error(page.refusal.code);
  return page.value.games.map(({ game }) => game);
}

async function download(client: Client, query: string): Promise<readonly string[]> {
  const response = await client.fetch('GET', `/api/archive/download?format=jsonl&${query}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = (await response.text()).split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const game = validateAs(ArchivedGame, JSON.parse(line));
    if (!game.ok) throw new Error(line);
    return game.value.game;
  });
}

test('only the players in an unlisted game can find it', async () => {
  const [anna, bob, stranger] = [
    await createClient('account'),
    await createClient('account'),
    new Client(address()),
  ];
  const [annaName, bobName] = [await nameOf(anna), await nameOf(bob)];
  const listedGame = await finishGame(anna, bob, true);
  const unlistedGame = await finishGame(anna, bob, false);
  const bothGames = [unlistedGame, listedGame];
  await vi.waitFor(async () => expect(await search(anna, 'mine=yes')).toEqual(bothGames), {
    timeout: 20_000,
    interval: 100,
  });
  const rows = [
    [anna, `mine=yes&opponent=${bobName}`, bothGames],
    [bob, 'mine=yes&result=loss', bothGames],
    [bob, 'mine=yes&result=win', []],
    [anna, `player=${annaName}`, [listedGame]],
    [bob, `player=${annaName}&opponent=${bobName}`, [listedGame]],
    [stranger, `player=${annaName}`, [listedGame]],
    [stranger, `opponent=${bobName}`, [listedGame]],
    [stranger, '', [listedGame]],
  ] as const;
  for (const [client, query, games] of rows) {
    expect([query, await search(client, query)]).toEqual([query, games]);
    expect([query, await download(client, query)]).toEqual([query, games]);
  }
});

test.each([
  ['mine=yes', 401, 'no-session'],
  ['player=Unknown', 404, 'not-found'],
  ['opponent=Unknown', 404, 'not-found'],
  ['from=2026-13-01', 400, 'bad-message'],
  ['from=2026-02-30', 400, 'bad-message'],
  ['to=2025-02-29', 400, 'bad-message'],
  ['minPlies=-1', 400, 'bad-message'],
  ['unknown=yes', 400, 'bad-message'],
])('a stranger who searches with %s gets %i %s', async (query, status, code) => {
  for (const path of ['/api/archive', '/api/archive/download']) {
    const response = await fetch(new URL(`${path}?${query}`, address()));
    expect([response.status, await response.json()]).toMatchObject([status, { refusal: { code } }]);
  }
});

test('a program with an access token cannot search its own games in the archive', async () => {
  const owner = await createClient('account');
  const body = { name: 'reader', scopes: ['games:read'] };
  const { secret } = await owner.fetchJson<{ secret: string }>('POST', '/api/account/tokens', body);
  const headers = { authorization: `Bearer ${secret}` };
  const response = await new Client(address()).fetch('GET', '/api/archive?mine=yes', undefined, headers);
  expect(response.status).toBe(401);
  expect(response.headers.get('www-authenticate')).toBe('Bearer');
});
