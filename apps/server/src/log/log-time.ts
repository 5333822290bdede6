import type { AggregateState } from './aggregate.ts';

/**
 * Returns the time in a log. The nodes' clocks differ slightly, and a clock can be set back, but time never runs
 * backwards within a log.
 *
 * @param state the latest state; null before the first event
 * @param now the time on this node's clock, in milliseconds since 1970
 */
export function logTime(state: Pick<AggregateState, 'changedAt'> | null, now: number): number {
  return Math.max(now, state?.changedAt ?? 0);
}
