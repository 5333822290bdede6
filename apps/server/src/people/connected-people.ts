import type { PersonId } from '@halma/protocol';

/** Counts the sockets of each person who is connected to this node. */
export class ConnectedPeople {
  readonly #sockets = new Map<PersonId, number>();

  connect(person: PersonId): void {
    this.#sockets.set(person, this.countSockets(person) + 1);
  }

  disconnect(person: PersonId): void {
    const remaining = this.countSockets(person) - 1;
    if (remaining > 0) this.#sockets.set(person, remaining);
    else this.#sockets.delete(person);
  }

  /** Returns how many sockets a person has open. */
  countSockets(person: PersonId): number {
    return this.#sockets.get(person) ?? 0;
  }

  /** Returns the people who have a socket open. */
  people(): Iterable<PersonId> {
    return this.#sockets.keys();
  }

  /** The number of people. */
  get count(): number {
    return this.#sockets.size;
  }
}
