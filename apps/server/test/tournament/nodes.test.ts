import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  TournamentDocument,
  TournamentListItem,
  TournamentRoundView,
  TournamentStanding,
  TournamentView,
} from '@halma/protocol';
import { afterAll, expect, test, vi } from 'vitest';
import { createDataFolder } from '../data-folder.ts';
import { Client, newId } from '../online/client.ts';
import { newCredentials } from '../online/test-server.ts';
import { postgresForTests } from '../private-services.ts';
import { nodesForTests } from '../test-nodes.ts';
import { newTournament } from './simulated-tournament.ts';

const postgres = await postgresForTests();
const folder = await createDataFolder();
const startNode = nodesForTests();
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true });
});

const PLAYER_COUNT = 4;
const ROUND_COUNT = 2;

/** Sends a command and returns the response's status. */
async function send(client: Client, tournament: string, command: object): Promise<number> {
  const body = { id: newId(), command };
  return (await client.fetch('POST', `/api/tournaments/${tournament}/commands`, body)).status;
}

const stores = [
  ['SQLite', { DATA_DIR: folder }],
  ['PostgreSQL', postgres && { DATABASE_URL: postgres.address }],
] as const;

for (const [name, environment] of stores)
  test.skipIf(environment === undefined)(
    `a tournament continues even if its node is killed repeatedly: ${name}`,
    async () => {
      let node = await startNode(environment ?? {});
      const organiser = new Client(node.address);
      await organiser.startSession();
      organiser.readToken(await organiser.fetch('POST', '/api/account', newCredentials()));
      const players = await Promise.all(
        Array.from({ length: PLAYER_COUNT }, async () => {
          const player = new Client(node.address);
          await player.startSession();
          return player;
        }),
      );
      /** Kills the node and starts another one on the same store. */
      const killNode = async (): Promise<void> => {
        node.server.child.kill('SIGKILL');
        await node.server.ended;
        node = await startNode(environment ?? {});
        for (const client of [organiser, ...players]) client.address = node.address;
      };
      const startsAt = Date.now() + 3_600_000;
      const setup = newTournament(2, {
        format: 'swiss',
        rounds: ROUND_COUNT,
        pause: 0,
        startsAt,
        password: 'oak',
      });
      const request = { id: newId(), setup };
      const { tournament } = await organiser.fetchJson<{ tournament: string }>(
        'POST',
        '/api/tournaments',
        request,
      );
      // A repeated request returns the same tournament.
      expect(await organiser.fetchJson('POST', '/api/tournaments', request)).toEqual({ tournament });
      const view = (client: Client) =>
        client.fetchJson<TournamentView>('GET', `/api/tournaments/${tournament}`);
      expect(await view(organiser)).toMatchObject({ phase: 'open', hasPassword: true });
      expect(await view(organiser)).not.toHaveProperty('seed');
      const [first] = players as [Client];
      expect(await send(first, tournament, { do: 'enter', password: 'elm' })).toBe(409);
      for (const player of players)
        expect(await send(player, tournament, { do: 'enter', password: 'oak' })).toBe(200);
      const ownTournaments = (client: Client, query = ''): Promise<TournamentListItem[]> =>
        client.fetchJson('GET', `/api/account/tournaments${query}`);
      for (const client of [organiser, first])
        expect(await ownTournaments(client)).toMatchObject([
          { tournament, phase: 'open', players: PLAYER_COUNT },
        ]);
      expect(await ownTournaments(first, `?after=${startsAt}.${tournament}`)).toEqual([]);
      const stranger = new Client(node.address);
      await stranger.startSession();
      expect(await ownTournaments(stranger)).toEqual([]);
      expect(await send(first, tournament, { do: 'start' })).toBe(403);
      expect(await send(organiser, tournament, { do: 'start' })).toBe(200);
      // The pairing and the first games are being written now.
      await killNode();
      for (let round = 1; round <= ROUND_COUNT; round += 1) {
        await vi.waitFor(
          async () => {
            // Games of the previous round may still be shown, until the node has read that they are over.
            for (const player of players)
              expect(await view(player)).toMatchObject({ round, games: [expect.any(String)] });
          },
          { timeout: 30_000, interval: 200 },
        );
        const roundView = await first.fetchJson<TournamentRoundView>(
          'GET',
          `/api/tournaments/${tournament}/rounds/${round}`,
        );
        expect(roundView.people.map(({ id }) => id).toSorted()).toEqual(
          players.map(({ person }) => person?.id).toSorted(),
        );
        for (const { games } of roundView.tables) {
          const loser = players.find(({ person }) => person?.id === games[0]?.sides[0]?.[0]);
          const response = await loser?.fetch('POST', `/api/games/${games[0]?.game}/commands`, {
            id: newId(),
            command: { do: 'resign' },
          });
          expect(response?.status).toBe(200);
        }
        await killNode();
      }
      await vi.waitFor(async () => expect((await view(organiser)).phase).toBe('over'), {
        timeout: 30_000,
        interval: 200,
      });
      const { standing, entries, seed } = await view(organiser);
      expect(standing.map(({ points }) => points).reduce((sum, points) => sum + points)).toBe(
        (120 * ROUND_COUNT * PLAYER_COUNT) / 2,
      );
      expect(standing.every(({ played }) => played === ROUND_COUNT)).toBe(true);
      for (const { turns } of entries) expect(turns.reduce((sum, count) => sum + count)).toBe(ROUND_COUNT);
      expect(seed).toMatch(/^[0-9a-f]{32}$/);
      const csv = await (await first.fetch('GET', `/api/tournaments/${tournament}/standing.csv`)).text();
      expect(csv.split('\r\n')).toHaveLength(PLAYER_COUNT + 2);
      const trf = await (await first.fetch('GET', `/api/tournaments/${tournament}/tournament.trf`)).text();
      expect(trf.match(/^001 /gm)).toHaveLength(PLAYER_COUNT);
      const endedItems = await first.fetchJson<TournamentListItem[]>('GET', '/api/tournaments?list=ended');
      expect(endedItems).toMatchObject([
        { tournament, phase: 'over', players: PLAYER_COUNT, round: ROUND_COUNT },
      ]);
    },
    120_000,
  );

test('an arena counts the players who wait, and its standings and files can be read', async () => {
  const node = await startNode({ DATA_DIR: await mkdtemp(join(folder, 'arena-')) });
  const organiser = new Client(node.address);
  await organiser.startSession();
  organiser.readToken(await organiser.fetch('POST', '/api/account', newCredentials()));
  const setup = newTournament(2, { format: 'arena', minutes: 30, startsAt: Date.now() + 3_600_000 });
  const { tournament } = await organiser.fetchJson<{ tournament: string }>('POST', '/api/tournaments', {
    id: newId(),
    setup,
  });
  const path = `/api/tournaments/${tournament}`;
  const [player, stranger] = [new Client(node.address), new Client(node.address)];
  for (const client of [player, stranger]) await client.startSession();
  expect(await send(player, tournament, { do: 'enter' })).toBe(200);
  // Only players can wait.
  for (const client of [stranger, player, player]) await client.fetchJson('POST', `${path}/waiting`);
  expect(await player.fetchJson('POST', `${path}/waiting`)).toEqual({ waiting: 1, games: [], seq: 1 });
  expect(await send(stranger, tournament, { do: 'enter' })).toBe(200);
  expect(await send(organiser, tournament, { do: 'start' })).toBe(200);
  const view = await stranger.fetchJson<TournamentView>('GET', path);
  expect(view).toMatchObject({ phase: 'running', waiting: 1, tables: [], games: [] });
  expect((view.endsAt ?? 0) - (view.closesAt ?? 0)).toBe(30_000);
  const standing = (query: string): Promise<TournamentStanding> =>
    stranger.fetchJson('GET', `${path}/standing${query}`);
  const { standing: lines, people, entries } = view;
  const page = { lines: lines.slice(1), after: 1, lineCount: 2, seq: view.seq };
  expect(await standing('?after=1')).toMatchObject({ ...page, people: [{ id: lines[1]?.person }] });
  // Guests have no name.
  const start = player.person?.id.slice(0, 12).toUpperCase();
  const expectedPage = { lineCount: 1, people: [{ id: player.person?.id }] };
  expect(await standing(`?name=${start}`)).toMatchObject(expectedPage);
  expect(await standing('')).toMatchObject({ after: 0, lines, entries });
  expect(people).toHaveLength(3);
  for (const query of ['?after=-1', '?after=01', '?after=10000', '?name=', '?before=1'])
    expect((await stranger.fetch('GET', `${path}/standing${query}`)).status).toBe(400);
  const document = await stranger.fetchJson<TournamentDocument>('GET', `${path}/tournament.json`);
  expect(document).toMatchObject({ tournament: { tournament }, rounds: [] });
  expect((await stranger.fetch('GET', `${path}/tournament.trf`)).status).toBe(404);
}, 60_000);

test('a person who guesses a tournament’s password has to wait, even from other addresses', async () => {
  const node = await startNode({
    DATA_DIR: await mkdtemp(join(folder, 'guesses-')),
    BEHIND_PROXY: '1',
    LIMIT_SCALE: '1',
  });
  const organiser = new Client(node.address);
  await organiser.startSession();
  organiser.readToken(await organiser.fetch('POST', '/api/account', newCredentials()));
  const setup = newTournament(2, { startsAt: Date.now() + 3_600_000, password: 'oak' });
  const { tournament } = await organiser.fetchJson<{ tournament: string }>('POST', '/api/tournaments', {
    id: newId(),
    setup,
  });
  const [guesser, player] = [new Client(node.address), new Client(node.address)];
  for (const client of [guesser, player]) await client.startSession();
  const enter = async (client: Client, address: number, password: string): Promise<number> => {
    const body = { id: newId(), command: { do: 'enter', password } };
    const headers = { 'x-forwarded-for': `10.0.0.${address}` };
    return (await client.fetch('POST', `/api/tournaments/${tournament}/commands`, body, headers)).status;
  };
  const answers: number[] = [];
  for (let guess = 1; guess <= 11; guess += 1) answers.push(await enter(guesser, guess, `elm ${guess}`));
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 409), 429]);
  // Other people can still enter.
  expect(await enter(player, 1, 'oak')).toBe(200);
}, 60_000);
