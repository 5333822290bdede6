import { expect, test } from 'vitest';
import { withMinimumGap } from '../../src/analysis/minimum-gap.ts';

test.each<[string, readonly number[], readonly number[]]>([
  ['leaves distant points where they are', [0.5, 0, 1], [0.5, 0, 1]],
  ['separates equal points', [0.5, 0.5, 0.5], [0.5, 0.6, 0.7]],
  ['keeps the order of close points', [0.25, 0.2, 0.3], [0.3, 0.2, 0.4]],
  ['moves points back from the end of the line', [1, 1, 0.95], [0.9, 1, 0.8]],
])('withMinimumGap %s', (_, points, expected) => {
  const moved = withMinimumGap(points, 0.1);
  expect(moved.map((point) => Math.round(point * 100) / 100)).toEqual(expected);
});
