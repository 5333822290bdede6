import type { PersonId } from '@halma/protocol';
import type { LatencyBaseline } from '../people/latency-baseline.ts';

/** The number of most recent measurements to keep. */
const SAMPLE_COUNT = 3;

/**
 * The latency of a client, measured by the server's pings and by the player's replies to moves. The shortest
 * of the most recent measurements counts, so that a client gains nothing by delaying a response now and then.
 * It is never longer than the person's plausible latency.
 */
export class RoundTrip {
  readonly #now: () => number;
  readonly #baseline: Pick<LatencyBaseline, 'record' | 'limit'>;
  readonly #person: PersonId;
  #pingedAt: number | undefined;
  #samples: readonly number[] = [];

  constructor(now: () => number, baseline: Pick<LatencyBaseline, 'record' | 'limit'>, person: PersonId) {
    this.#now = now;
    this.#baseline = baseline;
    this.#person = person;
  }

  /** Records a ping, unless an earlier one is still waiting for a response. */
  recordPing(): void {
    this.#pingedAt ??= this.#now();
  }

  /** Records the response to a ping. Ignores a response if no ping is waiting for one. */
  recordPong(): void {
    if (this.#pingedAt === undefined) return;
    this.#add(this.#now() - this.#pingedAt);
    this.#pingedAt = undefined;
  }

  /**
   * Records that a move answers a message that the server sent at a given time. The player needed some of that time to
   * think, so the latency is shorter.
   */
  recordAnswer(sentAt: number): void {
    const elapsedMs = this.#now() - sentAt;
    if (this.#samples.every((sample) => sample > elapsedMs) && this.#samples.length > 0) this.#add(elapsedMs);
  }

  /** The latency in milliseconds; 0 before the first measurement. */
  get milliseconds(): number {
    return this.#samples.length === 0 ? 0 : Math.min(...this.#samples, this.#baseline.limit(this.#person));
  }

  /** How long a ping has been waiting for its response, in milliseconds; 0 if none is waiting. */
  get silenceMs(): number {
    return this.#pingedAt === undefined ? 0 : this.#now() - this.#pingedAt;
  }

  #add(sample: number): void {
    this.#samples = [...this.#samples, sample].slice(-SAMPLE_COUNT);
    this.#baseline.record(this.#person, sample);
  }
}
