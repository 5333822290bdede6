import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickRandom, seededRandom } from '../src/seeded-random.ts';

const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 });

test('gives equal numbers for equal seeds only', () => {
  fc.assert(
    fc.property(seed, seed, (one, other) => {
      const firstNumbers = (...seeds: readonly number[]): readonly number[] => {
        const random = seededRandom(...seeds);
        return Array.from({ length: 4 }, random);
      };
      expect(firstNumbers(one, other)).toEqual(firstNumbers(one, other));
      expect(firstNumbers(one, other)).not.toEqual(firstNumbers(one, (other + 1) % 2 ** 32));
      if (one !== other) expect(firstNumbers(one, other)).not.toEqual(firstNumbers(other, one));
      for (const value of firstNumbers(one)) expect(value >= 0 && value < 1).toBe(true);
    }),
  );
});

test('picks all members of a list about equally often', () => {
  const random = seededRandom(1);
  const counts = [0, 0, 0, 0, 0];
  for (let draw = 0; draw < 10_000; draw += 1) {
    const index = pickRandom([0, 1, 2, 3, 4], random);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  // Five standard deviations of a count are 200.
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
});

test('throws an error for an empty list', () => {
  expect(() => pickRandom([], () => 0)).toThrow(RangeError);
});
