import type { Limits } from '@halma/engine';
import type { SentRequest } from './computer-messages.ts';

/** The functions that a running search calls: the clock and the cancellation check. */
export type SearchControl = Pick<Limits, 'now' | 'shouldStop'>;

/** Returns this worker's clock and a function that checks whether the page has cancelled a request. */
export function searchControlOf({ requestNumber, cancelCounter }: SentRequest): SearchControl {
  const clock = (): number => performance.now();
  if (cancelCounter === undefined) return { now: clock };
  return { now: clock, shouldStop: () => Atomics.load(cancelCounter, 0) >= requestNumber };
}
