import type { Person, PersonId } from '@halma/protocol';
import type { PeopleStore } from '../store/people-store.ts';

/** A name that changes is read anew within this time, in milliseconds. */
const KEPT = 30_000;
const MOST = 20_000;

/** How people are called, remembered for a while. */
export class Names {
  readonly #store: Pick<PeopleStore, 'named'>;
  readonly #now: () => number;
  readonly #known = new Map<PersonId, { readonly person: Person; readonly until: number }>();

  constructor(store: Pick<PeopleStore, 'named'>, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** These people as others see them, in the order asked for; nobody the server does not know. */
  async of(people: readonly PersonId[]): Promise<Person[]> {
    const now = this.#now();
    const unknown = people.filter((person) => (this.#known.get(person)?.until ?? 0) <= now);
    if (this.#known.size > MOST) this.#known.clear();
    for (const person of await this.#store.named(unknown)) {
      this.#known.set(person.id, { person, until: now + KEPT });
    }
    return people.flatMap((person) => this.#known.get(person)?.person ?? []);
  }

  /** Reads a person's name anew the next time it is asked for. */
  forget(person: PersonId): void {
    this.#known.delete(person);
  }
}
