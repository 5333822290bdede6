import { flightTime } from '@halma/board';
import { expect, test } from 'vitest';
import { timeToSee } from '../../src/game/time-to-see.ts';

test('a longer hop takes longer to see, but not for ever', () => {
  expect(timeToSee(1, false)).toBeLessThan(timeToSee(4, false));
  expect(timeToSee(12, false)).toBeLessThan(1200);
});

test.each([0, 1, 6, 7, 30])('a move of %i jumps is seen to its end, and a moment more', (jumps) => {
  expect(timeToSee(jumps, false)).toBeGreaterThan(flightTime(jumps));
});

test('nothing moves where motion is reduced', () => {
  expect(timeToSee(8, true)).toBe(0);
});
