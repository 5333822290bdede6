import type { GameView, Seek } from '@halma/protocol';
import { expect, test } from 'vitest';
import { gameSetup } from '../game/played-game.ts';
import { newTournament } from '../tournament/simulated-tournament.ts';
import { newId } from './client.ts';
import { startTestServer } from './test-server.ts';

const { createClient } = startTestServer();

test.each(['account', 'guest'] as const)(
  'deleting the data of a person with the role %s resigns their games in progress',
  async (role) => {
    const client = await createClient(role);
    const other = await createClient('guest');
    const game = await client.createGame(gameSetup('halma-2', { clock: { kind: 'days', days: 9 } }));
    for (const player of [client, other]) {
      await player.connect();
      expect(await player.command(game, { do: 'join' })).toEqual(expect.any(Number));
    }
    expect((await client.fetch('DELETE', '/api/account')).status).toBe(204);
    const findPhase = async () =>
      (await other.fetchJson<GameView>('GET', `/api/games/${game}`)).standing.phase;
    await expect.poll(findPhase, { timeout: 10_000 }).toBe('over');
  },
);

test('deleting an account cancels its open games, so that no one is paired with it', async () => {
  const client = await createClient('account');
  const { seats: _, ...terms } = gameSetup('halma-2', { clock: { kind: 'days', days: 9 }, listed: true });
  const { game } = await client.fetchJson<{ game: string }>('POST', '/api/pairing', { id: newId(), terms });
  expect((await client.fetch('DELETE', '/api/account')).status).toBe(204);
  const other = await createClient('guest');
  const phase = async () => (await other.fetchJson<GameView>('GET', `/api/games/${game}`)).standing.phase;
  await expect.poll(phase, { timeout: 10_000 }).toBe('aborted');
  const seeks = await other.fetchJson<Seek[]>('GET', '/api/lobby');
  expect(seeks.map((seek) => seek.game)).not.toContain(game);
  const paired = await other.fetchJson<{ game: string }>('POST', '/api/pairing', { id: newId(), terms });
  expect(paired.game).not.toBe(game);
});

test('deleting an account cancels the open games that it created without a seat, unless others have joined', async () => {
  const client = await createClient('account');
  const other = await createClient('guest');
  const setup = gameSetup('halma-2', { clock: { kind: 'days', days: 9 }, listed: true });
  const joined = await client.createGame(setup);
  await other.connect();
  expect(await other.command(joined, { do: 'join' })).toEqual(expect.any(Number));
  const empty = await client.createGame(setup);
  expect((await client.fetch('DELETE', '/api/account')).status).toBe(204);
  const findPhase = async (game: string) =>
    (await other.fetchJson<GameView>('GET', `/api/games/${game}`)).standing.phase;
  await expect.poll(() => findPhase(empty), { timeout: 10_000 }).toBe('aborted');
  expect(await findPhase(joined)).toBe('waiting');
});

test('deleting an account calls off the tournament that it announced', async () => {
  const client = await createClient('account');
  const setup = newTournament(2, { startsAt: Date.now() + 3_600_000 });
  const { tournament } = await client.fetchJson<{ tournament: string }>('POST', '/api/tournaments', {
    id: newId(),
    setup,
  });
  expect((await client.fetch('DELETE', '/api/account')).status).toBe(204);
  const stranger = await createClient('stranger');
  expect(await stranger.fetchJson('GET', `/api/tournaments/${tournament}`)).toMatchObject({
    phase: 'called-off',
    why: 'organiser-deleted',
  });
});

test('deleting an account deletes the descriptions of its tournaments, and its messages in them', async () => {
  const client = await createClient('account');
  const stranger = await createClient('stranger');
  const announce = async (text: string): Promise<string> => {
    const setup = newTournament(2, { startsAt: Date.now() + 3_600_000, text });
    const body = { id: newId(), setup };
    const { tournament } = await client.fetchJson<{ tournament: string }>('POST', '/api/tournaments', body);
    return `/api/tournaments/${tournament}`;
  };
  const paths = [await announce('Call me: 555 1885.'), await announce('Ask Monks.')];
  const [over = ''] = paths;
  await client.fetch('POST', `${over}/chat`, { id: newId(), text: 'I live in Boston.' });
  const callOff = { id: newId(), command: { do: 'call-off', why: 'too cold' } };
  expect((await client.fetch('POST', `${over}/commands`, callOff)).status).toBe(200);
  expect((await client.fetch('DELETE', '/api/account')).status).toBe(204);
  for (const path of paths)
    expect(await stranger.fetchJson('GET', path)).toMatchObject({ setup: { text: '' } });
  await expect
    .poll(() => stranger.fetchJson('GET', `${over}/chat`), { timeout: 5000 })
    .toMatchObject({ messages: [] });
});

test('deleting an account removes its challenges from the pages of the other people', async () => {
  const client = await createClient('account');
  const other = await createClient('account');
  const { person } = await other.fetchJson<{ person: { name: string } }>('GET', '/api/session');
  const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
  const plan = gameSetup('halma-2', { clock: { kind: 'days', days: 3 }, seats });
  await client.fetchJson('POST', '/api/challenges', { id: newId(), to: person.name, plan });
  await other.connect();
  const receivedCount = other.received.length;
  expect((await client.fetch('DELETE', '/api/account')).status).toBe(204);
  await other.waitForMessage(({ say }) => say === 'notices', receivedCount, AbortSignal.timeout(10_000));
  expect(await other.fetchJson('GET', '/api/challenges')).toEqual({ incoming: [], outgoing: [] });
});
