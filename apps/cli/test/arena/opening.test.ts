import { formatPosition, GAMES, type Position } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { playOpening, readPliesSpan } from '../../src/arena/opening.ts';
import { seededRandom } from '../../src/chance/seeded-random.ts';
import { positionOf } from '../support/positions.ts';

describe.each(GAMES.map(({ id }) => [id]))('%s', (game) => {
  const start = positionOf(game);

  test('an opening has as many turns as it is to have, and the same for the same seed', () => {
    const lengths = new Set<number>();
    for (let seed = 0; seed < 40; seed += 1) {
      const open = (): Position => playOpening(start, { least: 2, most: 4 }, seededRandom(seed));
      lengths.add(open().ply);
      expect(formatPosition(open())).toBe(formatPosition(open()));
    }
    expect(lengths).toEqual(new Set([2, 3, 4]));
  });

  test('openings of different seeds differ', () => {
    const texts = Array.from({ length: 20 }, (_, seed) =>
      formatPosition(playOpening(start, { least: 6, most: 6 }, seededRandom(seed))),
    );
    expect(new Set(texts).size).toBeGreaterThan(15);
  });
});

test('an opening does not end the game', () => {
  const text = 'H8:4AAAA/5AAA/6AA/6A1/7C/CC6/CCC5/CCC5 A - 40 21';
  const near = positionOf('grasshopper-8', { text });
  for (let seed = 0; seed < 50; seed += 1)
    expect(playOpening(near, { least: 8, most: 8 }, seededRandom(seed)).outcome).toBeNull();
});

test.each([
  ['6', { least: 6, most: 6 }],
  ['0', { least: 0, most: 0 }],
  ['4..8', { least: 4, most: 8 }],
  ['8..4', undefined],
  ['201', undefined],
  ['4..', undefined],
  ['-1', undefined],
  ['', undefined],
])('the span %j', (text, span) => {
  expect(readPliesSpan(text)).toEqual(span);
});
