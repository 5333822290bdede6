/** How many of the latest measurements are kept. */
const SAMPLE_COUNT = 3;

/**
 * The latency of a client, measured by the server's own pings. The shortest of the latest measurements counts, so that
 * a client gains nothing by delaying an answer now and then.
 */
export class RoundTrip {
  readonly #now: () => number;
  #pingedAt: number | undefined;
  #samples: readonly number[] = [];
  #answeredAt: number;

  constructor(now: () => number) {
    this.#now = now;
    this.#answeredAt = now();
  }

  /** Records a ping, unless an earlier one has not been answered yet. */
  recordPing(): void {
    this.#pingedAt ??= this.#now();
  }

  /** Records the answer to a ping. Ignores an answer without a ping. */
  recordPong(): void {
    if (this.#pingedAt === undefined) return;
    this.#answeredAt = this.#now();
    this.#samples = [...this.#samples, this.#answeredAt - this.#pingedAt].slice(-SAMPLE_COUNT);
    this.#pingedAt = undefined;
  }

  /** The latency in milliseconds; 0 before the first measurement. */
  get milliseconds(): number {
    return this.#samples.length === 0 ? 0 : Math.min(...this.#samples);
  }

  /** How long ago the client last answered, in milliseconds; 0 if no ping waits for an answer. */
  get silenceMs(): number {
    return this.#pingedAt === undefined ? 0 : this.#now() - this.#answeredAt;
  }
}
