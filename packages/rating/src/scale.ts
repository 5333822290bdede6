/**
 * The number of rating points in one unit of the logistic scale, which multiplies the odds by e: 400 / ln 10.
 * A difference of 400 points then means odds of ten to one in both systems.
 */
export const POINTS_PER_UNIT: number = 400 / Math.LN10;

/** Limits a value to the given bounds. */
export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
