/** Remembers the values of the last drawing, so that equal values need no new drawing. */
export class ChangeDetector {
  #values: readonly unknown[] | null = null;

  /** Returns whether any value differs, by identity, from that of the last call. Returns true at the first call. */
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
