/** The values from which the new volatility is computed, on the logistic scale. */
interface VolatilityChange {
  readonly volatility: number;
  readonly deviation: number;
  /** The variance of the rating that follows from the games alone. */
  readonly variance: number;
  /** The improvement in strength that the games alone suggest. */
  readonly improvement: number;
  /** The limit on changes in volatility: τ in the source. */
  readonly change: number;
}

const TOLERANCE = 1e-6;

/** More steps than any input needs. The bound ends the loop when a number is not finite. */
const MAX_STEPS = 1000;

/**
 * Returns the volatility after a rating period: the root of the function of step 5 in Glickman's description of
 * Glicko-2 (2013), by the Illinois method.
 */
export function volatilityAfter({
  volatility,
  deviation,
  variance,
  improvement,
  change,
}: VolatilityChange): number {
  const start = Math.log(volatility ** 2);
  const excess = improvement ** 2 - deviation ** 2 - variance;
  const f = (x: number): number => {
    const power = Math.exp(x);
    const spread = deviation ** 2 + variance + power;
    return (power * (excess - power)) / (2 * spread ** 2) - (x - start) / change ** 2;
  };
  let low = start;
  let high = excess > 0 ? Math.log(excess) : lowerBound(f, start, change);
  let [atLow, atHigh] = [f(low), f(high)];
  for (let step = 0; step < MAX_STEPS && Math.abs(high - low) > TOLERANCE; step += 1) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = f(next);
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [next, atNext];
  }
  return Math.exp(low / 2);
}

/** Returns a point below the start at which the function is not negative. */
function lowerBound(f: (x: number) => number, start: number, change: number): number {
  let step = 1;
  while (f(start - step * change) < 0 && step < MAX_STEPS) step += 1;
  return start - step * change;
}
