import { expect, test } from 'vitest';
import { withMinimumGap } from '../../src/analysis/minimum-gap.ts';

test.each<[string, readonly number[], readonly number[]]>([
  ['far from each other they stay', [0.5, 0, 1], [0.5, 0, 1]],
  ['the same place', [0.5, 0.5, 0.5], [0.5, 0.6, 0.7]],
  ['a chain', [0.25, 0.2, 0.3], [0.3, 0.2, 0.4]],
  ['at the end', [1, 1, 0.95], [0.9, 1, 0.8]],
])('%s', (_, places, moved) => {
  const found = withMinimumGap(places, 0.1);
  expect(found.map((place) => Math.round(place * 100) / 100)).toEqual(moved);
});
