import { describe, expect, test, vi } from 'vitest';
import { Presence } from '../../src/people/presence.ts';
import type { Services } from '../../src/services.ts';
import { Connection } from '../../src/socket/connection.ts';
import { encodeMessage } from '../../src/socket/outbox.ts';
import { GAME_ID, gameSetup, PlayedGame } from '../game/played-game.ts';
import { FakeSocket, NO_OBSERVER } from './fake-socket.ts';

const person = 'a'.repeat(16);
const watch = JSON.stringify({ say: 'watch', game: GAME_ID });
const unwatch = JSON.stringify({ say: 'unwatch', game: GAME_ID });

/**
 * Creates a connection with a fake socket. Its store responds when the test calls `respond`.
 *
 * @param readPresence reads the presence that the store has recorded
 */
function createConnection(readPresence: () => Promise<ReadonlyMap<string, unknown>> = async () => new Map()) {
  const socket = new FakeSocket();
  const { state, log } = new PlayedGame(gameSetup('halma-2'));
  const pendingReads: (() => void)[] = [];
  const followers = new Set<unknown>();
  const presence = new Presence(
    { record: async () => undefined, recordAbsence: async () => undefined },
    'node',
    () => 0,
    () => true,
  );
  const services = {
    presence,
    clocks: {
      connect: async (_: unknown, connected: string) => {
        // The store looks up the node to which the player was connected before.
        await new Promise<void>((resolve) => pendingReads.push(resolve));
        await presence.connect(GAME_ID, connected);
      },
    },
    now: () => 0,
    limit: () => 0,
    onError: (error: unknown) => {
      throw error;
    },
    names: { lookUp: async () => [] },
    store: { gamePresence: { read: readPresence } },
    gameMessages: { next: () => undefined },
    chat: { readerFor: () => ({ read: async () => ({ messages: [], lastLine: 0, isLast: true }) }) },
    games: {
      log: {
        peek: () => ({ state }),
        find: () =>
          new Promise((resolve) => pendingReads.push(() => resolve({ id: GAME_ID, state, events: log }))),
        follow: (_: unknown, follower: unknown) => followers.add(follower),
        unfollow: (_: unknown, follower: unknown) => followers.delete(follower),
      },
    },
  } as unknown as Services;
  const origin = { key: '1', session: 'session', person, stream: socket, network: '192.0.2.1' };
  const connection = new Connection(socket.asWebSocket(), origin, services, NO_OBSERVER);
  return {
    connection,
    socket,
    presence,
    services,
    send: (...texts: string[]) => {
      for (const text of texts) socket.emit('message', Buffer.from(text), false);
    },
    close: () => socket.emit('close'),
    /** Lets the store answer the first requests, and then those that follow from their answers. */
    respond: async (count = 2) => {
      for (let answered = 0; answered < count; answered += 1) {
        for (const answer of pendingReads.splice(0)) answer();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    followerCount: () => followers.size,
  };
}

type TestConnection = ReturnType<typeof createConnection>;

describe('leaves no subscription behind when a client', () => {
  test.each<[string, (connection: TestConnection) => Promise<void>]>([
    [
      'disconnects before the store responds',
      async ({ send, close, respond }) => {
        send(watch);
        close();
        await respond();
      },
    ],
    [
      'stops watching before the store responds',
      async ({ send, respond }) => {
        send(watch, unwatch);
        await respond();
      },
    ],
    [
      'stops watching before the store has said where the player was connected',
      async ({ send, respond }) => {
        send(watch);
        await respond(1);
        send(unwatch);
        await respond();
      },
    ],
    [
      'disconnects before the store has said where the player was connected',
      async ({ send, close, respond }) => {
        send(watch);
        await respond(1);
        close();
        await respond();
      },
    ],
    [
      'sends two watch messages at once, then disconnects',
      async ({ send, close, respond }) => {
        send(watch, watch);
        await respond();
        close();
        await respond();
      },
    ],
    [
      'sends two watch messages at once and disconnects before the store responds',
      async ({ send, close, respond }) => {
        send(watch, watch);
        close();
        await respond();
      },
    ],
  ])('%s', async (_, act) => {
    const connection = createConnection();
    await act(connection);
    expect([connection.presence.followedGames(), connection.followerCount()]).toEqual([[], 0]);
  });

  test('sends two watch messages at once, except the one that it still uses', async () => {
    const connection = createConnection();
    connection.send(watch, watch);
    await connection.respond();
    expect([[...connection.presence.peopleFollowing(GAME_ID)], connection.followerCount()]).toEqual([
      [person],
      1,
    ]);
  });
});

test('presence that was read for one client does not replace newer presence for all clients', async () => {
  let finishReading = (): void => undefined;
  const { connection, socket, send, respond } = createConnection(
    () =>
      new Promise((resolve) => {
        finishReading = () => resolve(new Map());
      }),
  );
  send(watch);
  await respond();
  connection.sendPresence(GAME_ID, encodeMessage({ say: 'here', game: GAME_ID, seats: {}, onlookers: 7 }));
  finishReading();
  await respond();
  expect(socket.messages('here').map(({ onlookers }) => onlookers)).toEqual([7]);
});

test('a watch message that the store fails to answer is refused, and can be repeated', async () => {
  const errors: unknown[] = [];
  const { connection, socket, services, send, respond, followerCount } = createConnection();
  Object.assign(services, { onError: (error: unknown) => errors.push(error) });
  vi.spyOn(services.clocks, 'connect').mockRejectedValueOnce(new Error('no connection'));
  send(watch);
  await respond();
  expect(socket.messages('refused')).toMatchObject([{ game: GAME_ID, refusal: { code: 'internal-error' } }]);
  expect([errors.length, connection.games, followerCount()]).toEqual([1, [], 0]);
  send(watch);
  await respond();
  expect([connection.games, followerCount()]).toEqual([[GAME_ID], 1]);
});
