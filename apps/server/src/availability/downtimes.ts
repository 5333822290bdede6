import type { NodeSpan } from '../store/node-store.ts';
import type { Downtime } from './outages.ts';

/**
 * Returns the periods in which none of these nodes was running, from the first start of a node until now. All nodes
 * find the same periods, whichever of them starts first. Ignores a node whose start is in the future: its clock has been
 * set back since then, and the time until that start is no downtime.
 */
export function findDowntimes(spans: readonly NodeSpan[], now: number): readonly Downtime[] {
  const downtimes: Downtime[] = [];
  let runningUntil = Number.POSITIVE_INFINITY;
  const pastSpans = spans.filter(({ startedAt }) => startedAt <= now);
  for (const { startedAt, beatAt } of pastSpans.toSorted((one, other) => one.startedAt - other.startedAt)) {
    if (startedAt > runningUntil) downtimes.push({ from: runningUntil, to: startedAt });
    runningUntil = Number.isFinite(runningUntil) ? Math.max(runningUntil, beatAt) : beatAt;
  }
  if (now > runningUntil) downtimes.push({ from: runningUntil, to: now });
  return downtimes;
}
