import type { PersonId } from '@halma/protocol';
import { HOUR_MS } from '../durations.ts';
import { createLargeCache } from '../large-cache.ts';

/** How long a person's best latency stays the baseline after it was last measured, in milliseconds. */
const BASELINE_LIFETIME_MS = HOUR_MS;

/**
 * The amount by which a latency may exceed twice the baseline, in milliseconds, since networks are not always at their
 * best.
 */
const TOLERANCE_MS = 50;

const MAX_PEOPLE = 20_000;

/**
 * The shortest latency of each person within the last hour, over all their sockets to this node. It limits the latency
 * that a client can claim.
 */
export class LatencyBaseline {
  readonly #now: () => number;
  readonly #best = createLargeCache<PersonId, { readonly milliseconds: number; readonly at: number }>(
    MAX_PEOPLE,
  );

  constructor(now: () => number) {
    this.#now = now;
  }

  record(person: PersonId, milliseconds: number): void {
    const now = this.#now();
    const best = this.#best.get(person);
    const isCurrent = best !== undefined && now - best.at < BASELINE_LIFETIME_MS;
    if (!isCurrent || milliseconds <= best.milliseconds) this.#best.set(person, { milliseconds, at: now });
  }

  /** Returns the maximum plausible latency for a person, in milliseconds; 0 before the first measurement. */
  limit(person: PersonId): number {
    const best = this.#best.get(person);
    return best === undefined ? 0 : 2 * best.milliseconds + TOLERANCE_MS;
  }
}
