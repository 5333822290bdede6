import { LRUCache } from 'lru-cache';

/** A cache of values by id. The cache keeps all pinned values, and the most recently used of the others. */
export class PinnableCache<Value extends object> {
  readonly #create: (id: string) => Value;
  readonly #pinned = new Map<string, Value>();
  readonly #recent: LRUCache<string, Value>;
  /** The size of each value; 1 if absent. */
  readonly #sizes = new WeakMap<Value, number>();

  /** @param capacity the maximum number, and the maximum total size, of the values kept without being pinned */
  constructor(capacity: { readonly values: number; readonly size: number }, create: (id: string) => Value) {
    this.#create = create;
    this.#recent = new LRUCache({
      max: capacity.values,
      maxSize: capacity.size,
      sizeCalculation: (value) => Math.min(capacity.size, this.#sizes.get(value) ?? 1),
    });
  }

  /** Returns the value for an id, and creates it if there is none. */
  get(id: string): Value {
    const existing = this.#pinned.get(id) ?? this.#recent.get(id);
    if (existing !== undefined) return existing;
    const created = this.#create(id);
    this.#recent.set(id, created);
    return created;
  }

  /**
   * Adds a value for an id if there is none.
   *
   * @returns the value that the cache has now
   */
  add(id: string, value: Value): Value {
    const existing = this.#pinned.get(id) ?? this.#recent.get(id);
    if (existing === undefined) this.#recent.set(id, value);
    return existing ?? value;
  }

  /** Removes a value, unless it is pinned or there is another for its id. */
  discard(id: string, value: Value): void {
    if (this.#recent.peek(id) === value) this.#recent.delete(id);
  }

  /** Returns the value for an id if there is one. This does not count as a use. */
  peek(id: string): Value | undefined {
    return this.#pinned.get(id) ?? this.#recent.peek(id);
  }

  /**
   * Records the current size of the value for an id. Does nothing if there is no such value.
   *
   * @param size at least 1, which is also the size of a value that has just been added
   */
  resize(id: string, size: number): void {
    const value = this.peek(id);
    if (value === undefined) return;
    this.#sizes.set(value, size);
    // The cache computes the size of a value only when the value is added.
    if (this.#recent.delete(id)) this.#recent.set(id, value);
  }

  pin(id: string): void {
    if (this.#pinned.has(id)) return;
    this.#pinned.set(id, this.get(id));
    this.#recent.delete(id);
  }

  unpin(id: string): void {
    const value = this.#pinned.get(id);
    if (value === undefined) return;
    this.#pinned.delete(id);
    this.#recent.set(id, value);
  }
}
