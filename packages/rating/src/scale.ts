/**
 * The rating points in one unit of the logistic scale, on which odds grow by a factor of e: 400 / ln 10. With it, a
 * difference of 400 points means odds of ten to one in both systems.
 */
export const POINTS_PER_UNIT: number = 400 / Math.LN10;

/** Returns the number within the bounds that is nearest to a value. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
