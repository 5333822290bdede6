/** How many of the latest measurements count. */
const LATEST = 3;

/**
 * How long a line takes there and back, from the server's own pings. The least of the latest counts: an answer can be held
 * back once in a while, but then it is not the least.
 */
export class RoundTrip {
  readonly #now: () => number;
  #sentAt: number | undefined;
  #latest: readonly number[] = [];
  #answeredAt: number;

  constructor(now: () => number) {
    this.#now = now;
    this.#answeredAt = now();
  }

  /** A ping is on its way; while one is, no other counts. */
  sent(): void {
    this.#sentAt ??= this.#now();
  }

  /** Its answer is here. An answer to nothing says nothing. */
  answered(): void {
    if (this.#sentAt === undefined) return;
    this.#answeredAt = this.#now();
    this.#latest = [...this.#latest, this.#answeredAt - this.#sentAt].slice(-LATEST);
    this.#sentAt = undefined;
  }

  /** In milliseconds; 0 before anything was measured. */
  get milliseconds(): number {
    return this.#latest.length === 0 ? 0 : Math.min(...this.#latest);
  }

  /** For how long no ping has been answered, in milliseconds. */
  get silence(): number {
    return this.#sentAt === undefined ? 0 : this.#now() - this.#answeredAt;
  }
}
