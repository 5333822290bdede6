import type { Limit } from '@halma/protocol';
import { expect, test } from 'vitest';
import { remainingLimits } from '../../src/online/remaining-limits.ts';

const limit = (until: number): Limit => ({ kind: 'chat', until, reason: '' });

test.each([
  { ends: [], left: [], checkAfterMs: undefined },
  { ends: [1000], left: [], checkAfterMs: undefined },
  { ends: [1000, 1001, 5000], left: [1001, 5000], checkAfterMs: 1 },
  { ends: [9e12], left: [9e12], checkAfterMs: 2 ** 31 - 1 },
])(
  'at time 1000, of the limits that end at $ends, those that end at $left remain',
  ({ ends, left, checkAfterMs }) => {
    expect(remainingLimits(ends.map(limit), 1000)).toEqual({ limits: left.map(limit), checkAfterMs });
  },
);
