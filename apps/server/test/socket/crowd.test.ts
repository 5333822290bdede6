import { rm } from 'node:fs/promises';
import type { Command, GameSetup } from '@halma/protocol';
import { formatShortMove, legalMoves } from '@halma/rules';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openLocalBus } from '../../src/bus/local-bus.ts';
import { Chat } from '../../src/chat/chat.ts';
import { NO_FILTER } from '../../src/chat/word-filter.ts';
import { type GameState, personAt, seatToMove } from '../../src/game/state.ts';
import { Presence } from '../../src/people/presence.ts';
import type { Services } from '../../src/services.ts';
import { Connection, type ConnectionObserver } from '../../src/socket/connection.ts';
import { ConnectionIndex } from '../../src/socket/connection-index.ts';
import { GameMessages } from '../../src/socket/game-messages.ts';
import { sendNameMessages } from '../../src/socket/name-messages.ts';
import { SpectatorUpdates } from '../../src/socket/spectator-updates.ts';
import { createDataFolder } from '../data-folder.ts';
import { createGames } from '../game/create-games.ts';
import { gameSetup, personFor, testPersonId } from '../game/played-game.ts';
import { openUnusedStore } from '../store/stores.ts';
import { FakeSocket, frameText, NO_OBSERVER } from './fake-socket.ts';

const folder = await createDataFolder();
const store = await openUnusedStore({ folder });
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const CROWD_SIZE = 200;
const [ann, bob] = [personFor('A'), personFor('C')];

let commandCount = 0;

/** Creates a node without a network, with one two-player game that many people watch. */
async function createCrowdedGame(overrides: Partial<GameSetup>) {
  const bus = openLocalBus();
  const now = () => 1_700_000_000_000;
  const games = createGames(store, { bus, now });
  const nameById = new Map<string, string>();
  const names = {
    changeCount: 0,
    lookUp: async (ids: readonly string[]) =>
      ids.map((id) => ({ id, name: nameById.get(id) ?? '', guest: !nameById.has(id) })),
  };
  const people = {
    find: async () => ({ limits: [] }),
    blockedBy: vi.fn(async () => new Set()),
    blockersOf: vi.fn(async () => new Map()),
  };
  const chatStore = {
    add: store.chat.add.bind(store.chat),
    countBy: async () => 0,
    lastLine: async () => 0,
    read: vi.fn(store.chat.read.bind(store.chat)),
  };
  const presence = new Presence(store.gamePresence, 'node', now, (game, person) =>
    games.isPlayer(game, person),
  );
  const filter = { apply: async (text: string) => NO_FILTER(text) };
  const timers: (() => void)[] = [];
  const services = {
    store,
    bus,
    games,
    names,
    presence,
    clocks: {
      connect: (state: GameState, person: string) => presence.connect(state.game, person),
    },
    now,
    limit: () => 0,
    onError: (error: unknown) => {
      throw error;
    },
    gameMessages: new GameMessages(names),
    spectatorUpdates: new SpectatorUpdates((_, run) => {
      timers.push(run);
      return () => undefined;
    }),
    chat: new Chat({ store: chatStore, people, names, bus, limit: () => 0, filter, now } as never),
  } as unknown as Services;

  const rules = {
    game: 'halma-2',
    preset: 'standard',
    options: { startRule: 'agreed', repetition: 'off' },
  } as const;
  const setup = gameSetup('halma-2', { rules, ...overrides });
  commandCount += 1;
  const created = await games.create(setup, ann, `create-${commandCount}`);
  if (created?.ok !== true) throw new Error('the game was refused');
  const game = created.value;
  const send = async (person: string, command: Command): Promise<void> => {
    commandCount += 1;
    const result = await games.execute(game, `command-${commandCount}`, { by: 'person', person, command });
    if (!result.ok) throw new Error(result.refusal.code);
  };
  await send(ann, { do: 'join', seat: 'A' });
  await send(bob, { do: 'join', seat: 'C' });

  const index = new ConnectionIndex();
  const observer: ConnectionObserver = {
    ...NO_OBSERVER,
    onFollow: (followed, connection) => index.follow(followed, connection),
    onUnfollow: (followed, connection) => index.unfollow(followed, connection),
  };
  let socketCount = 0;
  const openSocket = (person: string, overriddenObserver: Partial<ConnectionObserver> = {}): FakeSocket => {
    socketCount += 1;
    const socket = new FakeSocket();
    const origin = {
      key: String(socketCount),
      session: `session-${socketCount}`,
      person,
      stream: socket,
      network: '192.0.2.1',
    };
    const callbacks = { ...observer, ...overriddenObserver };
    index.add(new Connection(socket.asWebSocket(), origin, services, callbacks));
    return socket;
  };
  const sockets = Array.from({ length: CROWD_SIZE }, (_, socketIndex) =>
    openSocket(testPersonId(socketIndex)),
  );
  /** Lets a second pass. Returns how many timers ran. */
  const passSecond = async (): Promise<number> => {
    const due = timers.splice(0);
    for (const run of due) run();
    await settle();
    return due.length;
  };
  return {
    passSecond,
    openSocket,
    send,
    game,
    sockets,
    index,
    chat: services.chat,
    chatStore,
    people,
    state: () => games.log.peek(game)?.state,
    rename: async (person: string, name: string) => {
      nameById.set(person, name);
      names.changeCount += 1;
      await sendNameMessages(services, index, new Set([person]));
      await settle();
    },
    watchAll: async (after?: number) => {
      for (const socket of sockets)
        socket.say({ say: 'watch', game, ...(after === undefined ? {} : { after }) });
      await settle();
    },
    makeMoves: async (count: number) => {
      for (let moveIndex = 0; moveIndex < count; moveIndex += 1) {
        const state = games.log.peek(game)?.state;
        const seat = state && seatToMove(state);
        const move = state?.position && legalMoves(state.position)[moveIndex % 3];
        if (!state?.position || !seat || !move) throw new Error('there is no move');
        const text = formatShortMove(state.rules.board, move);
        await send(personAt(state, seat) ?? '', { do: 'move', ply: state.position.ply, move: text });
        await settle();
      }
    },
  };
}

/** Waits until all messages are sent. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Counts the distinct messages that were encoded for these sockets. Sockets that share a message share the object. */
function countEncodings(sockets: readonly FakeSocket[], text: string): number {
  const messages = sockets.flatMap(({ sent }) => sent).filter((data) => frameText(data).startsWith(text));
  expect(messages.length).toBeGreaterThanOrEqual(sockets.length);
  return new Set(messages).size;
}

describe('messages to many spectators are computed and encoded once', () => {
  test.each([0, 3])(
    'the whole game, and each move, with spectators %i moves behind',
    async (spectatorsBehind) => {
      const { sockets, watchAll, makeMoves, passSecond } = await createCrowdedGame({ spectatorsBehind });
      await makeMoves(6);
      await watchAll();
      expect(countEncodings(sockets, '{"say":"game"')).toBe(1);
      for (let move = 0; move < 4; move += 1) {
        await makeMoves(1);
        await passSecond();
      }
      expect(countEncodings(sockets, '{"say":"update"')).toBe(4);
      const plies = sockets[0]?.messages('update').map(({ update }) => update.standing.ply);
      expect(plies).toEqual([7, 8, 9, 10].map((ply) => ply - spectatorsBehind));
    },
  );

  test('all moves of a delayed game within a second, with one timer and one message', async () => {
    const { sockets, watchAll, makeMoves, passSecond } = await createCrowdedGame({ spectatorsBehind: 3 });
    await makeMoves(6);
    await watchAll();
    await makeMoves(5);
    expect(sockets[0]?.messages('update')).toEqual([]);
    expect(await passSecond()).toBe(1);
    expect(countEncodings(sockets, '{"say":"update"')).toBe(1);
    const [update, ...others] = sockets[0]?.messages('update') ?? [];
    expect([update?.update.standing.ply, update?.update.events.length, others]).toEqual([8, 5, []]);
    expect(await passSecond()).toBe(0);
  });

  test('the moves that spectators have missed when they reconnect', async () => {
    const { sockets, watchAll, makeMoves } = await createCrowdedGame({});
    await makeMoves(5);
    await watchAll(3);
    // The second update carries the names.
    expect(countEncodings(sockets, '{"say":"update"')).toBe(2);
    expect(sockets[0]?.messages('update')[0]?.update.events.map(({ seq }) => seq)).toEqual([4, 5, 6, 7]);
  });

  test.each([
    { client: 'knows the latest event', after: 2 },
    { client: 'does not know the player', after: 0 },
  ])('the new name of a player, to a client that $client', async ({ after }) => {
    const { sockets, openSocket, game, watchAll, rename } = await createCrowdedGame({});
    openSocket(testPersonId(1)).say({ say: 'watch', game, after });
    await settle();
    await rename(ann, 'Ann');
    await watchAll(after);
    const updates = sockets[0]?.messages('update') ?? [];
    expect(updates.length).toBe(after === 0 ? 2 : 1);
    expect(countEncodings(sockets, '{"say":"update"')).toBe(updates.length);
    for (const { update } of updates)
      expect(update.people).toContainEqual({ id: ann, name: 'Ann', guest: false });
  });

  test.each([0, 3])(
    'the new name of a player, in an event that all clients know, with spectators %i moves behind',
    async (spectatorsBehind) => {
      const { sockets, watchAll, makeMoves, rename } = await createCrowdedGame({ spectatorsBehind });
      await makeMoves(6);
      await watchAll();
      await rename(ann, 'Ann');
      await rename(testPersonId(0), 'A spectator');
      expect(countEncodings(sockets, '{"say":"update"')).toBe(1);
      const [update, ...others] = sockets[0]?.messages('update') ?? [];
      expect(update?.update).toMatchObject({
        people: [{ id: ann, name: 'Ann' }],
        events: [{ seq: 0 }],
        standing: { ply: 6 - spectatorsBehind },
      });
      expect(others).toEqual([]);
    },
  );

  test('a chat message, for which the store is read once', async () => {
    const { game, index, sockets, chat, chatStore, people, state, watchAll } = await createCrowdedGame({});
    await watchAll();
    const current = state();
    if (!current) throw new Error('there is no game');
    await chat.send(current, ann, { id: 'greeting', channel: 'table', text: 'Hello' });
    chatStore.read.mockClear();
    people.blockedBy.mockClear();
    const reader = chat.sharedReader(game);
    for (const connection of index.followersOf(game)) connection.sendChat(game, reader);
    await settle();
    expect(countEncodings(sockets, '{"say":"talk"')).toBe(1);
    expect(
      [chatStore.read, people.blockersOf, people.blockedBy].map(({ mock }) => mock.calls.length),
    ).toEqual([1, 1, 0]);
  });
});

test('spectators leave no record of their presence', async () => {
  const { game, watchAll } = await createCrowdedGame({});
  await watchAll();
  expect((await store.gamePresence.read([game])).get(game)?.size).toBe(0);
});

test('a socket that has closed no longer follows any game', async () => {
  const { game, index, sockets, watchAll } = await createCrowdedGame({});
  await watchAll();
  expect(index.followersOf(game).size).toBe(CROWD_SIZE);
  for (const socket of sockets) socket.emit('close');
  expect(index.followedGames()).toEqual([]);
});

test('a person on a network that follows too many games can follow only their own unfinished games', async () => {
  const { game, openSocket, send } = await createCrowdedGame({});
  const watch = async (person: string) => {
    const socket = openSocket(person, { mayFollow: () => false });
    socket.say({ say: 'watch', game });
    await settle();
    return [
      ...socket.messages('refused').map(({ refusal }) => refusal.code),
      ...socket.messages('game').map(({ say }) => say),
    ];
  };
  expect(await watch(testPersonId(1))).toEqual(['too-many-watched']);
  expect(await watch(ann)).toEqual(['game']);
  await send(ann, { do: 'abort' });
  expect(await watch(ann)).toEqual(['too-many-watched']);
});

test('a socket that closes while the server looks up the person’s seat follows nothing afterwards', async () => {
  const { game, index, openSocket } = await createCrowdedGame({});
  const socket = openSocket(ann, { mayFollow: () => false });
  socket.say({ say: 'watch', game });
  socket.emit('close');
  await settle();
  expect(index.followedGames()).toEqual([]);
});

test('a game that a client leaves while the server looks up the person’s seat is not followed', async () => {
  const { game, index, openSocket } = await createCrowdedGame({});
  const socket = openSocket(ann, { mayFollow: () => false });
  socket.say({ say: 'watch', game });
  socket.say({ say: 'unwatch', game });
  await settle();
  expect(index.followedGames()).toEqual([]);
});
