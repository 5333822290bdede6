import { EventEmitter } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Presence } from '../../src/people/presence.ts';
import type { Services } from '../../src/services.ts';
import { Connection } from '../../src/socket/connection.ts';
import type { StoredSession } from '../../src/store/session-store.ts';
import { GAME, gameSetup, PlayedGame } from '../game/played-game.ts';

const person = 'a'.repeat(16);
const watch = JSON.stringify({ say: 'watch', game: GAME });
const unwatch = JSON.stringify({ say: 'unwatch', game: GAME });

/** A connection whose socket is fake and whose store answers when the test calls `answer`. */
function connected() {
  const socket = Object.assign(new EventEmitter(), {
    readyState: 1,
    bufferedAmount: 0,
    send: vi.fn(),
    close: () => undefined,
  });
  const { state, log } = new PlayedGame(gameSetup('halma-2'));
  const finds: (() => void)[] = [];
  let following = 0;
  const presence = new Presence({ recordPresence: async () => undefined }, () => 0);
  const services = {
    presence,
    now: () => 0,
    limit: () => 0,
    onError: (fault: unknown) => {
      throw fault;
    },
    names: { lookUp: async () => [] },
    chat: { readPage: async () => ({ messages: [], lastLine: 0, isLast: true }) },
    games: {
      log: {
        find: () => new Promise((resolve) => finds.push(() => resolve({ id: GAME, state, events: log }))),
        follow: () => {
          following += 1;
          return () => {
            following -= 1;
          };
        },
      },
    },
  } as unknown as Services;
  const session = { person } as StoredSession;
  new Connection(socket as unknown as WebSocket, session, services, { key: '1', onFlood: () => undefined });
  return {
    presence,
    say: (...texts: string[]) => {
      for (const text of texts) socket.emit('message', Buffer.from(text), false);
    },
    close: () => socket.emit('close'),
    answer: async () => {
      for (const find of finds.splice(0)) find();
      await new Promise((resolve) => setImmediate(resolve));
    },
    following: () => following,
  };
}

type Connected = ReturnType<typeof connected>;

describe('leaves no subscription behind when a watched game is', () => {
  test.each<[string, (at: Connected) => Promise<void>]>([
    [
      'closed while the store answers',
      async ({ say, close, answer }) => {
        say(watch);
        close();
        await answer();
      },
    ],
    [
      'unwatched while the store answers',
      async ({ say, answer }) => {
        say(watch, unwatch);
        await answer();
      },
    ],
    [
      'watched twice at once, then closed',
      async ({ say, close, answer }) => {
        say(watch, watch);
        await answer();
        close();
        await answer();
      },
    ],
    [
      'watched twice at once, and closed while the store answers',
      async ({ say, close, answer }) => {
        say(watch, watch);
        close();
        await answer();
      },
    ],
  ])('%s', async (_, happens) => {
    const at = connected();
    await happens(at);
    expect([at.presence.followedGames(), at.following()]).toEqual([[], 0]);
  });

  test('watched twice at once', async () => {
    const at = connected();
    at.say(watch, watch);
    await at.answer();
    expect([[...at.presence.peopleFollowing(GAME)], at.following()]).toEqual([[person], 1]);
  });
});
