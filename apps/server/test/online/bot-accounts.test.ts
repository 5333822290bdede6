import type { CreatedAccessToken, Person } from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import { gameSetup } from '../game/played-game.ts';
import { Client, newId } from './client.ts';
import { auditedActions, PUBLIC_URL, TestAccount } from './test-account.ts';
import { startTestServer } from './test-server.ts';

const server = startTestServer(1000, () => ({ PUBLIC_URL }));

const UNLISTED_GAME = gameSetup('grasshopper-8', { seats: { A: { kind: 'me' }, C: { kind: 'open' } } });
const LISTED_GAME = { ...UNLISTED_GAME, listed: true };
const TOURNAMENT = {
  name: 'Open to programs',
  format: 'round-robin',
  rules: UNLISTED_GAME.rules,
  clock: { kind: 'real-time', main: 60_000, increment: 1000, delay: 0 },
  entry: 'accounts',
  games: 1,
  odd: 'bye',
  level: 5,
  turns: 'within-one',
  startsAt: Date.now() + 24 * 60 * 60_000,
  pause: 0,
  text: '',
  listed: false,
};

/**
 * Creates a bot account with an access token. Returns the account, and a function that sends requests with the token.
 */
async function createBot(): Promise<{ account: TestAccount; send: ReturnType<typeof requestWithToken> }> {
  const account = await TestAccount.create(server);
  const body = { name: 'Engine', scopes: ['games:play', 'tournaments', 'bot'] };
  const { secret } = await account.client.fetchJson<CreatedAccessToken>('POST', '/api/account/tokens', body);
  const send = requestWithToken(secret);
  expect(await send('POST', '/api/account/bot')).toBe('ok');
  return { account, send };
}

/** Announces a tournament. Returns its id. */
async function announce({ client }: TestAccount, setup: object): Promise<string> {
  const body = { id: newId(), setup };
  return (await client.fetchJson<{ tournament: string }>('POST', '/api/tournaments', body)).tournament;
}

/** Sends a command to a tournament. Returns `ok` or the refusal code. */
function sendCommand(account: TestAccount, tournament: string, command: string): Promise<string> {
  const body = { id: newId(), command: { do: command } };
  return account.request('POST', `/api/tournaments/${tournament}/commands`, body);
}

/** Returns a function that sends requests with an access token, and returns `ok` or the refusal code. */
function requestWithToken(secret: string): (method: string, path: string, body?: unknown) => Promise<string> {
  return async (method, path, body) => {
    const headers = { authorization: `Bearer ${secret}` };
    const response = await new Client(server.address()).fetch(method, path, body, headers);
    return response.ok ? 'ok' : ((await response.json()) as { refusal: { code: string } }).refusal.code;
  };
}

describe('a bot account', () => {
  test('is marked as a bot wherever its name is shown', async () => {
    const { account, send } = await createBot();
    expect(await send('POST', '/api/account/bot')).toBe('ok');
    const botPerson = { name: account.name, bot: true };
    const { client } = account;
    expect(await client.fetchJson('GET', '/api/session')).toMatchObject({ person: botPerson });
    expect(await client.fetchJson('GET', `/api/people/${account.name}`)).toMatchObject({ person: botPerson });
    const game = await client.createGame(UNLISTED_GAME);
    expect(await client.fetchJson('GET', `/api/games/${game}`)).toMatchObject({ people: [botPerson] });
    const other = await TestAccount.create(server);
    const found = await other.client.fetchJson<Person[]>('GET', `/api/people?beginning=${account.name}`);
    expect(found).toMatchObject([botPerson]);
    expect(await auditedActions(server, account.name)).toContain('become-bot');
    expect(await client.fetchJson('GET', '/api/account/export')).toMatchObject({ person: { bot: true } });
  });

  test('can be created only from an account that has no games', async () => {
    const account = await TestAccount.create(server);
    await account.client.createGame(UNLISTED_GAME);
    expect(await account.request('POST', '/api/account/bot')).toBe('has-games');
    const { person } = await account.client.fetchJson<{ person: Person }>('GET', '/api/session');
    expect(person).not.toHaveProperty('bot');
  });

  test.each([
    [
      'cannot be created from an account in a tournament without bots',
      TOURNAMENT,
      ['enter'],
      'in-tournament',
    ],
    [
      'can be created from an account that has left a tournament without bots',
      TOURNAMENT,
      ['enter', 'leave'],
      'ok',
    ],
    [
      'can be created from an account in a tournament with bots',
      { ...TOURNAMENT, bots: true },
      ['enter'],
      'ok',
    ],
  ])('%s', async (_, setup, commands, expected) => {
    const [account, organiser] = [await TestAccount.create(server), await TestAccount.create(server)];
    const tournament = await announce(organiser, setup);
    for (const command of commands) expect(await sendCommand(account, tournament, command)).toBe('ok');
    expect(await account.request('POST', '/api/account/bot')).toBe(expected);
  });

  test('cannot be created from an account that has withdrawn from a running tournament without bots', async () => {
    const organiser = await TestAccount.create(server);
    const account = await TestAccount.create(server);
    const tournament = await announce(organiser, TOURNAMENT);
    for (const [player, command] of [
      [organiser, 'enter'],
      [await TestAccount.create(server), 'enter'],
      [account, 'enter'],
      [organiser, 'start'],
      [account, 'withdraw'],
    ] as const)
      expect(await sendCommand(player, tournament, command)).toBe('ok');
    expect(await account.request('POST', '/api/account/bot')).toBe('in-tournament');
  });

  test('cannot organise an exhibition without bots, because the organiser plays in it', async () => {
    const { send } = await createBot();
    const organiser = await TestAccount.create(server);
    const exhibition = { ...TOURNAMENT, format: 'exhibition' };
    await announce(organiser, exhibition);
    expect(await organiser.request('POST', '/api/account/bot')).toBe('in-tournament');
    for (const [setup, expected] of [
      [exhibition, 'bot-account'],
      [{ ...exhibition, bots: true }, 'ok'],
      [TOURNAMENT, 'ok'],
    ] as const)
      expect(await send('POST', '/api/tournaments', { id: newId(), setup })).toBe(expected);
  });

  test('cannot create or join games in the lobby', async () => {
    const { send } = await createBot();
    const other = await TestAccount.create(server);
    const lobbyGame = await other.client.createGame(LISTED_GAME);
    const { seats: _, ...terms } = LISTED_GAME;
    const join = { id: newId(), command: { do: 'join' } };
    for (const [path, body] of [
      ['/api/games', { id: newId(), plan: LISTED_GAME }],
      ['/api/pairing', { id: newId(), terms }],
      [`/api/games/${lobbyGame}/commands`, join],
    ] as const)
      expect([path, await send('POST', path, body)]).toEqual([path, 'bot-account']);
    const unlisted = await other.client.createGame(UNLISTED_GAME);
    expect(await send('POST', `/api/games/${unlisted}/commands`, join)).toBe('ok');
  });

  test('has at most eight games at once, counting the games it joins and the challenges it accepts', async () => {
    const { account, send } = await createBot();
    const create = (): Promise<string> => send('POST', '/api/games', { id: newId(), plan: UNLISTED_GAME });
    for (let count = 0; count < 8; count += 1) expect(await create()).toBe('ok');
    expect(await create()).toBe('too-many-games');
    const other = await TestAccount.create(server);
    const game = await other.client.createGame(UNLISTED_GAME);
    const join = { id: newId(), command: { do: 'join' } };
    expect(await send('POST', `/api/games/${game}/commands`, join)).toBe('too-many-games');
    const body = { id: newId(), to: account.name, plan: UNLISTED_GAME };
    const { challenge } = await other.client.fetchJson<{ challenge: string }>(
      'POST',
      '/api/challenges',
      body,
    );
    expect(await account.request('POST', `/api/challenges/${challenge}/accept`)).toBe('too-many-games');
  });

  test.each([
    ['enters a tournament that allows bots', { ...TOURNAMENT, bots: true }, 'ok'],
    ['cannot enter a tournament that does not allow bots', TOURNAMENT, 'bot-account'],
  ])('%s', async (_, setup, expected) => {
    const { send } = await createBot();
    const organiser = await TestAccount.create(server);
    const tournament = await announce(organiser, setup);
    const enter = { id: newId(), command: { do: 'enter' } };
    expect(await send('POST', `/api/tournaments/${tournament}/commands`, enter)).toBe(expected);
  });
});
