import { scoreOfElo } from './elo.ts';

/** Two differences in Elo, of which a test is to tell the truer. */
export interface Hypotheses {
  readonly elo0: number;
  readonly elo1: number;
}

/** How often each of the five results of a pair of games came: 0, ½, 1, 1½ and 2 points. */
export type PairCounts = readonly [number, number, number, number, number];

/** The chance of a wrong verdict, in either direction. */
const MISTAKE = 0.05;

/** Wald's bounds of the log-likelihood ratio. */
export const SPRT_BOUND: number = Math.log((1 - MISTAKE) / MISTAKE);

/** Stands in for results that have not come yet, so that none is held to be impossible. */
const UNSEEN = 1e-3;

/** Reads `0,10`; undefined when it is not two numbers, the second the greater. */
export function readHypotheses(text: string): Hypotheses | undefined {
  const [, first, second] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  const [elo0, elo1] = [Number(first), Number(second)];
  return elo0 < elo1 ? { elo0, elo1 } : undefined;
}

/**
 * The log-likelihood ratio of two differences in Elo after pairs of games. Each pair is one draw from an unknown distribution
 * over five results; under either hypothesis it is the likeliest distribution with that mean (the generalised sequential
 * probability ratio test, after M. Van den Bergh).
 */
export function logLikelihoodRatio(pairs: PairCounts, { elo0, elo1 }: Hypotheses): number {
  const counts = pairs.map((count) => Math.max(count, UNSEEN));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const observed = counts.map((count) => count / total);
  const likely0 = likeliestWithMean(observed, scoreOfElo(elo0));
  const likely1 = likeliestWithMean(observed, scoreOfElo(elo1));
  return counts.reduce(
    (sum, count, index) => sum + count * Math.log((likely1[index] ?? 1) / (likely0[index] ?? 1)),
    0,
  );
}

/**
 * Of all distributions with a mean the one under which what was observed is likeliest: p / (1 + t(a − mean)), where t makes the
 * mean right. Left and right of it the mean is too large and too small, so it is found by halving.
 */
function likeliestWithMean(observed: readonly number[], mean: number): readonly number[] {
  const values = observed.map((_, index) => index / (observed.length - 1));
  let [low, high] = [-1 / (1 - mean), 1 / mean];
  for (let halving = 0; halving < 100; halving += 1) {
    const t = (low + high) / 2;
    const excess = observed.reduce((sum, share, index) => {
      const off = (values[index] ?? 0) - mean;
      return sum + (share * off) / (1 + t * off);
    }, 0);
    if (excess > 0) low = t;
    else high = t;
  }
  const t = (low + high) / 2;
  return observed.map((share, index) => share / (1 + t * ((values[index] ?? 0) - mean)));
}

/** What a test says so far: the first or the second hypothesis, or neither yet. */
export function verdictOf(ratio: number): 'elo0' | 'elo1' | null {
  if (ratio <= -SPRT_BOUND) return 'elo0';
  return ratio >= SPRT_BOUND ? 'elo1' : null;
}
