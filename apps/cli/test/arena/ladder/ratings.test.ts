import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectedScore } from '../../../src/arena/elo.ts';
import { type Encounter, ratePlayers } from '../../../src/arena/ladder/ratings.ts';

const createEncounter = (first: string, second: string, games: number, points: number): Encounter => ({
  first,
  second,
  games,
  points,
});

describe('after many games, two players differ by the Elo of their score', () => {
  test.each([
    [0.5, 0],
    [0.75, 190.8],
    [0.9, 381.7],
    [0.25, -190.8],
  ])('for a score of %d', (score, elo) => {
    const games = 1_000_000;
    const ratings = ratePlayers(['a', 'b'], [createEncounter('a', 'b', games, score * games)]);
    const eloOf = (name: string): number => ratings.find(({ player }) => player === name)?.elo ?? Number.NaN;
    expect(eloOf('a') - eloOf('b')).toBeCloseTo(elo, 1);
    expect(eloOf('a') + eloOf('b')).toBeCloseTo(0, 6);
  });
});

test('the margin of error for two equal players agrees with the binomial distribution', () => {
  const [first] = ratePlayers(['a', 'b'], [createEncounter('a', 'b', 400, 200)]);
  // The standard error of the score is 0.025. Near a score of ½, the Elo rises by 400/ln 10 · 4 per unit of the score.
  const expected = 1.959964 * 0.025 * (400 / Math.LN10) * 4;
  expect(Math.abs(2 * (first?.error ?? 0) - expected)).toBeLessThan(1);
});

test.each([
  ['wins every game', [createEncounter('a', 'b', 10, 10)], 'a', 0.6],
  ['has played no game', [createEncounter('a', 'b', 10, 5)], 'c', 0.4],
])('a player who %s has a finite rating', (_, encounters, player, superiority) => {
  const ratings = ratePlayers(['a', 'b', 'c'], encounters);
  for (const { elo, error } of ratings) expect([elo, error].every(Number.isFinite)).toBe(true);
  const probability = ratings.find((rating) => rating.player === player)?.superiority ?? 0.5;
  expect(probability).toBeGreaterThanOrEqual(superiority);
});

test('a rating counts the games and the points of both sides of an encounter', () => {
  const encounters = [createEncounter('a', 'b', 10, 7), createEncounter('c', 'a', 4, 1)];
  const ratings = ratePlayers(['a', 'b', 'c', 'd'], encounters);
  const records = ratings.map(({ player, games, score }) => [player, [games, score]] as const);
  expect(Object.fromEntries(records)).toEqual({
    a: [14, 10 / 14],
    b: [10, 3 / 10],
    c: [4, 1 / 4],
    d: [0, null],
  });
  expect(ratings.reduce((sum, { elo }) => sum + elo, 0)).toBeCloseTo(0, 6);
  const byError = ratings.toSorted((one, other) => one.error - other.error);
  expect(byError.map(({ player }) => player)).toEqual(['a', 'b', 'c', 'd']);
});

test.each([
  [5000, 0.5],
  [5050, 0.8413],
  [5100, 0.9772],
  [5150, 0.9987],
  [4900, 0.9772],
])(
  'with %d points in 10,000 games, the better player is superior with probability %d',
  (points, expected) => {
    // A deviation of 50 points is the standard deviation of the score.
    const [first, second] = ratePlayers(['a', 'b'], [createEncounter('a', 'b', 10_000, points)]);
    expect(first?.superiority).toBeCloseTo(expected, 3);
    expect(second?.superiority).toBeNull();
  },
);

test.each(['first', 'second'])('an unknown %s player is refused', (side) => {
  const encounter = { ...createEncounter('a', 'a', 1, 1), [side]: 'x' };
  expect(() => ratePlayers(['a'], [encounter])).toThrow('unknown player');
});

/** Returns the logarithm of the likelihood, computed from its definition. */
function logLikelihood(elo: ReadonlyMap<string, number>, encounters: readonly Encounter[]): number {
  const games = encounters.map(({ first, second, games: count, points }) => {
    const expected = expectedScore((elo.get(first) ?? 0) - (elo.get(second) ?? 0));
    return points * Math.log(expected) + (count - points) * Math.log(1 - expected);
  });
  const imaginary = [...elo.values()].map(
    (rating) => (Math.log(expectedScore(rating)) + Math.log(expectedScore(-rating))) / 2,
  );
  return [...games, ...imaginary].reduce((sum, value) => sum + value, 0);
}

test('no change to a single rating makes the results more likely', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const results = fc.array(
    fc
      .record({
        first: fc.constantFrom(...names),
        second: fc.constantFrom(...names),
        games: fc.integer({ min: 1, max: 200 }),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      .filter(({ first, second }) => first !== second)
      .map(({ first, second, games, share }) =>
        createEncounter(first, second, games, Math.round(2 * share * games) / 2),
      ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(results, (encounters) => {
      const ratings = ratePlayers(names, encounters);
      expect(ratings.map(({ elo }) => elo)).toEqual(ratings.map(({ elo }) => elo).sort((a, b) => b - a));
      // Ratings are differences from their mean, which the imaginary games determine; search for it.
      const shiftBy = (shift: number) => new Map(ratings.map(({ player, elo }) => [player, elo + shift]));
      const shifts = Array.from({ length: 2001 }, (_, index) => index - 1000);
      const values = shifts.map((shift) => logLikelihood(shiftBy(shift), encounters));
      const likelihood = Math.max(...values);
      const bestShift = shifts[values.indexOf(likelihood)] ?? 0;
      for (const name of names)
        for (const change of [-20, 20]) {
          const elo = new Map(shiftBy(bestShift));
          elo.set(name, (elo.get(name) ?? 0) + change);
          expect(logLikelihood(elo, encounters)).toBeLessThan(likelihood);
        }
    }),
    { numRuns: 40 },
  );
});
