import { expect, test } from 'vitest';
import { readClock, readLimits } from '../../src/arena/limits-text.ts';

test.each([
  ['100ms', { milliseconds: 100 }],
  ['0.5s', { milliseconds: 500 }],
  ['5000n', { nodes: 5000 }],
  ['6d', { depth: 6 }],
  ['100ms,6d', { milliseconds: 100, depth: 6 }],
  ['300s/game', { clock: { milliseconds: 300_000, increment: 0 } }],
  ['60s+0.5s/game', { clock: { milliseconds: 60_000, increment: 500 } }],
  ['60+1/game', { clock: { milliseconds: 60_000, increment: 1000 } }],
  ['', undefined],
  ['100', undefined],
  ['0ms', undefined],
  ['-5ms', undefined],
  ['100ms,', undefined],
  ['100 ms', undefined],
  ['fast', undefined],
  ['0s/game', undefined],
  ['100ms/game', undefined],
])('the limits %j', (text, limits) => {
  expect(readLimits(text)).toEqual(limits);
});

test.each([
  ['300', { milliseconds: 300_000, increment: 0 }],
  ['0.1+0.01', { milliseconds: 100, increment: 10 }],
  ['+5', undefined],
  ['5+', undefined],
  ['x', undefined],
])('the clock %j', (text, clock) => {
  expect(readClock(text)).toEqual(clock);
});
