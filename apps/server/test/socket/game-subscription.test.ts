import { EventEmitter } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Presence } from '../../src/people/presence.ts';
import type { Services } from '../../src/services.ts';
import { Connection } from '../../src/socket/connection.ts';
import type { StoredSession } from '../../src/store/session-store.ts';
import { GAME_ID, gameSetup, PlayedGame } from '../game/played-game.ts';

const person = 'a'.repeat(16);
const watch = JSON.stringify({ say: 'watch', game: GAME_ID });
const unwatch = JSON.stringify({ say: 'unwatch', game: GAME_ID });

/** Creates a connection with a fake socket. Its store responds when the test calls `respond`. */
function createConnection() {
  const socket = Object.assign(new EventEmitter(), {
    readyState: 1,
    bufferedAmount: 0,
    send: vi.fn(),
    close: () => undefined,
  });
  const { state, log } = new PlayedGame(gameSetup('halma-2'));
  const pendingFinds: (() => void)[] = [];
  let followerCount = 0;
  const presence = new Presence({ recordPresence: async () => undefined }, () => 0);
  const services = {
    presence,
    now: () => 0,
    limit: () => 0,
    onError: (error: unknown) => {
      throw error;
    },
    names: { lookUp: async () => [] },
    store: { games: { lastSeen: async () => new Map() } },
    chat: { readPage: async () => ({ messages: [], lastLine: 0, isLast: true }) },
    games: {
      log: {
        find: () =>
          new Promise((resolve) => pendingFinds.push(() => resolve({ id: GAME_ID, state, events: log }))),
        follow: () => {
          followerCount += 1;
          return () => {
            followerCount -= 1;
          };
        },
      },
    },
  } as unknown as Services;
  const session = { person } as StoredSession;
  new Connection(socket as unknown as WebSocket, session, services, { key: '1', onFlood: () => undefined });
  return {
    presence,
    send: (...texts: string[]) => {
      for (const text of texts) socket.emit('message', Buffer.from(text), false);
    },
    close: () => socket.emit('close'),
    respond: async () => {
      for (const find of pendingFinds.splice(0)) find();
      await new Promise((resolve) => setImmediate(resolve));
    },
    followerCount: () => followerCount,
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
      'watches twice at once, then disconnects',
      async ({ send, close, respond }) => {
        send(watch, watch);
        await respond();
        close();
        await respond();
      },
    ],
    [
      'watches twice at once and disconnects before the store responds',
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

  test('watches twice at once', async () => {
    const connection = createConnection();
    connection.send(watch, watch);
    await connection.respond();
    expect([[...connection.presence.peopleFollowing(GAME_ID)], connection.followerCount()]).toEqual([
      [person],
      1,
    ]);
  });
});
