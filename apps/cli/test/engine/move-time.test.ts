import { expect, test } from 'vitest';
import { moveTimeLimit } from '../../src/engine/move-time.ts';
import { positionOf } from '../support/positions.ts';

const start = positionOf('halma-2');
const { milliseconds: share = 0 } = moveTimeLimit(start, { clock: { remainingMs: 60_000 } });

test.each([
  [{ milliseconds: 70 }, { milliseconds: 70 }],
  [{ milliseconds: 70, clock: { remainingMs: 60_000 } }, { milliseconds: 70 }],
  [{ milliseconds: 60_000, clock: { remainingMs: 60_000 } }, { milliseconds: share }],
  [{ clock: { remainingMs: 0 } }, { milliseconds: 0 }],
])('limits the time for a move with %j', (time, limit) => {
  expect(moveTimeLimit(start, time)).toEqual(limit);
});

test('sets no limit without a time and a clock', () => {
  expect(moveTimeLimit(start, {})).toEqual({});
});

test('gives a move a share of the clock and of the increment', () => {
  expect(share).toBeGreaterThan(60_000 / 200);
  expect(share).toBeLessThan(60_000 / 20);
  const limit = moveTimeLimit(start, { clock: { remainingMs: 60_000, incrementMs: 1000 } });
  expect(limit.milliseconds).toBeGreaterThan(share);
});
