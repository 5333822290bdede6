import { expect, test } from 'vitest';
import { placeOf } from '../src/index.ts';

test.each([
  ['A>B>C', [1, 2, 3]],
  ['A=B>C', [1, 1, 3]],
  ['B>A=C', [2, 1, 2]],
  ['A=B=C', [1, 1, 1]],
  ['A>B', [1, 2, undefined]],
])('in %s, a place is one more than the number of sides ahead', (result, places) => {
  const tiers = result.split('>').map((tier) => tier.split('='));
  expect(['A', 'B', 'C'].map((own) => placeOf(tiers, (side) => side === own))).toEqual(places);
});
