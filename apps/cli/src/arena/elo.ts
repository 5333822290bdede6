/** How far an estimate may be off: the half width of the interval that holds the truth 95 times in 100. */
const Z_95 = 1.959964;

/** The mean of a sample, and how sure it is. */
export interface Estimate {
  readonly value: number;
  /** Half the width of its 95 % interval; null where a sample is too small or too uniform to tell. */
  readonly error: number | null;
}

/** The score, from 0 to 1, that a difference in Elo leads to one expects. */
export function scoreOfElo(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** The difference in Elo that a score stands for; infinite for 0 and 1. */
export function eloOfScore(score: number): number {
  return -400 * Math.log10(1 / score - 1);
}

/** The mean of independent values. */
export function estimateMean(values: readonly number[]): Estimate {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(count, 1);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = count < 2 || squares === 0 ? null : Z_95 * Math.sqrt(squares / (count - 1) / count);
  return { value: mean, error };
}

/** A difference in Elo, its ends at 95 %. Infinite ends are null. */
export interface EloEstimate {
  readonly elo: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/**
 * The difference in Elo after rounds of which each gave a mean score from 0 to 1. Games of one round share their opening, so
 * the round and not the game is what varies independently. Where all rounds went the same way the interval is Wilson's.
 */
export function estimateElo(rounds: readonly number[]): EloEstimate {
  if (rounds.length === 0) return { elo: null, low: null, high: null };
  const { value, error } = estimateMean(rounds);
  const [low, high] = error === null ? wilson(value, rounds.length) : [value - error, value + error];
  return { elo: finiteElo(value), low: finiteElo(low), high: finiteElo(high) };
}

/** Wilson's interval for a share of so many trials. */
function wilson(share: number, count: number): readonly [number, number] {
  const z2 = Z_95 ** 2;
  const middle = (share + z2 / (2 * count)) / (1 + z2 / count);
  const half = (Z_95 / (1 + z2 / count)) * Math.sqrt((share * (1 - share)) / count + z2 / (4 * count ** 2));
  return [middle - half, middle + half];
}

function finiteElo(score: number): number | null {
  // Rounding may leave an end of the interval a hair off 0 or 1.
  return score > 1e-9 && score < 1 - 1e-9 ? eloOfScore(score) : null;
}
