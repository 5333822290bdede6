import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { turnMilliseconds, turnsToCome } from '../../src/csci561/move-time.ts';
import { positionOf } from '../support/positions.ts';

test('however long a game lasts, its time never runs out', () => {
  const turns = fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 400 });
  fc.assert(
    fc.property(fc.double({ min: 10, max: 1e6, noNaN: true }), turns, (time, toCome) => {
      let left = time;
      for (const turn of toCome) {
        const spent = turnMilliseconds(left, turn, 0);
        expect(spent).toBeGreaterThanOrEqual(0);
        left -= spent;
      }
      expect(left).toBeGreaterThan(0);
    }),
  );
});

test.each([
  [300_000, 75, 0, 3750],
  [300_000, 75, 100, 3700],
  [60_000, 1, 0, 10_000],
  [3000, 75, 100, -12.5],
])('of %i ms with %i turns to come, each at least %i ms: %f ms', (left, turns, least, spent) => {
  expect(turnMilliseconds(left, turns, least)).toBeCloseTo(spent, 6);
});

describe('turns to come', () => {
  test.each([
    ['the start', undefined, 75, 75],
    [
      'both home',
      'H16:11AAAAA/11AAAAA/12AAAA/13AAA/14AA/16/16/16/16/16/16/CC14/CCC13/CCCC12/CCCCC11/CCCCC11',
      1,
      1,
    ],
    [
      'one home',
      'H16:11AAAAA/11AAAAA/12AAAA/13AAA/14AA/16/16/16/16/16/CCCCC11/CC14/CC14/CCC13/CCCC12/CCC13',
      1,
      3,
    ],
  ])('%s', (_, rows, black, white) => {
    const more = rows === undefined ? {} : { text: `${rows} A - 0 1` };
    const position = positionOf('halma-2', { preset: 'csci-561', ...more });
    expect([turnsToCome(position, 1), turnsToCome(position, 3)]).toEqual([black, white]);
  });
});
