import type { Limit } from '@halma/protocol';

/** The longest delay of a browser's timer, in milliseconds. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** The limits of a player that have not ended at an instant. */
export interface RemainingLimits {
  readonly limits: readonly Limit[];
  /** The time until the next of them ends, in milliseconds; undefined if no limit is left. */
  readonly checkAfterMs: number | undefined;
}

/**
 * Returns the limits that have not ended.
 *
 * @param now milliseconds since 1970
 */
export function remainingLimits(allLimits: readonly Limit[], now: number): RemainingLimits {
  const limits = allLimits.filter(({ until }) => until > now);
  const nextEnd = Math.min(...limits.map(({ until }) => until));
  return { limits, checkAfterMs: limits.length === 0 ? undefined : Math.min(nextEnd - now, MAX_DELAY_MS) };
}
