/** A storage like the browser's, in memory. */
export class FakeStorage {
  readonly #items = new Map<string, string>();
  getItem(name: string): string | null {
    return this.#items.get(name) ?? null;
  }
  setItem(name: string, text: string): void {
    this.#items.set(name, text);
  }
}
