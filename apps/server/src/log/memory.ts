import { LRUCache } from 'lru-cache';

/** Values by id: those that are pinned stay, and of the others the most recently used. */
export class Memory<Value extends object> {
  readonly #create: (id: string) => Value;
  readonly #pinned = new Map<string, Value>();
  readonly #recent: LRUCache<string, Value>;

  /** @param capacity how many values stay that are not pinned */
  constructor(capacity: number, create: (id: string) => Value) {
    this.#create = create;
    this.#recent = new LRUCache({ max: capacity });
  }

  /** Returns the value of an id and creates it where there is none. */
  get(id: string): Value {
    const known = this.#pinned.get(id) ?? this.#recent.get(id);
    if (known !== undefined) return known;
    const created = this.#create(id);
    this.#recent.set(id, created);
    return created;
  }

  /** Returns the value if there is one, and does not count this as a use. */
  peek(id: string): Value | undefined {
    return this.#pinned.get(id) ?? this.#recent.peek(id);
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
