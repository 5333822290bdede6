/** Remembers the values of the previous drawing, so that equal values need no new drawing. */
export class ChangeDetector {
  #values: readonly unknown[] | null = null;

  /** Returns whether any value differs, by identity, from that of the previous call. Returns true at the first call. */
  hasChanged(...values: readonly unknown[]): boolean {
    const previous = this.#values;
    this.#values = values;
    return (
      previous === null ||
      values.length !== previous.length ||
      values.some((value, index) => value !== previous[index])
    );
  }

  /** Makes the next call return true. */
  reset(): void {
    this.#values = null;
  }
}
