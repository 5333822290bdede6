import { expect, test } from 'vitest';
import type { Services } from '../../src/services.ts';
import { Connection, PING_INTERVAL_MS } from '../../src/socket/connection.ts';
import { PING_FRAME } from '../../src/socket/frame.ts';
import { GAME_ID } from '../game/played-game.ts';
import { FakeSocket, NO_OBSERVER } from './fake-socket.ts';

/**
 * Creates a socket for a person who is watching a game. `passInterval` lets one interval pass, and returns
 * whether the server has sent a ping.
 */
async function watchGame(isPlayer: boolean) {
  let now = 1_700_000_000_000;
  const socket = new FakeSocket();
  const services = {
    now: () => now,
    limit: () => 0,
    onError: (error: unknown) => {
      throw error;
    },
    latencyBaseline: { record: () => undefined, limit: () => 1000 },
    // The store does not answer, but the socket counts as following the game.
    games: { isPlayer: () => isPlayer, log: { find: () => new Promise(() => undefined) } },
    accounts: { getMe: async () => ({ ok: true, value: { person: {} } }) },
  } as unknown as Services;
  const origin = { key: '1', session: 'session', person: 'ann', stream: socket, network: '192.0.2.1' };
  const connection = new Connection(socket.asWebSocket(), origin, services, NO_OBSERVER);
  socket.say({ say: 'watch', game: GAME_ID });
  await connection.welcome();
  const countPings = (): number => socket.sent.filter((frame) => frame === PING_FRAME).length;
  expect(countPings()).toBe(1);
  return {
    socket,
    passInterval: (isAnswered: boolean): boolean => {
      if (isAnswered) socket.emit('pong');
      now += PING_INTERVAL_MS;
      const before = countPings();
      connection.keepAlive();
      return countPings() > before;
    },
  };
}

test.each([
  ['a player', true, [true, true, true, true, true, true, true, true]],
  ['a spectator', false, [false, false, false, true, false, false, false, true]],
])('the server pings the socket of %s at the right intervals', async (_, isPlayer, expected) => {
  const { passInterval } = await watchGame(isPlayer);
  expect(expected.map(() => passInterval(true))).toEqual(expected);
});

test.each([
  ['a player', true],
  ['a spectator', false],
])(
  'the server closes the socket of %s when it does not answer for more than 30 seconds',
  async (_, isPlayer) => {
    const { passInterval, socket } = await watchGame(isPlayer);
    for (let interval = 0; interval < 6; interval += 1) passInterval(false);
    expect(socket.readyState).toBe(1);
    passInterval(false);
    expect(socket.readyState).toBe(3);
  },
);
