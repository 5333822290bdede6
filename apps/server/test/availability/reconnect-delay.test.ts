import { expect, test } from 'vitest';
import { reconnectDelay } from '../../src/availability/reconnect-delay.ts';

test.each([
  [0, 1000],
  [1, 1001],
  [4999, 5999],
  [5000, 1000],
  [20_000, 1000],
])('client %i of a node that stops reconnects after %i ms', (position, delayMs) => {
  expect(reconnectDelay(position)).toBe(delayMs);
});
