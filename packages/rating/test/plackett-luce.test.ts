import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ageSideRating,
  NEW_SIDE_RATING,
  type RankedSide,
  ratePlaces,
  rateSides,
  SIDE_LIMITS,
  type SideRating,
} from '../src/plackett-luce.ts';

const member = (rating: number, deviation: number): SideRating => ({ rating, deviation });

/** Returns one-member sides with the given places. */
function singles(members: readonly SideRating[], places?: readonly number[]): RankedSide[] {
  return members.map((single, index) => ({ members: [single], place: places?.[index] ?? index + 1 }));
}

const newPlayers = (count: number): SideRating[] => Array.from({ length: count }, () => NEW_SIDE_RATING);

/** The constants of OpenSkill, whose scale is sixty times smaller. */
const OPENSKILL = { performanceDeviation: 25 / 6, drift: 25 / 300 };
const OPENSKILL_NEW = member(25, 25 / 3);
const OPENSKILL_PLAYER = member(20.35125162611535, 8.33148112355601);

type ExpectedRatings = readonly (readonly (readonly [rating: number, deviation?: number])[])[];

function expectRatings(actual: readonly (readonly SideRating[])[], expected: ExpectedRatings): void {
  expect(actual.map(({ length }) => length)).toEqual(expected.map(({ length }) => length));
  for (const [side, members] of expected.entries())
    for (const [index, [rating, deviation]] of members.entries()) {
      expect(actual[side]?.[index]?.rating).toBeCloseTo(rating, 3);
      if (deviation !== undefined) expect(actual[side]?.[index]?.deviation).toBeCloseTo(deviation, 3);
    }
}

test('four new players get the ratings that OpenSkill computes', () => {
  const rated = ratePlaces(singles(Array.from({ length: 4 }, () => OPENSKILL_NEW)), {
    ...OPENSKILL,
    drift: 0,
  });
  expectRatings(rated, [[[27.7951, 8.2632]], [[26.5528, 8.1792]], [[24.6894, 8.0837]], [[20.9627, 8.0837]]]);
});

test('teams of one and two get the ratings that OpenSkill computes', () => {
  const sides = [1, 2, 1, 2].map((size, index) => ({
    members: Array.from({ length: size }, () => OPENSKILL_PLAYER),
    place: [2, 1, 4, 3][index] ?? 0,
  }));
  expectRatings(ratePlaces(sides, OPENSKILL), [
    [[22.35555943890167, 8.265434830225024]],
    [[22.373451456616035], [22.373451456616035]],
    [[18.311159777900297]],
    [
      [18.364835831043397, 8.112716571808326],
      [18.364835831043397, 8.112716571808326],
    ],
  ]);
});

test.each<[name: string, sides: readonly RankedSide[], expected: ExpectedRatings]>([
  ['three new players', singles(newPlayers(3)), [[[1629.517, 343.3219]], [[1532.3793]], [[1338.1037]]]],
  [
    'four new players',
    singles(newPlayers(4)),
    [[[1627.3997]], [[1570.7776]], [[1485.8445]], [[1315.9783, 336.5816]]],
  ],
  [
    'four players with a shared second place',
    singles(newPlayers(4), [1, 2, 2, 4]),
    [[[1627.3997]], [[1485.8445]], [[1485.8445]], [[1400.9114]]],
  ],
  [
    'four players with different ratings',
    singles([member(1800, 120), member(1500, 350), member(1600, 200), member(1400, 90)], [2, 1, 4, 3]),
    [[[1804.1094]], [[1710.786]], [[1499.0658]], [[1404.197]]],
  ],
  [
    'partners',
    [
      { members: [member(1600, 150), member(1400, 350)], place: 2 },
      { members: [member(1500, 100), member(1550, 100)], place: 1 },
    ],
    [
      [[1575.9539], [1269.2011]],
      [[1510.702], [1560.702, 99.9195]],
    ],
  ],
])('%s get the expected ratings', (_, sides, expected) => {
  expectRatings(rateSides(sides), expected);
});

test('six new players get the expected ratings', () => {
  const rated = rateSides(singles(newPlayers(6))).flat();
  expect(rated[0]?.rating).toBeCloseTo(1616.7131, 3);
  expect(rated[5]?.rating).toBeCloseTo(1296.9192, 3);
  expect(rated[5]?.deviation).toBeCloseTo(339.1184, 3);
});

test.each([
  [100, 0, 100],
  [100, 365, Math.sqrt(100 ** 2 + 23.3 * 365)],
  [349, 3650, 350],
])('a deviation of %d changes over %d days to %d', (deviation, days, after) => {
  expect(ageSideRating(member(1500, deviation), days).deviation).toBeCloseTo(after, 6);
});

const members = fc.record({
  rating: fc.double({ min: 400, max: 3000, noNaN: true }),
  deviation: fc.double({ min: 60, max: 350, noNaN: true }),
});
const games = fc.array(
  fc.record({
    members: fc.array(members, { minLength: 1, maxLength: 2 }),
    place: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 2, maxLength: 6 },
);

test('all numbers stay within their limits', () => {
  fc.assert(
    fc.property(games, (sides) => {
      for (const { rating, deviation } of rateSides(sides).flat()) {
        expect(rating).toBeGreaterThanOrEqual(SIDE_LIMITS.minRating);
        expect(deviation).toBeGreaterThanOrEqual(SIDE_LIMITS.minDeviation);
        expect(deviation).toBeLessThanOrEqual(SIDE_LIMITS.maxDeviation);
      }
    }),
  );
});

test('the order of the sides does not matter', () => {
  fc.assert(
    fc.property(games, (sides) => {
      const reversed = rateSides(sides.toReversed()).toReversed();
      for (const [side, rated] of rateSides(sides).entries())
        for (const [index, { rating, deviation }] of rated.entries()) {
          expect(reversed[side]?.[index]?.rating).toBeCloseTo(rating, 8);
          expect(reversed[side]?.[index]?.deviation).toBeCloseTo(deviation, 8);
        }
    }),
  );
});

test('equal players who share first place keep their ratings', () => {
  fc.assert(
    fc.property(members, fc.integer({ min: 2, max: 6 }), (one, count) => {
      const sides = singles(
        Array.from({ length: count }, () => one),
        Array.from({ length: count }, () => 1),
      );
      for (const { rating } of ratePlaces(sides, { performanceDeviation: 100, drift: 5 }).flat())
        expect(rating).toBeCloseTo(one.rating, 8);
    }),
  );
});

test('if all deviations are equal, points are neither lost nor gained', () => {
  fc.assert(
    fc.property(fc.array(members, { minLength: 2, maxLength: 6 }), (players) => {
      const equal = players.map(({ rating }) => member(rating, 120));
      const rated = ratePlaces(singles(equal), { performanceDeviation: 80, drift: 5 }).flat();
      const total = (ratings: readonly SideRating[]): number =>
        ratings.reduce((points, { rating }) => points + rating, 0);
      expect(total(rated)).toBeCloseTo(total(equal), 6);
    }),
  );
});
