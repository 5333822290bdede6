import type { Person, PersonId } from '@halma/protocol';
import { LRUCache } from 'lru-cache';
import type { PeopleStore } from '../store/people-store.ts';

/** How long a name may be out of date, in milliseconds. */
const MAX_AGE_MS = 30_000;

const MAX_ENTRIES = 20_000;

/** A cache of people's names. */
export class NameCache {
  readonly #store: Pick<PeopleStore, 'findPublic'>;
  readonly #cache: LRUCache<PersonId, Person>;

  constructor(store: Pick<PeopleStore, 'findPublic'>, now: () => number, maxEntries: number = MAX_ENTRIES) {
    this.#store = store;
    this.#cache = new LRUCache({ max: maxEntries, ttl: MAX_AGE_MS, ttlResolution: 0, perf: { now } });
  }

  /** Returns these people as others see them, in the same order; omits unknown ids. */
  async lookUp(people: readonly PersonId[]): Promise<Person[]> {
    const found = new Map<PersonId, Person>();
    for (const id of people) {
      const cached = this.#cache.get(id);
      if (cached !== undefined) found.set(id, cached);
    }
    for (const person of await this.#store.findPublic(people.filter((id) => !found.has(id)))) {
      found.set(person.id, person);
      this.#cache.set(person.id, person);
    }
    return people.flatMap((id) => found.get(id) ?? []);
  }

  /** Removes a person, so that the next lookup reads the name from the store. */
  forget(person: PersonId): void {
    this.#cache.delete(person);
  }
}
