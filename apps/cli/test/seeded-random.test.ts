import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pick, seededRandom } from '../src/seeded-random.ts';

const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 });

test('gives equal numbers for equal seeds only', () => {
  fc.assert(
    fc.property(seed, seed, (one, other) => {
      const take = (...seeds: readonly number[]): readonly number[] => {
        const random = seededRandom(...seeds);
        return Array.from({ length: 4 }, random);
      };
      expect(take(one, other)).toEqual(take(one, other));
      expect(take(one, other)).not.toEqual(take(one, (other + 1) % 2 ** 32));
      if (one !== other) expect(take(one, other)).not.toEqual(take(other, one));
      for (const value of take(one)) expect(value >= 0 && value < 1).toBe(true);
    }),
  );
});

test('picks all members of a list about equally often', () => {
  const random = seededRandom(1);
  const counts = [0, 0, 0, 0, 0];
  for (let time = 0; time < 10_000; time += 1) {
    const index = pick([0, 1, 2, 3, 4], random);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  // Five standard deviations of a count are 200.
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
});

test('throws for an empty list', () => {
  expect(() => pick([], () => 0)).toThrow(RangeError);
});
