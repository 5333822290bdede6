import { expect, test } from 'vitest';
import { timeLimit } from '../../src/thinking/move-time.ts';
import { positionOf } from '../support/positions.ts';

const start = positionOf('halma-2');
const { milliseconds: share = 0 } = timeLimit(start, { clock: { left: 60_000 } });

test.each([
  [{}, {}],
  [{ milliseconds: 70 }, { milliseconds: 70 }],
  [{ milliseconds: 70, clock: { left: 60_000 } }, { milliseconds: 70 }],
  [{ milliseconds: 60_000, clock: { left: 60_000 } }, { milliseconds: share }],
  [{ clock: { left: 0 } }, { milliseconds: 0 }],
])('%j', (time, limit) => {
  expect(timeLimit(start, time)).toEqual(limit);
});

test('of a clock a move takes a share, and of its increment too', () => {
  expect(share).toBeGreaterThan(60_000 / 200);
  expect(share).toBeLessThan(60_000 / 20);
  const more = timeLimit(start, { clock: { left: 60_000, increment: 1000 } });
  expect(more.milliseconds).toBeGreaterThan(share);
});
