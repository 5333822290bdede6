import type { Command, GameTerms, GameView, Refusal, Seek } from '@halma/protocol';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, createClient } from '../../src/online/client.ts';
import { createConnection } from '../../src/online/connection.ts';
import type { PairingState } from '../../src/online/pairing.ts';
import { createPendingCommands, type PendingCommand } from '../../src/online/pending-commands.ts';
import { createServerTime } from '../../src/online/server-time.ts';
import { FakeClock, FakeSocket } from './fake-connection.ts';
import { BEGUN, GAME, LOG, RUTH, TOMAS, updateOf } from './sample-game.ts';

const MOVE: Command = { do: 'move', ply: 0, move: 'd1-f1' };

let clock: FakeClock;
let sockets: FakeSocket[];
let storedCommands: readonly PendingCommand[];
let views: GameView[];
let lobbies: string[][];
let refusals: [Refusal['code'], Command | undefined][];
let pairings: PairingState[];
let pairedGames: string[];
let client: Client;

const socket = (): FakeSocket => {
  const last = sockets.at(-1);
  if (last === undefined) throw new Error('no socket was opened');
  return last;
};

function startClient(): Client {
  let ids = 0;
  return createClient({
    makeConnection: (callbacks) =>
      createConnection({
        ...callbacks,
        open: () => {
          const newSocket = new FakeSocket();
          sockets.push(newSocket);
          return newSocket;
        },
        schedule: clock.schedule,
        random: () => 1,
      }),
    schedule: clock.schedule,
    pending: createPendingCommands({
      read: () => storedCommands,
      write: (commands) => {
        storedCommands = commands;
      },
    }),
    time: createServerTime(() => clock.now),
    newId: () => {
      ids += 1;
      return `command-${ids}`;
    },
    person: RUTH,
    onState: () => undefined,
    onPerson: () => undefined,
    onNotices: () => undefined,
    onLobby: (seeks) => lobbies.push(seeks.map(({ game }) => game)),
    onWaiting: () => undefined,
    onPairing: (state) => pairings.push(state),
    onPaired: (game) => pairedGames.push(game),
    onPendingCommands: () => undefined,
  });
}

/** Opens the latest connection and sends the server's welcome. */
function welcome(person = RUTH): void {
  socket().onopen?.();
  socket().say({ say: 'welcome', person, now: 5000 });
}

function follow(): void {
  client.follow(GAME, {
    onView: (view) => views.push(view),
    onChat: () => undefined,
    onPresence: () => undefined,
    onRefused: ({ code }, command) => refusals.push([code, command]),
  });
}

beforeEach(() => {
  clock = new FakeClock();
  sockets = [];
  storedCommands = [];
  views = [];
  refusals = [];
  lobbies = [];
  pairings = [];
  pairedGames = [];
  client = startClient();
});

test('a command is sent again with the same id after each connection until the server acknowledges it', () => {
  welcome();
  client.command(GAME, MOVE);
  const message = { say: 'command', id: 'command-1', game: GAME, command: MOVE };
  expect(socket().sent).toEqual([message]);
  socket().onclose?.({ code: 1006 });
  clock.advance(1000);
  welcome();
  expect(socket().sent).toEqual([message]);
  socket().say({ say: 'done', id: 'command-1', game: GAME, seq: 2 });
  socket().onclose?.({ code: 1006 });
  clock.advance(1000);
  welcome();
  expect(socket().sent).toEqual([]);
  expect(storedCommands).toEqual([]);
});

test('a command given offline survives a reload', () => {
  welcome();
  socket().onclose?.({ code: 1006 });
  client.command(GAME, MOVE);
  client.close();
  client = startClient();
  welcome();
  expect(socket().sent).toContainEqual({ say: 'command', id: 'command-1', game: GAME, command: MOVE });
});

test("a command given before the server's first message is sent after it", () => {
  client.command(GAME, MOVE);
  expect(socket().sent).toEqual([]);
  welcome();
  expect(socket().sent).toHaveLength(1);
});

test('a command that is repeated before the server responds keeps its id', () => {
  welcome();
  client.command(GAME, { do: 'offer-draw' });
  client.command(GAME, { do: 'offer-draw' });
  client.command(GAME, { do: 'decline-draw' });
  client.command(GAME, { do: 'offer-draw' });
  const { sent } = socket();
  expect(sent.map((message) => 'id' in message && message.id)).toEqual([
    'command-1',
    'command-1',
    'command-2',
    'command-3',
  ]);
  expect(storedCommands).toHaveLength(3);
  socket().say({ say: 'done', id: 'command-3', game: GAME, seq: 2 });
  client.command(GAME, { do: 'offer-draw' });
  expect(sent.at(-1)).toMatchObject({ id: 'command-4' });
});

test('an acknowledged command stays stored until its event arrives', () => {
  welcome();
  follow();
  socket().say({ say: 'game', view: BEGUN });
  client.command(GAME, MOVE);
  socket().say({ say: 'done', id: 'command-1', game: GAME, seq: 2 });
  expect(storedCommands).toHaveLength(1);
  socket().say({ say: 'update', update: updateOf(0, 1) });
  expect(storedCommands).toEqual([]);
});

test('another person’s command on this device is not sent', () => {
  welcome();
  client.command(GAME, MOVE);
  client.switchPerson(TOMAS);
  welcome(TOMAS);
  expect(socket().sent).toEqual([]);
});

test('a refused command is reported with the refusal, forgotten, and not sent again', () => {
  welcome();
  follow();
  client.command(GAME, MOVE);
  const refused = { say: 'refused', id: 'command-1', game: GAME, refusal: { code: 'stale-ply' } } as const;
  socket().say(refused);
  socket().say(refused);
  expect(refusals).toEqual([
    ['stale-ply', MOVE],
    ['stale-ply', undefined],
  ]);
  expect(storedCommands).toEqual([]);
});

test('the refusal of a move that another tab has already made is not reported', () => {
  welcome();
  follow();
  socket().say({ say: 'game', view: BEGUN });
  client.command(GAME, MOVE);
  socket().say({ say: 'update', update: updateOf(0, 1) });
  socket().say({ say: 'refused', id: 'command-1', game: GAME, refusal: { code: 'stale-ply' } });
  expect(refusals).toEqual([]);
  expect(storedCommands).toEqual([]);
});

test('a command is sent again after a temporary refusal', () => {
  welcome();
  client.command(GAME, MOVE);
  socket().say({ say: 'refused', id: 'command-1', game: GAME, refusal: { code: 'too-many', after: 700 } });
  clock.advance(699);
  expect(socket().sent).toHaveLength(1);
  clock.advance(1);
  expect(socket().sent).toHaveLength(2);
});

test('a command is not sent again once another person has signed in', () => {
  welcome();
  client.command(GAME, MOVE);
  socket().say({ say: 'refused', id: 'command-1', game: GAME, refusal: { code: 'too-many', after: 700 } });
  client.switchPerson(TOMAS);
  welcome(TOMAS);
  clock.advance(700);
  expect(socket().sent).toEqual([]);
});

test('a connection on which the server does not respond is closed', () => {
  welcome();
  client.command(GAME, MOVE);
  const first = socket();
  clock.advance(10_000);
  expect(first.isClosed).toBe(true);
  clock.advance(1000);
  expect(sockets).toHaveLength(2);
});

test('a reconnection requests only later events', () => {
  welcome();
  follow();
  socket().say({ say: 'game', view: BEGUN });
  socket().say({ say: 'update', update: updateOf(0, 2) });
  socket().onclose?.({ code: 1006 });
  clock.advance(1000);
  welcome();
  expect(socket().sent).toEqual([{ say: 'watch', game: GAME, talkAfter: 0, after: 3 }]);
});

test('a page receives each event of a game once, even if updates overlap', () => {
  const received: number[][] = [];
  welcome();
  client.follow(GAME, {
    onView: (_, events) => received.push(events.map(({ seq }) => seq)),
    onChat: () => undefined,
    onPresence: () => undefined,
    onRefused: () => undefined,
  });
  socket().say({ say: 'game', view: BEGUN });
  socket().say({ say: 'update', update: updateOf(0, 2) });
  socket().say({ say: 'update', update: updateOf(1, 3) });
  expect(received).toEqual([[], [2, 3], [4]]);
});

test('the game converges despite lost, repeated and reordered updates', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(LOG.length), fc.nat(LOG.length)), { maxLength: 30 }), (parts) => {
      sockets = [];
      views = [];
      client = startClient();
      welcome();
      follow();
      socket().say({ say: 'game', view: BEGUN });
      for (const [from, to] of [...parts, [LOG.length - 1, LOG.length] as const]) {
        if (from >= to) continue;
        const sentBefore = socket().sent.length;
        socket().say({ say: 'update', update: updateOf(from, to) });
        if (socket().sent.length === sentBefore) continue;
        const view = {
          ...BEGUN,
          seq: to + 1,
          score: LOG.slice(0, to).flatMap(({ event }) =>
            event.kind === 'moved' ? [{ move: event.move }] : [],
          ),
          standing: updateOf(0, to).standing,
        };
        socket().say({ say: 'game', view });
      }
      const last = views.at(-1);
      expect(last?.seq).toBe(LOG.at(-1)?.seq);
      expect(last?.score).toHaveLength(LOG.length);
    }),
  );
});

describe('a chat message', () => {
  const chatMessages = () => socket().sent.filter((message) => message.say === 'talk');

  test('is acknowledged when the server accepts it', async () => {
    welcome();
    const result = client.chat(GAME, 'table', 'Good game');
    socket().say({ say: 'done', id: 'command-1', game: GAME, seq: 7 });
    expect(await result).toEqual({ ok: true, value: undefined });
    expect(chatMessages()).toHaveLength(1);
  });

  test('that is refused returns the reason, and is not shown', async () => {
    welcome();
    follow();
    const result = client.chat(GAME, 'table', 'Good game');
    socket().say({ say: 'refused', id: 'command-1', game: GAME, refusal: { code: 'muted' } });
    expect(await result).toEqual({ ok: false, refusal: { code: 'muted' } });
    expect(refusals).toEqual([]);
  });

  test('is not sent if there is no connection', async () => {
    expect(await client.chat(GAME, 'table', 'Good game')).toEqual({
      ok: false,
      refusal: { code: 'no-connection' },
    });
  });

  test('whose acknowledgement is lost is reported, and sent again with the same id', async () => {
    welcome();
    const result = client.chat(GAME, 'table', 'Good game');
    clock.advance(10_000);
    expect(await result).toEqual({ ok: false, refusal: { code: 'no-connection' } });
    clock.advance(1000);
    welcome();
    void client.chat(GAME, 'table', 'Good game');
    void client.chat(GAME, 'table', 'Another?');
    expect(chatMessages().map(({ id, text }) => [id, text])).toEqual([
      ['command-1', 'Good game'],
      ['command-2', 'Another?'],
    ]);
  });

  test('that is sent twice on purpose has two ids', async () => {
    welcome();
    for (const id of ['command-1', 'command-2']) {
      const result = client.chat(GAME, 'table', 'Hm');
      socket().say({ say: 'done', id, game: GAME, seq: 7 });
      expect((await result).ok).toBe(true);
    }
  });
});

describe('the open games', () => {
  const GAMES = ['game00000001', 'game00000002', 'game00000003'] as const;
  const seek = (game: string): Seek => ({
    game,
    terms: BEGUN.terms,
    by: RUTH.id,
    people: [RUTH],
    seats: BEGUN.standing.seats,
    createdAt: Number(game.slice(-1)),
  });
  const requests = () => socket().sent.filter((message) => message.say === 'lobby').length;

  beforeEach(() => {
    welcome();
    client.followLobby(true);
    socket().say({ say: 'lobby', seq: 7, tables: [seek(GAMES[0]), seek(GAMES[2])] });
  });

  test('change with each update, oldest first', () => {
    socket().say({ say: 'lobby-update', seq: 8, tables: [seek(GAMES[1])], gone: [GAMES[0]] });
    socket().say({ say: 'lobby-update', seq: 9, tables: [seek(GAMES[1])], gone: [] });
    expect(lobbies).toEqual([
      [GAMES[0], GAMES[2]],
      [GAMES[1], GAMES[2]],
      [GAMES[1], GAMES[2]],
    ]);
  });

  test('are requested again, once, if an update is missing', () => {
    for (const seq of [9, 10, 11]) socket().say({ say: 'lobby-update', seq, tables: [], gone: [GAMES[0]] });
    expect([requests(), lobbies.length]).toEqual([2, 1]);
    socket().say({ say: 'lobby', seq: 11, tables: [seek(GAMES[2])] });
    expect(lobbies.at(-1)).toEqual([GAMES[2]]);
  });

  test('are requested again after a reconnection, and follow the sequence numbers of the new server', () => {
    socket().onclose?.({ code: 1006 });
    clock.advance(1000);
    welcome();
    expect(requests()).toBe(1);
    socket().say({ say: 'lobby', seq: 0, tables: [] });
    socket().say({ say: 'lobby-update', seq: 1, tables: [seek(GAMES[1])], gone: [] });
    expect(lobbies.at(-1)).toEqual([GAMES[1]]);
  });
});

test('a game and the open games are requested again after a temporary refusal', () => {
  welcome();
  follow();
  client.followLobby(true);
  socket().say({ say: 'refused', game: GAME, refusal: { code: 'too-many', after: 700 } });
  socket().say({ say: 'refused', refusal: { code: 'too-many', after: 700 } });
  clock.advance(700);
  expect(socket().sent.map(({ say }) => say)).toEqual(['watch', 'lobby', 'watch', 'lobby']);
  expect(refusals).toEqual([]);
});

describe('the search for an opponent', () => {
  const terms: GameTerms = {
    rules: { game: 'halma-2', preset: 'standard', options: {} },
    clock: { kind: 'real-time', main: 180_000, increment: 2000, delay: 0 },
    listed: true,
    spectatorsBehind: 0,
  };
  const pair = { say: 'pair', id: 'command-1', terms };
  const waiting = (queue?: object) => ({ kind: 'waiting', terms, queue });

  beforeEach(() => {
    welcome();
    client.pair(terms);
  });

  test('is requested again with the same id after each connection, until a game is found', () => {
    expect(socket().sent).toEqual([pair]);
    socket().say({ say: 'pairing', id: 'command-1', people: 2, range: 250 });
    socket().onclose?.({ code: 1006 });
    clock.advance(1000);
    welcome();
    expect(socket().sent).toEqual([pair]);
    socket().say({ say: 'paired', id: 'command-1', game: GAME });
    socket().onclose?.({ code: 1006 });
    clock.advance(1000);
    welcome();
    expect(socket().sent).toEqual([]);
    expect(pairedGames).toEqual([GAME]);
    expect(pairings).toEqual([waiting(), waiting({ people: 2, range: 250 }), { kind: 'idle' }]);
  });

  test.each<[string, () => void, PairingState]>([
    ['the player cancels it', () => client.cancelPairing(), { kind: 'cancelled' }],
    [
      'the server ends it because another page searches',
      () => socket().say({ say: 'unpaired', id: 'command-1' }),
      { kind: 'ended', refusal: undefined },
    ],
    [
      'the server refuses it',
      () => socket().say({ say: 'refused', id: 'command-1', refusal: { code: 'too-many-games' } }),
      { kind: 'ended', refusal: { code: 'too-many-games' } },
    ],
  ])('ends when %s', (_, end, state) => {
    end();
    expect(pairings.at(-1)).toEqual(state);
    // A late message about the search changes nothing.
    socket().say({ say: 'pairing', id: 'command-1', people: 1, range: 200 });
    expect(pairings.at(-1)).toEqual(state);
    socket().onclose?.({ code: 1006 });
    clock.advance(1000);
    welcome();
    expect(socket().sent).toEqual([]);
  });

  test('is replaced by a search for another game, which continues when the first one ends', () => {
    client.pair({ ...terms, rated: true });
    socket().say({ say: 'unpaired', id: 'command-1' });
    expect(pairings.at(-1)).toMatchObject({ kind: 'waiting', terms: { rated: true } });
  });

  test('opens a game that was found just before the player cancelled the search', () => {
    client.cancelPairing();
    socket().say({ say: 'paired', id: 'command-1', game: GAME });
    expect(pairedGames).toEqual([GAME]);
  });
});
