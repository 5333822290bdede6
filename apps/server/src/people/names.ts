import type { Person, PersonId } from '@halma/protocol';
import type { PeopleStore } from '../store/people-store.ts';

/** A name that changes is read anew within this time, in milliseconds. */
const KEPT = 30_000;

/** So many are remembered. */
const ROOM = 20_000;

/** How people are called; so many names are remembered for a while. */
export class Names {
  readonly #store: Pick<PeopleStore, 'named'>;
  readonly #now: () => number;
  readonly #room: number;
  readonly #known = new Map<PersonId, { readonly person: Person; readonly until: number }>();

  constructor(store: Pick<PeopleStore, 'named'>, now: () => number, room: number = ROOM) {
    this.#store = store;
    this.#now = now;
    this.#room = room;
  }

  /** These people as others see them, in the order asked for; nobody the server does not know. */
  async of(people: readonly PersonId[]): Promise<Person[]> {
    const now = this.#now();
    const found = new Map<PersonId, Person>();
    for (const id of people) {
      const known = this.#known.get(id);
      if (known !== undefined && known.until > now) found.set(id, known.person);
    }
    for (const person of await this.#store.named(people.filter((id) => !found.has(id)))) {
      found.set(person.id, person);
      this.#remember(person, now + KEPT);
    }
    return people.flatMap((id) => found.get(id) ?? []);
  }

  /** Reads a person's name anew the next time it is asked for. */
  forget(person: PersonId): void {
    this.#known.delete(person);
  }

  /** The names read longest ago make room. */
  #remember(person: Person, until: number): void {
    this.#known.delete(person.id);
    for (const oldest of this.#known.keys()) {
      if (this.#known.size < this.#room) break;
      this.#known.delete(oldest);
    }
    this.#known.set(person.id, { person, until });
  }
}
