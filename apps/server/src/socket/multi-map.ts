const NONE: ReadonlySet<never> = new Set();

/** Sets of values by key. A key without values uses no memory. */
export class MultiMap<Key, Value> {
  readonly #sets = new Map<Key, Set<Value>>();

  add(key: Key, value: Value): void {
    const values = this.#sets.get(key);
    if (values === undefined) this.#sets.set(key, new Set([value]));
    else values.add(value);
  }

  delete(key: Key, value: Value): void {
    const values = this.#sets.get(key);
    values?.delete(value);
    if (values?.size === 0) this.#sets.delete(key);
  }

  /** Returns the values for a key; empty if there are none. */
  get(key: Key): ReadonlySet<Value> {
    return this.#sets.get(key) ?? NONE;
  }

  /** Returns all keys that have values. */
  keys(): readonly Key[] {
    return [...this.#sets.keys()];
  }
}
