/** The half width of a 95 % confidence interval, in standard errors. */
const Z_95 = 1.959964;

/** The mean of a sample with its error. */
export interface Estimate {
  readonly value: number;
  /** Half the width of the 95 % confidence interval; null where the sample is too small or too uniform. */
  readonly error: number | null;
}

/** Returns the expected score, from 0 to 1, for a difference in Elo. */
export function scoreOfElo(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** Returns the difference in Elo for a score; infinite for 0 and 1. */
export function eloOfScore(score: number): number {
  return -400 * Math.log10(1 / score - 1);
}

/** Estimates the mean of independent values. */
export function estimateMean(values: readonly number[]): Estimate {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(count, 1);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = count < 2 || squares === 0 ? null : Z_95 * Math.sqrt(squares / (count - 1) / count);
  return { value: mean, error };
}

/** A difference in Elo with its 95 % confidence interval. Infinite values are null. */
export interface EloEstimate {
  readonly elo: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/**
 * Estimates a difference in Elo from the mean scores of rounds, each from 0 to 1. The games of a round share their opening, so
 * rounds are independent and games are not. When all rounds have the same score the interval is Wilson's.
 */
export function estimateElo(rounds: readonly number[]): EloEstimate {
  if (rounds.length === 0) return { elo: null, low: null, high: null };
  const { value, error } = estimateMean(rounds);
  const [low, high] = error === null ? wilson(value, rounds.length) : [value - error, value + error];
  return { elo: finiteElo(value), low: finiteElo(low), high: finiteElo(high) };
}

/** Returns Wilson's interval for a share of `count` trials. */
function wilson(share: number, count: number): readonly [number, number] {
  const z2 = Z_95 ** 2;
  const middle = (share + z2 / (2 * count)) / (1 + z2 / count);
  const half = (Z_95 / (1 + z2 / count)) * Math.sqrt((share * (1 - share)) / count + z2 / (4 * count ** 2));
  return [middle - half, middle + half];
}

function finiteElo(score: number): number | null {
  // Rounding may leave an end of the interval slightly off 0 or 1.
  return score > 1e-9 && score < 1 - 1e-9 ? eloOfScore(score) : null;
}
