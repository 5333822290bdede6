import glicko2 from 'glicko2-lite';
import { rate } from 'openskill';
import { plackettLuce } from 'openskill/models';
import { expect, test } from 'vitest';
import { ratePeriod, type Score } from '../src/glicko.ts';
import { ratePlaces } from '../src/plackett-luce.ts';

// Compares the ratings with two independent libraries: glicko2-lite follows Glickman's paper, and openskill follows
// the paper by Weng and Lin.

const CASE_COUNT = 5000;
const SEED = 20_261_123;

/**
 * The largest relative difference that counts as rounding. Like the paper, glicko2-lite uses 173.7178 points for one
 * unit of the scale, whereas the exact number is 400 / ln 10, and computes the volatility to six digits.
 */
const TOLERANCES = { glicko2: 1e-5, openskill: 1e-8 } as const;

/** Returns a mulberry32 generator of numbers from `min` up to `max`. */
function seededNumbers(seed: number): (min: number, max: number) => number {
  let state = seed;
  return (min, max) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return min + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (max - min);
  };
}

function expectClose(
  library: keyof typeof TOLERANCES,
  actual: readonly number[],
  expected: readonly number[],
  label: string,
): void {
  const differences = expected.map(
    (value, index) => Math.abs(value - (actual[index] ?? Number.NaN)) / Math.abs(value),
  );
  expect(Math.max(...differences), label).toBeLessThan(TOLERANCES[library]);
  expect(actual.length, label).toBe(expected.length);
}

test(`${CASE_COUNT} rating periods (seed ${SEED}) match glicko2-lite`, () => {
  const randomNumber = seededNumbers(SEED);
  for (let index = 0; index < CASE_COUNT; index += 1) {
    const player = {
      rating: randomNumber(600, 2600),
      deviation: randomNumber(30, 500),
      volatility: randomNumber(0.03, 0.1),
    };
    const volatilityChange = randomNumber(0.3, 1.2);
    const games = Array.from({ length: Math.floor(randomNumber(1, 9)) }, () => ({
      opponent: { rating: randomNumber(600, 2600), deviation: randomNumber(30, 500), volatility: 0.06 },
      score: (Math.floor(randomNumber(0, 3)) / 2) as Score,
      advantage: 0,
    }));
    const rated = ratePeriod(player, games, { periods: 1, volatilityChange });
    const expected = glicko2(
      player.rating,
      player.deviation,
      player.volatility,
      games.map(({ opponent, score }) => [opponent.rating, opponent.deviation, score]),
      { rating: 1500, tau: volatilityChange },
    );
    expectClose(
      'glicko2',
      [rated.rating, rated.deviation, rated.volatility],
      [expected.rating, expected.rd, expected.vol],
      `case ${index}`,
    );
  }
});

test(`${CASE_COUNT} games with two to six sides (seed ${SEED}) match openskill`, () => {
  const randomNumber = seededNumbers(SEED);
  for (let index = 0; index < CASE_COUNT; index += 1) {
    const beta = randomNumber(50, 300);
    const tau = randomNumber(0, 20);
    const sides = Array.from({ length: Math.floor(randomNumber(2, 7)) }, () => ({
      place: Math.floor(randomNumber(1, 5)),
      members: Array.from({ length: Math.floor(randomNumber(1, 4)) }, () => ({
        rating: randomNumber(800, 2200),
        deviation: randomNumber(60, 350),
      })),
    }));
    const rated = ratePlaces(sides, { performanceDeviation: beta, drift: tau });
    const expected = rate(
      sides.map(({ members }) => members.map(({ rating: mu, deviation: sigma }) => ({ mu, sigma }))),
      { model: plackettLuce, rank: sides.map(({ place }) => place), beta, tau },
    );
    expectClose(
      'openskill',
      rated.flat().flatMap(({ rating, deviation }) => [rating, deviation]),
      expected.flat().flatMap(({ mu, sigma }) => [mu, sigma]),
      `case ${index}`,
    );
  }
});
