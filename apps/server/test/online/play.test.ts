import { rm } from 'node:fs/promises';
import type {
  GameSetup,
  GameTerms,
  GameView,
  LoggedEvent,
  Person,
  Seek,
  ServerMessage,
} from '@halma/protocol';
import { parseRecord } from '@halma/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compileWorkspaces } from '../../../../test/compile-workspaces.ts';
import { createDataFolder } from '../data-folder.ts';
import { gameSetup } from '../game/played-game.ts';
import { type SampleSite, writeSampleSite } from '../sample-site.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { Client, newId } from './client.ts';
import { LocalGame, makeMoves } from './player.ts';

let site: SampleSite;
let dataFolder: string;
let server: ServerProcess;
let address: string;
const clients: Client[] = [];

async function start(port = '0'): Promise<void> {
  server = startServer({
    PORT: port,
    HOST: '127.0.0.1',
    SITE: site.folder,
    DATA_DIR: dataFolder,
    LEVEL_THREADS: '1',
    LIMIT_SCALE: '100',
  });
  address = ((await server.address) ?? '').replace('localhost', '127.0.0.1');
  if (address === '') throw new Error(server.output());
}

async function guest(): Promise<Client> {
  const client = await Client.connectGuest(address);
  clients.push(client);
  return client;
}

beforeAll(async () => {
  compileWorkspaces();
  site = await writeSampleSite();
  dataFolder = await createDataFolder();
  await start();
}, 90_000);
afterAll(async () => {
  for (const client of clients) client.close();
  server.child.kill('SIGTERM');
  await server.ended;
  await site.remove();
  await rm(dataFolder, { recursive: true });
});

/** Starts a game for two people; the first holds seat A. */
async function startGame(overrides: Parameters<typeof gameSetup>[1] = {}) {
  const [ann, bob] = [await guest(), await guest()];
  const rules = { game: 'halma-2', preset: 'standard', options: { startRule: 'agreed' } } as const;
  const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
  const game = await ann.createGame(gameSetup('halma-2', { rules, seats, ...overrides }));
  await ann.watch(game);
  await bob.watch(game);
  expect(await bob.command(game, { do: 'join' })).toBe(1);
  return { game, ann, bob, localGame: new LocalGame('halma-2', 'A') };
}

test('two people share a link, play, chat and download the record', async () => {
  const { game, ann, bob, localGame } = await startGame();
  expect(await makeMoves(game, localGame, { A: ann, C: bob }, 12)).toEqual([
    2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
  ]);
  expect(await ann.command(game, { do: 'move', ply: 0, move: 'a1-b2' })).toBe('stale-ply');
  bob.send({ say: 'talk', id: newId(), game, channel: 'table', text: 'A long ladder.' });
  const chat = await ann.waitForMessage((message) => message.say === 'talk');
  expect(chat).toMatchObject({
    lines: [{ line: 1, seat: 'C', text: 'A long ladder.', person: { id: bob.person?.id } }],
  });
  expect(await bob.command(game, { do: 'resign' })).toBe(14);
  expect(await ann.waitForStatus(game, ({ phase }) => phase === 'over')).toMatchObject({
    result: 'A>C',
    termination: 'resignation',
  });
  expect(ann.receivedSeqs(game)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
  const record = await (await ann.fetch('GET', `/api/games/${game}/record`)).text();
  expect(record).toMatch(/^\[SeatA "a guest"\]$/m);
  const read = parseRecord(record);
  expect(read.ok && read.value.turns).toHaveLength(12);
  expect(read.ok && read.value.result).toBe('A>C');
  const path = `/api/games/${game}`;
  const entityTag = (await bob.fetch('GET', path)).headers.get('etag') ?? '';
  expect((await ann.fetch('GET', path, undefined, { 'if-none-match': entityTag })).status).toBe(304);
});

test('an agreed rematch starts a game in which the other seat moves first', async () => {
  const { game, ann, bob } = await startGame();
  await ann.command(game, { do: 'resign' });
  await ann.command(game, { do: 'rematch' });
  await bob.command(game, { do: 'rematch' });
  const { next = '' } = await ann.waitForStatus(game, ({ next }) => next !== undefined);
  const view = await ann.watch(next);
  expect(view.standing).toMatchObject({ phase: 'playing', first: 'C', toMove: 'C' });
});

test('a client that missed ten moves receives exactly those moves', async () => {
  const { game, ann, bob, localGame } = await startGame();
  await makeMoves(game, localGame, { A: ann, C: bob }, 2);
  const spectator = await guest();
  const { seq } = await spectator.watch(game);
  spectator.close();
  await makeMoves(game, localGame, { A: ann, C: bob }, 10);
  spectator.closeCode = undefined;
  await spectator.connect();
  const from = spectator.received.length;
  spectator.send({ say: 'watch', game, after: seq });
  const update = await spectator.waitForMessage((message) => message.say === 'update', from);
  expect(update.say === 'update' && update.update.events.map((event) => event.seq)).toEqual(
    Array.from({ length: 10 }, (_, index) => seq + 1 + index),
  );
});

test('a repeated command gets the same response and takes effect once', async () => {
  const { game, ann, bob, localGame } = await startGame();
  const command = { do: 'move', ply: 0, move: localGame.chooseMove(3) } as const;
  const id = newId();
  const responses = [await ann.command(game, command, id), await ann.command(game, command, id)];
  await bob.watch(game);
  responses.push(await ann.command(game, command, id));
  const { seq } = await ann.fetchJson<{ seq: number }>('POST', `/api/games/${game}/commands`, {
    id,
    command,
  });
  expect([...responses, seq]).toEqual([2, 2, 2, 2]);
  expect((await ann.watch(game)).seq).toBe(2);
});

test('spectators see a game’s moves with a delay, and all moves at the end', async () => {
  const { game, ann, bob, localGame } = await startGame({ spectatorsBehind: 4 });
  const spectator = await guest();
  await spectator.watch(game);
  await makeMoves(game, localGame, { A: ann, C: bob }, 10);
  expect((await spectator.waitForStatus(game, ({ ply }) => ply === 6)).ply).toBe(6);
  const view = await spectator.fetchJson<GameView>('GET', `/api/games/${game}`);
  expect(view.score).toHaveLength(6);
  await ann.command(game, { do: 'resign' });
  expect((await spectator.waitForStatus(game, ({ phase }) => phase === 'over')).ply).toBe(10);
  expect(spectator.receivedSeqs(game).at(-1)).toBe(12);
});

test('only partners see their team’s chat', async () => {
  const people = [await guest(), await guest(), await guest(), await guest()] as const;
  const options = { teams: 'opposite', startRule: 'agreed' } as const;
  const game = await people[0].createGame(
    gameSetup('halma-4', { rules: { game: 'halma-4', preset: 'standard', options } }),
  );
  for (const person of people) {
    await person.watch(game);
    await person.command(game, { do: 'join' });
  }
  for (const person of people) await person.command(game, { do: 'ready' });
  expect((await people[0].waitForStatus(game, ({ phase }) => phase === 'playing')).first).toBe('A');
  people[0].send({ say: 'talk', id: newId(), game, channel: 'team', text: 'Leave the corner open.' });
  people[1].send({ say: 'talk', id: newId(), game, channel: 'table', text: 'Hello.' });
  const waitForChat = async (client: Client, text: string) =>
    client.waitForMessage(
      (message) => message.say === 'talk' && message.lines.some((line) => line.text === text),
    );
  await waitForChat(people[2], 'Leave the corner open.');
  await waitForChat(people[3], 'Hello.');
  expect(JSON.stringify(people[3].received)).not.toContain('Leave the corner open.');
});

test('the players in a listed game receive the spectators’ chat only when the game has ended', async () => {
  const { game, ann } = await startGame({ listed: true });
  const [cleo, dora] = [await guest(), await guest()];
  for (const spectator of [cleo, dora]) await spectator.watch(game);
  const sendChat = async (client: Client, channel: 'table' | 'spectators', text: string) => {
    const id = newId();
    client.send({ say: 'talk', id, game, channel, text });
    const answer = await client.waitForMessage((message) => 'id' in message && message.id === id);
    return answer.say === 'refused' ? answer.refusal.code : answer.say;
  };
  const waitFor = (client: Client, text: string) =>
    client.waitForMessage(
      (message) => message.say === 'talk' && message.lines.some((line) => line.text === text),
    );
  expect(await sendChat(cleo, 'table', 'Take the ladder!')).toBe('not-seated');
  expect(await sendChat(cleo, 'spectators', 'The ladder is open.')).toBe('done');
  expect(await sendChat(ann, 'spectators', 'Where?')).toBe('already-seated');
  expect(await sendChat(ann, 'table', 'Good luck.')).toBe('done');
  await waitFor(dora, 'The ladder is open.');
  for (const client of [ann, dora]) await waitFor(client, 'Good luck.');
  expect(JSON.stringify(ann.received)).not.toContain('The ladder is open.');
  await ann.command(game, { do: 'resign' });
  await waitFor(ann, 'The ladder is open.');
  // A player who was offline at the end already has the later lines, but not the spectators' earlier ones.
  const from = ann.received.length;
  ann.send({ say: 'watch', game, after: 0, talkAfter: 2 });
  await ann.waitForMessage(
    (message) => message.say === 'talk' && message.lines.some(({ text }) => text === 'The ladder is open.'),
    from,
    AbortSignal.timeout(5000),
  );
});

test('two people who wait for the same game in real time are paired; one who has left is not', async () => {
  const [ann, bob, cleo] = [await guest(), await guest(), await guest()];
  const { seats: _, ...terms } = gameSetup('halma-2', {
    clock: { kind: 'real-time', main: 301_000, increment: 0, delay: 0 },
  });
  const pair = (client: Client) => client.send({ say: 'pair', id: newId(), terms });
  const waitFor = (client: Client, say: ServerMessage['say']) =>
    client.waitForMessage((message) => message.say === say);
  pair(cleo);
  expect(await waitFor(cleo, 'pairing')).toMatchObject({ people: 1, range: 700 });
  cleo.close();
  await new Promise((resolve) => setTimeout(resolve, 200));
  pair(ann);
  expect(await waitFor(ann, 'pairing')).toMatchObject({ people: 1 });
  pair(bob);
  const [one, other] = [await waitFor(ann, 'paired'), await waitFor(bob, 'paired')];
  expect(one).toMatchObject({ game: other.say === 'paired' && other.game });
});

test('team chat is closed until the game starts, because a person could still join the other team', async () => {
  const [ann, bob] = [await guest(), await guest()];
  const options = { teams: 'opposite', startRule: 'agreed' } as const;
  const game = await ann.createGame(
    gameSetup('halma-4', { rules: { game: 'halma-4', preset: 'standard', options } }),
  );
  await ann.watch(game);
  await ann.command(game, { do: 'join', seat: 'A' });
  await bob.command(game, { do: 'join', seat: 'C' });
  ann.send({ say: 'talk', id: newId(), game, channel: 'team', text: 'Leave the corner open.' });
  const response = await ann.waitForMessage(({ say }) => say === 'refused' || say === 'talk');
  expect(response).toMatchObject({ say: 'refused', refusal: { code: 'not-started' } });
});

test('a game’s events come in pages, and spectators of a delayed game do not see the latest', async () => {
  const { game, ann, bob } = await startGame({ spectatorsBehind: 4 });
  await makeMoves(game, new LocalGame('halma-2', 'A'), { A: ann, C: bob }, 8);
  const stranger = new Client(ann.address);
  const readEvents = async (client: Client, query = '') => {
    const page = await client.fetchJson<{ events: LoggedEvent[]; last: number }>(
      'GET',
      `/api/games/${game}/events${query}`,
    );
    return [page.events.map(({ seq }) => seq), page.last];
  };
  expect(await readEvents(ann)).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 9]);
  expect(await readEvents(ann, '?after=-1')).toEqual(await readEvents(ann));
  expect(await readEvents(ann, '?after=7')).toEqual([[8, 9], 9]);
  expect(await readEvents(ann, '?after=9')).toEqual([[], 9]);
  expect(await readEvents(stranger, '?after=3')).toEqual([[4, 5], 5]);
});

test('a request id can be repeated, but not reused for a different request', async () => {
  const [ann, bob] = [await guest(), await guest()];
  const setup = gameSetup('halma-2', { seats: { A: { kind: 'me' }, C: { kind: 'open' } } });
  const id = newId();
  const create = (plan: GameSetup) => ann.fetchJson('POST', '/api/games', { id, plan });
  const created = await create(setup);
  expect(await create(setup)).toEqual(created);
  expect(await create({ ...setup, spectatorsBehind: 3 })).toEqual({ refusal: { code: 'id-reused' } });
  const { game } = created as { game: string };
  await bob.watch(game);
  const joinId = newId();
  expect(await bob.command(game, { do: 'join' }, joinId)).toBe(1);
  expect(await bob.command(game, { do: 'join' }, joinId)).toBe(1);
  expect(await bob.command(game, { do: 'resign' }, joinId)).toBe('id-reused');
  const pairId = newId();
  const { seats: _, ...terms } = gameSetup('star-2');
  const ask = (requested: GameTerms) =>
    bob.fetchJson('POST', '/api/pairing', { id: pairId, terms: requested });
  expect(await ask(terms)).toEqual(await ask(terms));
  expect(await ask({ ...terms, spectatorsBehind: 2 })).toEqual({ refusal: { code: 'id-reused' } });
});

test('a person does not receive chat messages from a person they blocked', async () => {
  const { game, ann, bob } = await startGame();
  expect((await ann.fetch('PUT', `/api/blocks/${bob.person?.id}`)).status).toBe(204);
  bob.send({ say: 'talk', id: newId(), game, channel: 'table', text: 'Spam.' });
  await bob.waitForMessage((message) => message.say === 'talk');
  bob.send({ say: 'talk', id: newId(), game, channel: 'team', text: 'Spam.' });
  expect(await bob.waitForMessage((message) => message.say === 'refused')).toMatchObject({
    refusal: { code: 'no-team' },
  });
  expect(ann.received.filter((message) => message.say === 'talk')).toEqual([]);
});

test.each([
  { blocker: 'creator', listed: true, answer: 'no-open-seat' },
  { blocker: 'joiner', listed: true, answer: 'no-open-seat' },
  { blocker: 'creator', listed: false, answer: 1 },
])(
  'after a block by the $blocker of a game (listed: $listed), the command to join gets the answer $answer',
  async ({ blocker, listed, answer }) => {
    const [creator, joiner] = [await guest(), await guest()];
    const [by, blocked] = blocker === 'creator' ? [creator, joiner] : [joiner, creator];
    const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
    const game = await creator.createGame(gameSetup('halma-2', { seats, listed }));
    expect((await by.fetch('PUT', `/api/blocks/${blocked.person?.id}`)).status).toBe(204);
    expect(await joiner.command(game, { do: 'join' })).toBe(answer);
  },
);

test.each(['ann', 'bob'])(
  'after a block by %s, neither player can offer a rematch, and an earlier offer ends',
  async (blocker) => {
    const { ann, bob, game } = await startGame();
    const [by, blocked] = blocker === 'ann' ? [ann, bob] : [bob, ann];
    await ann.command(game, { do: 'resign' });
    const block = (method: 'PUT' | 'DELETE') => by.fetch(method, `/api/blocks/${blocked.person?.id}`);
    await block('PUT');
    expect(await ann.command(game, { do: 'rematch' })).toBe('no-challenges');
    expect(await bob.command(game, { do: 'rematch' })).toBe('no-challenges');
    await block('DELETE');
    expect(await ann.command(game, { do: 'rematch' })).toEqual(expect.any(Number));
    await block('PUT');
    const isDeclined = (message: ServerMessage): boolean =>
      message.say === 'update' && message.update.events.at(-1)?.event.kind === 'rematch-declined';
    for (const client of [ann, bob])
      expect(await client.waitForMessage(isDeclined)).toMatchObject({
        update: { standing: { rematch: [] } },
      });
    expect(await bob.command(game, { do: 'rematch' })).toBe('no-challenges');
    await block('DELETE');
    expect(await bob.command(game, { do: 'rematch' })).toEqual(expect.any(Number));
  },
);

test('if one person has blocked another, neither sees the other’s seeks', async () => {
  const [ann, bob] = [await guest(), await guest()];
  const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
  const create = (creator: Client) => creator.createGame(gameSetup('halma-2', { seats, listed: true }));
  const [byAnn, byBob] = [await create(ann), await create(bob)];
  const seen = async (client: Client): Promise<readonly boolean[]> => {
    const seeks = await client.fetchJson<{ game: string }[]>('GET', '/api/lobby');
    return [byAnn, byBob].map((game) => seeks.some((seek) => seek.game === game));
  };
  expect([await seen(ann), await seen(bob)]).toEqual([
    [true, true],
    [true, true],
  ]);
  await ann.fetch('PUT', `/api/blocks/${bob.person?.id}`);
  expect([await seen(ann), await seen(bob)]).toEqual([
    [true, false],
    [false, true],
  ]);
  await ann.fetch('DELETE', `/api/blocks/${bob.person?.id}`);
  expect([await seen(ann), await seen(bob)]).toEqual([
    [true, true],
    [true, true],
  ]);
});

test('a block is listed only for the person who made it, who can remove it', async () => {
  const { ann, bob } = await startGame();
  const listBlocks = (client: Client) => client.fetchJson<Person[]>('GET', '/api/blocks');
  await ann.fetch('PUT', `/api/blocks/${bob.person?.id}`);
  expect(await listBlocks(ann)).toEqual([bob.person]);
  expect(await listBlocks(bob)).toEqual([]);
  await ann.fetch('DELETE', `/api/blocks/${bob.person?.id}`);
  expect(await listBlocks(ann)).toEqual([]);
});

test('a person can block neither themselves nor a person who does not exist', async () => {
  const { ann } = await startGame();
  for (const person of [ann.person?.id, 'nobody0000000000'])
    expect((await ann.fetch('PUT', `/api/blocks/${person}`)).status).toBe(404);
  expect(await ann.fetchJson<Person[]>('GET', '/api/blocks')).toEqual([]);
});

test('answers a ping with a pong', async () => {
  const ann = await guest();
  ann.send({ say: 'ping' });
  await ann.waitForMessage(({ say }) => say === 'pong');
});

test('pairs two people who ask for the same game; a third waits in the lobby', async () => {
  const terms: GameTerms = {
    rules: { game: 'grasshopper-8', preset: 'standard', options: {} },
    clock: { kind: 'real-time', main: 60_000, increment: 0, delay: 0 },
    listed: true,
    spectatorsBehind: 0,
  };
  const [ann, bob, cleo] = [await guest(), await guest(), await guest()];
  cleo.send({ say: 'lobby', on: true });
  const pair = (client: Client, id = newId()) =>
    client.fetchJson<{ game: string }>('POST', '/api/pairing', { id, terms });
  const { game } = await pair(ann);
  expect(await pair(ann)).toEqual({ game });
  await cleo.waitForMessage(
    (message) => 'tables' in message && message.tables.some((seek) => seek.game === game),
  );
  const id = newId();
  expect(await pair(bob, id)).toEqual({ game });
  expect(await pair(bob, id)).toEqual({ game });
  expect((await bob.watch(game)).standing.phase).toBe('playing');
  const { game: otherGame } = await pair(cleo);
  expect(otherGame).not.toBe(game);
  const lobby = await cleo.fetchJson<Seek[]>('GET', '/api/lobby');
  expect(lobby.map((seek) => seek.game)).toContain(otherGame);
  expect(lobby.map((seek) => seek.game)).not.toContain(game);
});

test('refuses a sixth seek by the same person', async () => {
  const ann = await guest();
  const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
  const setup = gameSetup('halma-2', { listed: true, seats });
  const createSeek = (id = newId(), body = setup) => ann.fetchJson('POST', '/api/games', { id, plan: body });
  const ids = Array.from({ length: 5 }, () => newId());
  const games = [];
  for (const id of ids) games.push(await createSeek(id));
  expect(await createSeek()).toEqual({ refusal: { code: 'too-many-tables' } });
  expect(await createSeek(ids[4])).toEqual(games[4]);
  expect(await createSeek(newId(), { ...setup, listed: false })).toHaveProperty('game');
  const [{ game } = { game: '' }] = games as { game: string }[];
  expect(await ann.command(game, { do: 'leave' })).toBe(1);
  expect(await createSeek()).toHaveProperty('game');
});

test('the engine makes its moves', async () => {
  const ann = await guest();
  const seats = { A: { kind: 'me' }, C: { kind: 'level', level: 2 } } as const;
  const rules = { game: 'halma-2', preset: 'standard', options: { startRule: 'agreed' } } as const;
  const game = await ann.createGame(
    gameSetup('halma-2', {
      rules,
      seats,
      clock: { kind: 'real-time', main: 600_000, increment: 0, delay: 0 },
    }),
  );
  await ann.watch(game);
  await ann.command(game, { do: 'move', ply: 0, move: 'e1-f1' });
  expect((await ann.waitForStatus(game, ({ ply }) => ply === 2)).toMove).toBe('A');
});

test('a killed server resumes its games after a restart', async () => {
  const { game, ann, bob, localGame } = await startGame({
    clock: { kind: 'real-time', main: 600_000, increment: 0, delay: 0 },
  });
  await makeMoves(game, localGame, { A: ann, C: bob }, 6);
  const before = await ann.watch(game);
  server.child.kill('SIGKILL');
  await server.ended;
  await start(new URL(address).port);
  for (const client of [ann, bob]) {
    client.closeCode = undefined;
    await client.connect();
    await client.watch(game);
  }
  const after = await ann.watch(game);
  expect(after.score).toEqual(before.score);
  // The server may have credited the players for its downtime.
  const remaining = new Map(Object.entries(after.standing.left ?? {}));
  for (const [seat, leftBefore] of Object.entries(before.standing.left ?? {}))
    expect(remaining.get(seat)).toBeGreaterThanOrEqual(leftBefore);
  const responses = await makeMoves(game, localGame, { A: ann, C: bob }, 4);
  expect(responses).toHaveLength(4);
  expect((await ann.watch(game)).score).toHaveLength(before.score.length + 4);
});
