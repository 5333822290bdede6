import { beforeEach, describe, expect, test } from 'vitest';
import { type Connection, type ConnectionState, createConnection } from '../../src/online/connection.ts';
import { FakeClock, FakeSocket } from './fake-connection.ts';

let clock: FakeClock;
let sockets: FakeSocket[];
let states: ConnectionState[];
let connection: Connection;

/** Returns the latest socket. */
const socket = (): FakeSocket => {
  const last = sockets.at(-1);
  if (last === undefined) throw new Error('no socket was opened');
  return last;
};

beforeEach(() => {
  clock = new FakeClock();
  sockets = [];
  states = [];
  connection = createConnection({
    open: () => {
      const newSocket = new FakeSocket();
      sockets.push(newSocket);
      return newSocket;
    },
    schedule: clock.schedule,
    random: () => 1,
    onMessage: () => undefined,
    onState: (state) => states.push(state),
  });
});

test('nothing is sent before the connection is open', () => {
  expect(connection.send({ say: 'lobby', on: true })).toBe(false);
  socket().onopen?.();
  expect(connection.send({ say: 'lobby', on: true })).toBe(true);
  expect(socket().sent).toEqual([{ say: 'lobby', on: true }]);
});

test('the delay doubles up to half a minute, and is reset after a successful connection', () => {
  for (let lost = 0; lost < 7; lost += 1) {
    socket().onclose?.({ code: 1006 });
    clock.advance(30_000);
  }
  socket().onopen?.();
  socket().onclose?.({ code: 1006 });
  const waits = states.flatMap((state) => (state.kind === 'waiting' ? [state.delayMs] : []));
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 1000]);
});

test('the page reconnects after the delay that a stopping server states', () => {
  socket().onopen?.();
  socket().say({ say: 'stopping', after: 4321 });
  socket().onclose?.({ code: 1012 });
  expect(states.at(-1)).toEqual({ kind: 'waiting', delayMs: 4321 });
  clock.advance(4320);
  expect(sockets).toHaveLength(1);
  clock.advance(1);
  expect(sockets).toHaveLength(2);
});

test('the page tries once more after the session has ended, then waits until `reconnect` is called', () => {
  socket().onopen?.();
  socket().onclose?.({ code: 4001 });
  expect(states.at(-1)).toEqual({ kind: 'waiting', delayMs: 1000 });
  clock.advance(1000);
  expect(sockets).toHaveLength(2);
  // The server refuses the upgrade of a session that has ended.
  socket().onclose?.({ code: 1006 });
  clock.advance(1_000_000);
  expect(states.at(-1)).toEqual({ kind: 'ended' });
  expect(sockets).toHaveLength(2);
  connection.reconnect();
  expect(sockets).toHaveLength(3);
});

test('the page reconnects if the session only has a new token', () => {
  socket().onopen?.();
  socket().onclose?.({ code: 4001 });
  clock.advance(1000);
  socket().onopen?.();
  socket().say({ say: 'stopping', after: 10 });
  socket().onclose?.({ code: 1012 });
  clock.advance(10);
  expect(sockets).toHaveLength(3);
  expect(states).not.toContainEqual({ kind: 'ended' });
});

test('the page connects only once if `reconnect` is called during the delay', () => {
  socket().onclose?.({ code: 1006 });
  connection.reconnect();
  clock.advance(1_000_000);
  expect(sockets).toHaveLength(2);
});

test('a lost connection is closed, and its later messages are ignored', () => {
  socket().onopen?.();
  const first = socket();
  connection.markLost();
  expect(first.isClosed).toBe(true);
  expect(first.onmessage).toBeNull();
  expect(connection.send({ say: 'lobby', on: true })).toBe(false);
  clock.advance(1000);
  expect(sockets).toHaveLength(2);
});

describe('a connection on which nothing has arrived for 15 seconds', () => {
  beforeEach(() => {
    socket().onopen?.();
    clock.advance(10_000);
    socket().say({ say: 'notices' });
    clock.advance(14_999);
    expect(socket().sent).toEqual([]);
    clock.advance(1);
    expect(socket().sent).toEqual([{ say: 'ping' }]);
  });

  test('is lost if the server does not answer a ping', () => {
    clock.advance(6999);
    expect(states.at(-1)).toEqual({ kind: 'open' });
    clock.advance(1);
    expect(states.at(-1)).toEqual({ kind: 'waiting', delayMs: 1000 });
    clock.advance(1000);
    expect(sockets).toHaveLength(2);
  });

  test.each([{ say: 'pong' }, { say: 'notices' }] as const)('stays open after %j', (message) => {
    socket().say(message);
    clock.advance(14_999);
    expect(states.at(-1)).toEqual({ kind: 'open' });
    expect(socket().sent).toHaveLength(1);
  });

  test('can be checked earlier', () => {
    socket().say({ say: 'pong' });
    connection.check();
    expect(socket().sent).toHaveLength(2);
    clock.advance(7000);
    expect(states.at(-1)).toMatchObject({ kind: 'waiting' });
  });

  test('is not checked after it has been closed', () => {
    connection.close();
    clock.advance(1_000_000);
    connection.check();
    expect(socket().sent).toHaveLength(1);
    expect(sockets).toHaveLength(1);
  });
});

test.each([
  ['text that is not JSON', '<html>'],
  ['an unknown message', '{"say":"sing"}'],
  ['a message of the wrong shape', '{"say":"stopping","after":"soon"}'],
])('the page is outdated if the server sends %s, and the connection is closed', (_, data) => {
  socket().onopen?.();
  socket().onmessage?.({ data });
  expect(states.at(-1)).toEqual({ kind: 'outdated' });
  expect(socket().isClosed).toBe(true);
  clock.advance(1_000_000);
  expect(sockets).toHaveLength(1);
});

test('a connection stays closed after `close`', () => {
  socket().onclose?.({ code: 1006 });
  connection.close();
  clock.advance(1_000_000);
  expect(sockets).toHaveLength(1);
});
