/** Remembers the values of the last drawing, so that equal values need no new one. */
export class ChangeDetector {
  #values: readonly unknown[] | null = null;

  /** Returns whether any value differs from the last call's, by identity. True at the first call. */
  hasChanged(...values: readonly unknown[]): boolean {
    const last = this.#values;
    this.#values = values;
    return (
      last === null || values.length !== last.length || values.some((value, index) => value !== last[index])
    );
  }

  /** Makes the next call return true. */
  reset(): void {
    this.#values = null;
  }
}
