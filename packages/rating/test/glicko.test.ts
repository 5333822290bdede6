import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ageGlickoRating,
  expectedScore,
  GLICKO_LIMITS,
  type GlickoRating,
  NEW_GLICKO_RATING,
  PROVISIONAL_DEVIATION,
  rateGame,
  ratePeriod,
  type Score,
} from '../src/glicko.ts';

const player = (rating: number, deviation: number, volatility = 0.06): GlickoRating => ({
  rating,
  deviation,
  volatility,
});

/** Expects ratings and deviations to three decimal places, and volatilities to seven. */
function expectRating(actual: GlickoRating, rating: number, deviation?: number, volatility?: number): void {
  expect(actual.rating).toBeCloseTo(rating, 3);
  if (deviation !== undefined) expect(actual.deviation).toBeCloseTo(deviation, 3);
  if (volatility !== undefined) expect(actual.volatility).toBeCloseTo(volatility, 7);
}

test('the example in Glickman’s paper gives the ratings stated there', () => {
  const games = [
    { opponent: player(1400, 30), score: 1, advantage: 0 },
    { opponent: player(1550, 100), score: 0, advantage: 0 },
    { opponent: player(1700, 300), score: 0, advantage: 0 },
  ] as const;
  const rules = { periods: 1, volatilityChange: 0.5 };
  expectRating(ratePeriod(player(1500, 200), games, rules), 1464.0507, 151.5165, 0.05999598);
});

test('a period without games changes only the deviation', () => {
  const rules = { periods: 1, volatilityChange: 0.5 };
  expectRating(ratePeriod(player(1500, 200), [], rules), 1500, 200.2714, 0.06);
});

type Row = [
  name: string,
  players: readonly [GlickoRating, GlickoRating],
  score: Score,
  advantage: number,
  first: readonly [number, number?, number?],
  second: readonly [number, number?, number?],
];

test.each<Row>([
  [
    'an equal opponent',
    [player(1500, 350), player(1500, 350)],
    1,
    0,
    [1662.212, 290.2305, 0.05999927],
    [1337.788, 290.2305],
  ],
  [
    'an equal opponent in a drawn game',
    [player(1500, 350), player(1500, 350)],
    0.5,
    0,
    [1500, 290.2305, 0.05999766],
    [1500, 290.2305],
  ],
  [
    'an equal opponent and moves first',
    [player(1500, 350), player(1500, 350)],
    1,
    11.782457,
    [1658.5575, 290.2538],
    [1341.4425, 290.2538],
  ],
  [
    'a stronger opponent',
    [player(1400, 79), player(1550, 110, 0.065)],
    1,
    0,
    [1422.626, 77.4956],
    [1506.3191, 105.8706],
  ],
  [
    'a much stronger opponent',
    [player(1200, 60, 0.053), player(1850, 200, 0.062)],
    1,
    0,
    [1216.728, 59.9006, 0.0530131],
    [1635.9907, 196.9873, 0.0620282],
  ],
  [
    'another new player',
    [player(1500, 500, 0.09), player(1500, 500, 0.09)],
    1,
    0,
    [1741.4759, 396.6898, 0.0899983],
    [1258.5241, 396.6898],
  ],
  [
    'a settled player',
    [player(1500, 350), player(1700, 80)],
    1,
    0,
    [1801.2674, 267.7432],
    [1683.4891, 79.1911],
  ],
])('rates a player who meets %s', (_, [first, second], score, advantage, firstAfter, secondAfter) => {
  const [one, other] = rateGame(first, second, score, advantage);
  expectRating(one, ...firstAfter);
  expectRating(other, ...secondAfter);
});

describe('time without games', () => {
  test.each([
    [80, 100, 93.4281],
    [60, 365, 110],
    [60, 0, 60],
    [60, -1, 60],
    [500, 1000, 500],
  ])('changes a deviation of %d over %d days to %d', (deviation, days, after) => {
    expect(ageGlickoRating(player(1500, deviation), days).deviation).toBeCloseTo(after, 1);
  });
});

const ratings = fc.record({
  rating: fc.double({ min: 400, max: 3500, noNaN: true }),
  deviation: fc.double({ min: 45, max: 500, noNaN: true }),
  volatility: fc.double({ min: 0.01, max: 0.1, noNaN: true }),
});
const scores = fc.constantFrom<Score>(0, 0.5, 1);

test('a winner gains, a loser loses, and all numbers stay within their limits', () => {
  fc.assert(
    fc.property(
      ratings,
      ratings,
      scores,
      fc.double({ min: -100, max: 100, noNaN: true }),
      (one, other, score, advantage) => {
        const [first, second] = rateGame(one, other, score, advantage);
        if (score === 1) expect(first.rating).toBeGreaterThanOrEqual(one.rating);
        if (score === 0)
          expect(first.rating).toBeLessThanOrEqual(Math.max(one.rating, GLICKO_LIMITS.minRating));
        for (const [before, after] of [
          [one, first],
          [other, second],
        ] as const) {
          expect(after.rating).toBeGreaterThanOrEqual(GLICKO_LIMITS.minRating);
          expect(Math.abs(after.rating - before.rating)).toBeLessThanOrEqual(GLICKO_LIMITS.maxChange + 1e-9);
          expect(after.deviation).toBeGreaterThanOrEqual(GLICKO_LIMITS.minDeviation);
          expect(after.deviation).toBeLessThanOrEqual(GLICKO_LIMITS.maxDeviation);
          expect(after.volatility).toBeGreaterThan(0);
          expect(after.volatility).toBeLessThanOrEqual(GLICKO_LIMITS.maxVolatility);
        }
      },
    ),
  );
});

test('swapping the players swaps the ratings', () => {
  fc.assert(
    fc.property(ratings, ratings, scores, (one, other, score) => {
      const [first, second] = rateGame(one, other, score, 30);
      expect(rateGame(other, one, (1 - score) as Score, -30)).toEqual([second, first]);
    }),
  );
});

test('the expected scores of two players with equal deviations add up to one', () => {
  fc.assert(
    fc.property(ratings, ratings, (one, other) => {
      const equal = { ...other, deviation: one.deviation };
      expect(expectedScore(one, equal, 20) + expectedScore(equal, one, -20)).toBeCloseTo(1, 10);
    }),
  );
});

test('equal new players have provisional ratings for their first sixteen games', () => {
  let pair: readonly [GlickoRating, GlickoRating] = [NEW_GLICKO_RATING, NEW_GLICKO_RATING];
  const deviations = Array.from({ length: 20 }, (_, game) => {
    pair = rateGame(pair[0], pair[1], game % 2 === 0 ? 1 : 0);
    return pair[0].deviation;
  });
  expect(deviations.findIndex((deviation) => deviation < PROVISIONAL_DEVIATION)).toBe(15);
});
