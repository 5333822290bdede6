import type { Limit } from '@halma/protocol';

/** The maximum delay of a browser timer, in milliseconds. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** A player's limits that are still in force at an instant. */
export interface RemainingLimits {
  readonly limits: readonly Limit[];
  /**
   * The time until the next limit ends, in milliseconds, but at most the longest delay of a timer; undefined if no limit
   * is left.
   */
  readonly checkAfterMs: number | undefined;
}

/**
 * Returns the limits that are still in force.
 *
 * @param now milliseconds since 1970
 */
export function remainingLimits(allLimits: readonly Limit[], now: number): RemainingLimits {
  const limits = allLimits.filter(({ until }) => until > now);
  const nextEnd = Math.min(...limits.map(({ until }) => until));
  return { limits, checkAfterMs: limits.length === 0 ? undefined : Math.min(nextEnd - now, MAX_DELAY_MS) };
}
