import { expectedScore } from './elo.ts';

/** The two differences in Elo that a sequential test compares. */
export interface Hypotheses {
  readonly elo0: number;
  readonly elo1: number;
}

/** The probabilities of a wrong verdict. */
export interface ErrorRates {
  /** The probability of accepting `elo1` when `elo0` is true. */
  readonly alpha: number;
  /** The probability of accepting `elo0` when `elo1` is true. */
  readonly beta: number;
}

/** A sequential probability ratio test. */
export type SequentialTest = Hypotheses & ErrorRates;

/** The number of pairs of games with each result: 0, ½, 1, 1½ and 2 points. */
export type PairCounts = readonly [number, number, number, number, number];

/** The default for both error rates. */
export const DEFAULT_ERROR_RATE = 0.05;

/** The count that replaces 0, so that no result has probability 0. */
const PSEUDO_COUNT = 1e-3;

/** Parses two numbers in ascending order, such as `0,10`; undefined for any other string. */
export function parseHypotheses(text: string): Hypotheses | undefined {
  const [, first, second] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  const [elo0, elo1] = [Number(first), Number(second)];
  return elo0 < elo1 ? { elo0, elo1 } : undefined;
}

/**
 * Returns the log-likelihood ratio of two hypotheses after pairs of games. Each pair is one sample from an unknown
 * distribution over five results; each hypothesis is represented by the most likely distribution with its mean (the
 * generalised sequential probability ratio test of M. Van den Bergh).
 */
export function logLikelihoodRatio(pairs: PairCounts, { elo0, elo1 }: Hypotheses): number {
  const counts = pairs.map((count) => Math.max(count, PSEUDO_COUNT));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const observed = counts.map((count) => count / total);
  const likely0 = mostLikelyWithMean(observed, expectedScore(elo0));
  const likely1 = mostLikelyWithMean(observed, expectedScore(elo1));
  return counts.reduce(
    (sum, count, index) => sum + count * Math.log((likely1[index] ?? 1) / (likely0[index] ?? 1)),
    0,
  );
}

/**
 * Returns the most likely distribution with a given mean: p / (1 + t(a − mean)), where p is the observed share of a
 * result and a its value, for the unique t that gives this mean. The mean falls as t grows, so bisection finds t.
 */
function mostLikelyWithMean(observed: readonly number[], mean: number): readonly number[] {
  const values = observed.map((_, index) => index / (observed.length - 1));
  let [low, high] = [-1 / (1 - mean), 1 / mean];
  for (let step = 0; step < 100; step += 1) {
    const t = (low + high) / 2;
    const excess = observed.reduce((sum, share, index) => {
      const deviation = (values[index] ?? 0) - mean;
      return sum + (share * deviation) / (1 + t * deviation);
    }, 0);
    if (excess > 0) low = t;
    else high = t;
  }
  const t = (low + high) / 2;
  return observed.map((share, index) => share / (1 + t * ((values[index] ?? 0) - mean)));
}

/** Returns Wald's bounds for the log-likelihood ratio. The test accepts `elo0` at the lower and `elo1` at the upper bound. */
export function sprtBounds({ alpha, beta }: ErrorRates): { readonly lower: number; readonly upper: number } {
  return { lower: Math.log(beta / (1 - alpha)), upper: Math.log((1 - beta) / alpha) };
}

/** Returns the accepted hypothesis, or null while the test is undecided. */
export function sprtVerdict(ratio: number, rates: ErrorRates): 'elo0' | 'elo1' | null {
  const { lower, upper } = sprtBounds(rates);
  if (ratio <= lower) return 'elo0';
  return ratio >= upper ? 'elo1' : null;
}
