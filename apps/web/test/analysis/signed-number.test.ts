import { expect, test } from 'vitest';
import { signedNumber } from '../../src/analysis/signed-number.ts';

test.each([
  [6.94, '+6.9'],
  [-0.4, '−0.4'],
  [0, '0.0'],
  [0.04, '0.0'],
  [-0.04, '0.0'],
])('a lead of %d moves is written as %s', (lead, text) => {
  expect(signedNumber(lead)).toBe(text);
});
