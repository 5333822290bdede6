import { expect, test } from 'vitest';
import { describeTimeLeft } from '../../src/online/describe-time-left.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [50 * HOUR + 59 * MINUTE, '2 d 2 h left'],
  [24 * HOUR, '1 d 0 h left'],
  [23 * HOUR + 5 * MINUTE, '23 h 5 min left'],
  [59 * MINUTE, '59 min left'],
  [MINUTE - 1, 'under 1 min left'],
  [-5, 'under 1 min left'],
])('formats %i milliseconds as "%s"', (milliseconds, words) => {
  expect(describeTimeLeft(milliseconds)).toBe(words);
});
