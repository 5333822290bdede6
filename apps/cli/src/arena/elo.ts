/** The half-width of a 95% confidence interval, in standard errors. */
export const Z_95 = 1.959964;

/** The mean of a sample with its margin of error. */
export interface Estimate {
  readonly value: number;
  /**
   * The half-width of the 95% confidence interval; null when the sample has fewer than two values or all are equal.
   */
  readonly error: number | null;
}

/** Converts a difference in Elo to the expected score, from 0 to 1. */
export function expectedScore(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** Converts a score to a difference in Elo, which is infinite for 0 and 1. */
export function eloFromScore(score: number): number {
  return -400 * Math.log10(1 / score - 1);
}

/** Estimates the mean of independent values. */
export function estimateMean(values: readonly number[]): Estimate {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(count, 1);
  const squaredDeviations = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error =
    count < 2 || squaredDeviations === 0 ? null : Z_95 * Math.sqrt(squaredDeviations / (count - 1) / count);
  return { value: mean, error };
}

/** A difference in Elo with its 95% confidence interval. A value is null where it is infinite or unknown. */
export interface EloEstimate {
  readonly elo: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/**
 * Estimates a difference in Elo from the mean score of each round. The games of a round share an opening, so rounds are
 * independent and games are not. When all rounds have the same score, the function uses Wilson's interval.
 *
 * @param roundScores from 0 to 1
 */
export function estimateElo(roundScores: readonly number[]): EloEstimate {
  if (roundScores.length === 0) return { elo: null, low: null, high: null };
  const { value, error } = estimateMean(roundScores);
  const [low, high] =
    error === null ? wilsonInterval(value, roundScores.length) : [value - error, value + error];
  return { elo: finiteElo(value), low: finiteElo(low), high: finiteElo(high) };
}

/**
 * Returns Wilson's 95% confidence interval for a success rate.
 *
 * @param share the share of successes, from 0 to 1
 * @param count the number of trials
 */
function wilsonInterval(share: number, count: number): readonly [number, number] {
  const z2 = Z_95 ** 2;
  const centre = (share + z2 / (2 * count)) / (1 + z2 / count);
  const halfWidth =
    (Z_95 / (1 + z2 / count)) * Math.sqrt((share * (1 - share)) / count + z2 / (4 * count ** 2));
  return [centre - halfWidth, centre + halfWidth];
}

function finiteElo(score: number): number | null {
  // Rounding errors can move an end of the interval slightly away from 0 or 1.
  return score > 1e-9 && score < 1 - 1e-9 ? eloFromScore(score) : null;
}
