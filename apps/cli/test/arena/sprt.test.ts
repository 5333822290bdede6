import { describe, expect, test } from 'vitest';
import { expectedScore } from '../../src/arena/elo.ts';
import {
  logLikelihoodRatio,
  type PairCounts,
  parseHypotheses,
  sprtBounds,
  sprtVerdict,
} from '../../src/arena/sprt.ts';

const hypotheses = { elo0: 0, elo1: 10 };
const RATES = { alpha: 0.05, beta: 0.05 };

/**
 * Returns the ratio for normally distributed pair scores with the observed variance. For many pairs it is close to the
 * true ratio.
 */
function normalRatio(pairs: PairCounts, elo0: number, elo1: number): number {
  const total = pairs.reduce((sum, count) => sum + count, 0);
  const mean = pairs.reduce((sum, count, index) => sum + (count * index) / 4, 0) / total;
  const variance = pairs.reduce((sum, count, index) => sum + count * (index / 4 - mean) ** 2, 0) / total;
  const [s0, s1] = [expectedScore(elo0), expectedScore(elo1)];
  return (total * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
}

test.each<[PairCounts]>([
  [[100, 400, 1000, 400, 100]],
  [[80, 380, 1000, 420, 120]],
  [[120, 420, 1000, 380, 80]],
  [[60, 350, 1000, 450, 140]],
])('approximates the normal ratio for %j', (pairs) => {
  const ratio = logLikelihoodRatio(pairs, hypotheses);
  const normal = normalRatio(pairs, 0, 10);
  expect(Math.abs(ratio - normal)).toBeLessThan(0.05 * Math.abs(normal) + 0.02);
});

test('the ratio is 0 halfway between the hypotheses', () => {
  expect(logLikelihoodRatio([100, 300, 500, 300, 100], { elo0: -5, elo1: 5 })).toBeCloseTo(0, 6);
});

test('the ratio changes sign when results and hypotheses are reversed', () => {
  const pairs: PairCounts = [3, 11, 40, 20, 9];
  const reversed: PairCounts = [9, 20, 40, 11, 3];
  const ratio = logLikelihoodRatio(pairs, { elo0: 5, elo1: 30 });
  expect(logLikelihoodRatio(reversed, { elo0: -30, elo1: -5 })).toBeCloseTo(-ratio, 6);
});

test('the ratio grows in proportion to the number of pairs', () => {
  const ratio = logLikelihoodRatio([1, 5, 10, 8, 4], hypotheses);
  expect(logLikelihoodRatio([10, 50, 100, 80, 40], hypotheses)).toBeCloseTo(10 * ratio, 1);
});

describe('handles pairs that all have the same result:', () => {
  test.each<[PairCounts, 'elo0' | 'elo1' | null]>([
    [[0, 0, 0, 0, 0], null],
    [[0, 0, 0, 0, 40], 'elo1'],
    [[40, 0, 0, 0, 0], 'elo0'],
  ])('%j', (pairs, verdict) => {
    expect(sprtVerdict(logLikelihoodRatio(pairs, { elo0: 0, elo1: 50 }), RATES)).toBe(verdict);
  });
});

test.each([
  [{ alpha: 0.05, beta: 0.05 }, -2.944, 2.944],
  [{ alpha: 0.01, beta: 0.05 }, -2.986, 4.554],
  [{ alpha: 0.1, beta: 0.2 }, -1.504, 2.079],
])('uses Wald’s bounds for the error rates %j', (rates, lower, upper) => {
  expect(sprtBounds(rates).lower).toBeCloseTo(lower, 3);
  expect(sprtBounds(rates).upper).toBeCloseTo(upper, 3);
  expect(sprtVerdict(upper - 0.01, rates)).toBeNull();
  expect(sprtVerdict(upper + 0.01, rates)).toBe('elo1');
  expect(sprtVerdict(lower + 0.01, rates)).toBeNull();
  expect(sprtVerdict(lower - 0.01, rates)).toBe('elo0');
});

test.each([
  ['0,10', { elo0: 0, elo1: 10 }],
  ['-5.5,0', { elo0: -5.5, elo1: 0 }],
])('parses the hypotheses %j', (text, parsed) => {
  expect(parseHypotheses(text)).toEqual(parsed);
});

test.each(['10,0', '5,5', '5', 'a,b'])('does not read %j as hypotheses', (text) => {
  expect(parseHypotheses(text)).toBeUndefined();
});
