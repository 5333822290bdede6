/** Remembers the values of the previous drawing, so that unchanged values need no redrawing. */
export class ChangeDetector {
  #values: readonly unknown[] | null = null;

  /**
   * Returns whether any value differs, by identity, from the previous call's. Returns true on the first call.
   */
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
