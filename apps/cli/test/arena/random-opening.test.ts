import { formatPosition, GAMES, type Position } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { parsePlyRange, playRandomOpening } from '../../src/arena/random-opening.ts';
import { seededRandom } from '../../src/seeded-random.ts';
import { positionOf } from '../support/positions.ts';

describe.each(GAMES.map(({ id }) => [id]))('%s', (game) => {
  const start = positionOf(game);

  test('plays a number of plies within the range, and the same moves for the same seed', () => {
    const lengths = new Set<number>();
    for (let seed = 0; seed < 40; seed += 1) {
      const playSeeded = (): Position => playRandomOpening(start, { min: 2, max: 4 }, seededRandom(seed));
      lengths.add(playSeeded().ply);
      expect(formatPosition(playSeeded())).toBe(formatPosition(playSeeded()));
    }
    expect(lengths).toEqual(new Set([2, 3, 4]));
  });

  test('plays different openings for different seeds', () => {
    const texts = Array.from({ length: 20 }, (_, seed) =>
      formatPosition(playRandomOpening(start, { min: 6, max: 6 }, seededRandom(seed))),
    );
    expect(new Set(texts).size).toBeGreaterThan(15);
  });
});

test('an opening does not end the game', () => {
  const text = 'H8:4AAAA/5AAA/6AA/6A1/7C/CC6/CCC5/CCC5 A - 40 21';
  const almostFinished = positionOf('grasshopper-8', { text });
  for (let seed = 0; seed < 50; seed += 1)
    expect(playRandomOpening(almostFinished, { min: 8, max: 8 }, seededRandom(seed)).outcome).toBeNull();
});

test.each([
  ['6', { min: 6, max: 6 }],
  ['0', { min: 0, max: 0 }],
  ['4..8', { min: 4, max: 8 }],
  ['8..4', undefined],
  ['201', undefined],
  ['4..', undefined],
  ['-1', undefined],
  ['', undefined],
])('parses the range %j', (text, range) => {
  expect(parsePlyRange(text)).toEqual(range);
});
