/** How many of the latest measurements are kept. */
const SAMPLE_COUNT = 3;

/**
 * The latency of a client, measured by the server's own pings. The shortest of the latest measurements counts, so that
 * a client gains nothing by delaying a response now and then.
 */
export class RoundTrip {
  readonly #now: () => number;
  #pingedAt: number | undefined;
  #samples: readonly number[] = [];
  #respondedAt: number;

  constructor(now: () => number) {
    this.#now = now;
    this.#respondedAt = now();
  }

  /** Records a ping, unless an earlier one is still waiting for a response. */
  recordPing(): void {
    this.#pingedAt ??= this.#now();
  }

  /** Records the response to a ping. Ignores a response without a ping. */
  recordPong(): void {
    if (this.#pingedAt === undefined) return;
    this.#respondedAt = this.#now();
    this.#samples = [...this.#samples, this.#respondedAt - this.#pingedAt].slice(-SAMPLE_COUNT);
    this.#pingedAt = undefined;
  }

  /** The latency in milliseconds; 0 before the first measurement. */
  get milliseconds(): number {
    return this.#samples.length === 0 ? 0 : Math.min(...this.#samples);
  }

  /** How long ago the client last responded, in milliseconds; 0 if no ping is waiting for a response. */
  get silenceMs(): number {
    return this.#pingedAt === undefined ? 0 : this.#now() - this.#respondedAt;
  }
}
