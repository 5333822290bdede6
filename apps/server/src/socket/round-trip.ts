/** How many of the latest measurements count. */
const SAMPLE_COUNT = 3;

/**
 * The latency of a client, from the server's own pings. The shortest of the latest measurements counts: a client can
 * hold an answer back now and then, but then it is not the shortest.
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

  /** Records a ping, unless an earlier one is still without an answer. */
  recordPing(): void {
    this.#pingedAt ??= this.#now();
  }

  /** Records the answer to a ping. Ignores an answer to none. */
  recordPong(): void {
    if (this.#pingedAt === undefined) return;
    this.#answeredAt = this.#now();
    this.#samples = [...this.#samples, this.#answeredAt - this.#pingedAt].slice(-SAMPLE_COUNT);
    this.#pingedAt = undefined;
  }

  /** In milliseconds; 0 before the first measurement. */
  get milliseconds(): number {
    return this.#samples.length === 0 ? 0 : Math.min(...this.#samples);
  }

  /** How long the client has not answered a ping, in milliseconds. */
  get silence(): number {
    return this.#pingedAt === undefined ? 0 : this.#now() - this.#answeredAt;
  }
}
