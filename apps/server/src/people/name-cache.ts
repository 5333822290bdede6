import type { Person, PersonId } from '@halma/protocol';
import type { LRUCache } from 'lru-cache';
import type { Bus } from '../bus/bus.ts';
import { createLargeCache } from '../large-cache.ts';
import type { PeopleStore } from '../store/people-store.ts';

/** The maximum age of a cached name if the notification of a change is lost, in milliseconds. */
const MAX_AGE_MS = 30_000;

const MAX_ENTRIES = 20_000;

/** A cache of people's names. A change on any node removes the name from the caches of all nodes. */
export class NameCache {
  readonly #store: Pick<PeopleStore, 'findPublic'>;
  readonly #bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly #cache: LRUCache<PersonId, Person>;
  #changeCount = 0;

  constructor(
    store: Pick<PeopleStore, 'findPublic'>,
    bus: Pick<Bus, 'publish' | 'subscribe'>,
    now: () => number,
    maxEntries: number = MAX_ENTRIES,
  ) {
    this.#store = store;
    this.#bus = bus;
    bus.subscribe('every-node', (notification) => {
      if (notification.about === 'person') this.#remove(notification.person);
    });
    this.#cache = createLargeCache(maxEntries, { ttl: MAX_AGE_MS, ttlResolution: 0, perf: { now } });
  }

  /** Counts the changes of names, so that a reader can tell whether names that it has looked up may have changed. */
  get changeCount(): number {
    return this.#changeCount;
  }

  /** Returns the given people as others see them, in the same order; omits unknown ids. */
  async lookUp(people: readonly PersonId[]): Promise<Person[]> {
    const found = new Map<PersonId, Person>();
    for (const id of people) {
      const cached = this.#cache.get(id);
      if (cached !== undefined) found.set(id, cached);
    }
    const changeCount = this.#changeCount;
    for (const person of await this.#store.findPublic(people.filter((id) => !found.has(id)))) {
      found.set(person.id, person);
      // The name may have been read before a change that was announced during the read.
      if (changeCount === this.#changeCount) this.#cache.set(person.id, person);
    }
    return people.flatMap((id) => found.get(id) ?? []);
  }

  /** Removes a person from the cache on every node, so that the next lookup reads the name from the store. */
  forget(person: PersonId): void {
    this.#remove(person);
    this.#bus.publish({ about: 'person', person });
  }

  #remove(person: PersonId): void {
    this.#changeCount += 1;
    this.#cache.delete(person);
  }
}
