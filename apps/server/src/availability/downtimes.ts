import type { NodeSpan } from '../store/node-store.ts';
import type { Downtime } from './outages.ts';

/**
 * Returns the periods in which none of these nodes was running, from the first start of a node until now. All nodes
 * find the same periods, whichever of them starts first.
 */
export function findDowntimes(spans: readonly NodeSpan[], now: number): readonly Downtime[] {
  const downtimes: Downtime[] = [];
  let runningUntil = Number.POSITIVE_INFINITY;
  for (const { startedAt, beatAt } of spans.toSorted((one, other) => one.startedAt - other.startedAt)) {
    if (startedAt > runningUntil) downtimes.push({ from: runningUntil, to: startedAt });
    runningUntil = Number.isFinite(runningUntil) ? Math.max(runningUntil, beatAt) : beatAt;
  }
  if (now > runningUntil) downtimes.push({ from: runningUntil, to: now });
  return downtimes;
}
