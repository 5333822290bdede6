import { moveDurationMs } from '@halma/board';
import { expect, test } from 'vitest';
import { moveDisplayMs } from '../../src/game/move-display.ts';

test('a longer hop is shown for longer, up to a limit', () => {
  expect(moveDisplayMs(1, false)).toBeLessThan(moveDisplayMs(4, false));
  expect(moveDisplayMs(12, false)).toBeLessThan(1200);
});

test.each([0, 1, 6, 7, 30])('a move of %i jumps is shown for its animation and a pause', (jumps) => {
  expect(moveDisplayMs(jumps, false)).toBeGreaterThan(moveDurationMs(jumps));
});

test('a move takes no time with reduced motion', () => {
  expect(moveDisplayMs(8, true)).toBe(0);
});
