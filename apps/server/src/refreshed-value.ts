/**
 * A value that many callers read and that is refreshed only once it is old. A failure counts as a value, so that a
 * store that fails gets no more requests than one that works.
 */
export class RefreshedValue<Value> {
  readonly #maxAgeMs: () => number;
  readonly #now: () => number;
  readonly #make: () => Promise<Value>;
  #value: Promise<Value> | undefined;
  #madeAt = Number.NEGATIVE_INFINITY;

  /**
   * @param maxAgeMs the age at which the value is old, in milliseconds, or a function that returns the maximum age of
   * the current value
   * @param now a clock in milliseconds
   */
  constructor(maxAgeMs: number | (() => number), now: () => number, make: () => Promise<Value>) {
    this.#maxAgeMs = typeof maxAgeMs === 'number' ? () => maxAgeMs : maxAgeMs;
    this.#now = now;
    this.#make = make;
  }

  /** Returns the value, after refreshing it if it is old. */
  read(): Promise<Value> {
    const now = this.#now();
    const ageMs = now - this.#madeAt;
    // The age is negative if the system's clock has been set back.
    if (this.#value === undefined || ageMs >= this.#maxAgeMs() || ageMs < 0) {
      this.#madeAt = now;
      this.#value = this.#make();
    }
    return this.#value;
  }
}
