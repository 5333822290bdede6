/** Remembers what something was drawn from, so that it is not drawn again from the same. */
export class LastSeen {
  #things: readonly unknown[] | null = null;

  /** Are these things others than those of the last call, or is this the first? Each is compared by identity. */
  differs(...things: readonly unknown[]): boolean {
    const last = this.#things;
    this.#things = things;
    return last === null || things.length !== last.length || things.some((thing, at) => thing !== last[at]);
  }

  /** Lets whatever comes next differ. */
  forget(): void {
    this.#things = null;
  }
}
