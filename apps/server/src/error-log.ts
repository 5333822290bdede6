/** The period in which errors with the same message are written only once, in milliseconds. */
const PERIOD_MS = 60_000;

/** The maximum number of different messages in a period. All others count as one. */
const MAX_MESSAGES = 50;
const OTHER_MESSAGES = '';

/** The errors of a period that have the same message. */
interface Repeats {
  latest: unknown;
  /** The number of errors after the first. */
  count: number;
}

/**
 * Limits how many errors are written: while a store is down, every task and every request fails, and the log must
 * neither fill the disk nor hide other errors. Of the errors with the same message, it writes the first one at once,
 * and the latest one at the end of the minute with the number of repetitions.
 */
export class ErrorLog {
  readonly #write: (error: unknown, repeats: number) => void;
  readonly #repeats = new Map<string, Repeats>();

  /**
   * @param write writes an error to the log
   * @param write.repeats how many errors with the same message have been added since the last one was written, this
   *   one included; 0 for the first one
   */
  constructor(write: (error: unknown, repeats: number) => void) {
    this.#write = write;
  }

  add(error: unknown): void {
    if (this.#repeats.size === 0) setTimeout(() => this.endPeriod(), PERIOD_MS).unref();
    const text = String(error);
    const message = this.#repeats.has(text) || this.#repeats.size < MAX_MESSAGES ? text : OTHER_MESSAGES;
    const repeats = this.#repeats.get(message);
    if (repeats === undefined) {
      this.#repeats.set(message, { latest: error, count: 0 });
      this.#write(error, 0);
    } else {
      repeats.latest = error;
      repeats.count += 1;
    }
  }

  /** Writes how often the errors of this period were repeated. */
  endPeriod(): void {
    for (const { latest, count } of this.#repeats.values()) if (count > 0) this.#write(latest, count);
    this.#repeats.clear();
  }
}
