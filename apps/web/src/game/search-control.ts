import type { Limits } from '@halma/engine';
import type { SentRequest } from './computer-messages.ts';

/** What a running search checks: the time, and whether the page still waits for the answer. */
export type SearchControl = Pick<Limits, 'now' | 'shouldStop'>;

/** Returns the clock of this worker, and the check for a request that the page has cancelled. */
export function searchControlOf({ number, cancelCounter }: SentRequest): SearchControl {
  const clock = (): number => performance.now();
  if (cancelCounter === undefined) return { now: clock };
  return { now: clock, shouldStop: () => Atomics.load(cancelCounter, 0) >= number };
}
