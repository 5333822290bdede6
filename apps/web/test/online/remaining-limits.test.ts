import type { Limit } from '@halma/protocol';
import { expect, test } from 'vitest';
import { remainingLimits } from '../../src/online/remaining-limits.ts';

const limit = (until: number): Limit => ({ kind: 'chat', until, reason: '' });

test.each([
  ['without limits, none remains and no check follows', [], [], undefined],
  ['a limit that ends now does not remain', [1000], [], undefined],
  ['later limits remain until the next one ends', [1000, 1001, 5000], [1001, 5000], 1],
  ['the check of a distant end comes at the longest delay of a timer', [9e12], [9e12], 2 ** 31 - 1],
])('%s', (_, ends, left, checkAfterMs) => {
  expect(remainingLimits(ends.map(limit), 1000)).toEqual({ limits: left.map(limit), checkAfterMs });
});
