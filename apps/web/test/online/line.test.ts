import { beforeEach, expect, test } from 'vitest';
import { createLine, type Line, type LineState } from '../../src/online/line.ts';
import { FakeClock, FakeSocket } from './fake-line.ts';

let clock: FakeClock;
let sockets: FakeSocket[];
let states: LineState[];
let line: Line;

/** The socket opened last. */
const socket = (): FakeSocket => {
  const last = sockets.at(-1);
  if (last === undefined) throw new Error('no socket was opened');
  return last;
};

beforeEach(() => {
  clock = new FakeClock();
  sockets = [];
  states = [];
  line = createLine({
    open: () => {
      const made = new FakeSocket();
      sockets.push(made);
      return made;
    },
    later: clock.later,
    random: () => 1,
    onMessage: () => undefined,
    onState: (state) => states.push(state),
  });
});

test('nothing is sent before the line is open', () => {
  expect(line.send({ say: 'lobby', on: true })).toBe(false);
  socket().onopen?.();
  expect(line.send({ say: 'lobby', on: true })).toBe(true);
  expect(socket().sent).toEqual([{ say: 'lobby', on: true }]);
});

test('the wait doubles up to half a minute, and begins anew after a connection', () => {
  for (let lost = 0; lost < 7; lost += 1) {
    socket().onclose?.({ code: 1006 });
    clock.pass(30_000);
  }
  socket().onopen?.();
  socket().onclose?.({ code: 1006 });
  const waits = states.flatMap((state) => (state.kind === 'waiting' ? [state.after] : []));
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 1000]);
});

test('a server that stops says when to come back', () => {
  socket().onopen?.();
  socket().say({ say: 'stopping', after: 4321 });
  socket().onclose?.({ code: 1012 });
  expect(states.at(-1)).toEqual({ kind: 'waiting', after: 4321 });
  clock.pass(4320);
  expect(sockets).toHaveLength(1);
  clock.pass(1);
  expect(sockets).toHaveLength(2);
});

test('a session that has ended is not tried again until somebody wakes the line', () => {
  socket().onopen?.();
  socket().onclose?.({ code: 4001 });
  clock.pass(1_000_000);
  expect(states.at(-1)).toEqual({ kind: 'ended' });
  expect(sockets).toHaveLength(1);
  line.wake();
  expect(sockets).toHaveLength(2);
});

test('whoever is woken while waiting connects once', () => {
  socket().onclose?.({ code: 1006 });
  line.wake();
  clock.pass(1_000_000);
  expect(sockets).toHaveLength(2);
});

test('a line that is lost is closed, and what it still says is not heard', () => {
  socket().onopen?.();
  const first = socket();
  line.lose();
  expect(first.isClosed).toBe(true);
  expect(first.onmessage).toBeNull();
  expect(line.send({ say: 'lobby', on: true })).toBe(false);
  clock.pass(1000);
  expect(sockets).toHaveLength(2);
});

test('a closed line stays closed', () => {
  socket().onclose?.({ code: 1006 });
  line.close();
  clock.pass(1_000_000);
  expect(sockets).toHaveLength(1);
});
