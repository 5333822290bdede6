import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eloFromScore, estimateElo, estimateMean, expectedScore } from '../../src/arena/elo.ts';

test.each([
  [0, 0.5],
  [100, 0.640065],
  [-100, 0.359935],
  [200, 0.759747],
  [400, 0.909091],
])('converts %i Elo to a score of %f and back', (elo, score) => {
  expect(expectedScore(elo)).toBeCloseTo(score, 6);
  expect(eloFromScore(score)).toBeCloseTo(elo, 2);
});

test('converts any difference in Elo to a score and back', () => {
  fc.assert(
    fc.property(fc.double({ min: -1000, max: 1000, noNaN: true }), (elo) => {
      expect(eloFromScore(expectedScore(elo))).toBeCloseTo(elo, 6);
    }),
  );
});

describe('estimates the mean of', () => {
  test.each([
    [[1, 2, 3], 2, 1.959964 / Math.sqrt(3)],
    [[0, 1], 0.5, 1.959964 * 0.5],
    [[4, 4, 4], 4, null],
    [[7], 7, null],
  ])('%j', (values, value, error) => {
    const estimate = estimateMean(values);
    expect(estimate.value).toBe(value);
    if (error === null) expect(estimate.error).toBeNull();
    else expect(estimate.error).toBeCloseTo(error, 6);
  });

  test('no values as 0', () => {
    expect(estimateMean([])).toEqual({ value: 0, error: null });
  });
});

describe('the Elo estimate of rounds', () => {
  test('is 70 for a score of 60% over a hundred rounds', () => {
    // Eighty pairs are tied and twenty are won. The variance is 0.2 × 0.5² − 0.1², times 100/99.
    const rounds = [...new Array<number>(80).fill(0.5), ...new Array<number>(20).fill(1)];
    const { elo, low, high } = estimateElo(rounds);
    expect(elo).toBeCloseTo(70.44, 2);
    expect(low).toBeCloseTo(eloFromScore(0.6 - 0.0394), 0);
    expect(high).toBeCloseTo(eloFromScore(0.6 + 0.0394), 0);
  });

  test('has no upper bound if all rounds are won, and a lower bound that rises with their number', () => {
    const [few, many] = [10, 100].map((count) => estimateElo(new Array<number>(count).fill(1)));
    expect(few).toEqual({ elo: null, low: expect.closeTo(166, 0), high: null });
    expect(many?.low).toBeGreaterThan(few?.low ?? Number.POSITIVE_INFINITY);
  });

  test('has no lower bound if all rounds are lost', () => {
    expect(estimateElo([0, 0, 0, 0])).toEqual({ elo: null, low: null, high: expect.any(Number) });
  });

  test('is unknown if there are no rounds', () => {
    expect(estimateElo([])).toEqual({ elo: null, low: null, high: null });
  });
});
