/** The number of latest measurements to keep. */
const SAMPLE_COUNT = 3;

/** The longest plausible latency of a person; see `LatencyBaseline`. */
export interface LatencyLimit {
  /** Adds a measurement, in milliseconds. */
  record(milliseconds: number): void;
  /** Returns the longest latency that is plausible for the person, in milliseconds. */
  limit(): number;
}

/**
 * The latency of a client, measured by the server's pings and by the moves with which the player answers a move. The
 * shortest of the latest measurements counts, so that a client gains nothing by delaying a response now and then. It is
 * never longer than the person's plausible latency.
 */
export class RoundTrip {
  readonly #now: () => number;
  readonly #plausible: LatencyLimit;
  #pingedAt: number | undefined;
  #samples: readonly number[] = [];

  constructor(now: () => number, plausible: LatencyLimit) {
    this.#now = now;
    this.#plausible = plausible;
  }

  /** Records a ping, unless an earlier one is still waiting for a response. */
  recordPing(): void {
    this.#pingedAt ??= this.#now();
  }

  /** Records the response to a ping. Ignores a response without a ping. */
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
    return this.#samples.length === 0 ? 0 : Math.min(...this.#samples, this.#plausible.limit());
  }

  /** How long a ping has been waiting for its response, in milliseconds; 0 if none is. */
  get silenceMs(): number {
    return this.#pingedAt === undefined ? 0 : this.#now() - this.#pingedAt;
  }

  #add(sample: number): void {
    this.#samples = [...this.#samples, sample].slice(-SAMPLE_COUNT);
    this.#plausible.record(sample);
  }
}
