import { describe, expect, test } from 'vitest';
import {
  addIncrement,
  clockText,
  deductTime,
  isTimeLow,
  newClock,
  timeControlOf,
} from '../../src/game/clock.ts';

const clock = newClock(timeControlOf(5, 3), [1, 3]);

describe('the clocks of a game', () => {
  test('give every seat the same time', () => {
    expect([...clock.left]).toEqual([
      [1, 300_000],
      [3, 300_000],
    ]);
  });

  test.each([
    [1000, 299_000],
    [0, 300_000],
    [-5, 300_000],
    [400_000, 0],
  ])('deduct %i ms from one seat, which has %i ms left, and nothing from the other', (spent, left) => {
    const charged = deductTime(clock, 1, spent);
    expect([charged.left.get(1), charged.left.get(3)]).toEqual([left, 300_000]);
  });

  test('add the increment to the seat that moved', () => {
    expect(addIncrement(deductTime(clock, 3, 10_000), 3).left.get(3)).toBe(293_000);
  });
});

test.each([
  [892_000, false, '14:52'],
  [891_001, false, '14:52'],
  [3_720_000, false, '1:02:00'],
  [8_400, true, '0:08.4'],
  [1, false, '0:01'],
  [0, true, '0:00.0'],
])('a clock with %i ms left, low on time: %s, shows %s', (left, isLow, text) => {
  expect(clockText(left, isLow)).toBe(text);
});

test.each([
  [5, 29_999, true],
  [5, 30_000, false],
  [1, 6_000, false],
  [1, 5_999, true],
])('with a main time of %i min, a clock with %i ms left is low on time: %s', (minutes, left, expected) => {
  expect(isTimeLow(timeControlOf(minutes, 0), left)).toBe(expected);
});
