import type { PersonId } from '@halma/protocol';
import { inBatches } from '../background/batches.ts';
import { CONNECTED_GRACE_MS, type OnlinePeopleStore } from '../store/online-people-store.ts';
import type { ConnectedPeople } from './connected-people.ts';
import type { NameCache } from './name-cache.ts';

/** The interval at which a node records who has come and gone, in milliseconds. */
export const ONLINE_INTERVAL_MS = 1000;

/**
 * How long a person counts as connected after a request, in milliseconds. A page asks for notices
 * every half minute, and a program's stream is in use more often than that.
 */
const SEEN_MS = 45_000;

/**
 * The interval at which a node records all its people again, in case rows were lost, and deletes old rows, in
 * milliseconds.
 */
const REFRESH_MS = 60_000;

/** The maximum number of people in one transaction. */
const BATCH_SIZE = 200;

/** The dependencies of `OnlinePeople`. */
export interface OnlinePeopleDependencies {
  readonly store: OnlinePeopleStore;
  readonly connectedPeople: ConnectedPeople;
  readonly names: Pick<NameCache, 'lookUp'>;
  readonly node: string;
  readonly now: () => number;
}

/** The kind of a person's connection: in person, or only through a program that plays for their own account. */
type Connection = 'present' | 'only-program';

/**
 * The people with accounts who are connected to any node: over a socket, by asking for their notices, or
 * through a program's stream. A node writes the changes from each second together, and writes nothing while
 * no one connects or leaves.
 */
export class OnlinePeople {
  readonly #dependencies: OnlinePeopleDependencies;
  /** The time at which people last asked for their notices on this node. */
  readonly #seenAt = new Map<PersonId, number>();
  /** The time at which people's programs last had a stream on this node. */
  readonly #programSeenAt = new Map<PersonId, number>();
  /** The people the store knows to be connected to this node. */
  #recorded: ReadonlyMap<PersonId, Connection> = new Map();
  #refreshedAt: number;

  constructor(dependencies: OnlinePeopleDependencies) {
    this.#dependencies = dependencies;
    this.#refreshedAt = dependencies.now();
  }

  /** Records that a person has just asked for their notices. */
  noteSeen(person: PersonId): void {
    this.#seenAt.set(person, this.#dependencies.now());
  }

  /** Records that a person's program has a stream. It counts as the person only for a bot account. */
  noteProgram(person: PersonId): void {
    this.#programSeenAt.set(person, this.#dependencies.now());
  }

  /**
   * Records who has connected to this node and who has left it since the last call. Call this every
   * `ONLINE_INTERVAL_MS`.
   */
  async record(): Promise<void> {
    const { store, node, now } = this.#dependencies;
    const isRefresh = now() - this.#refreshedAt >= REFRESH_MS;
    const connections = await this.#accounts();
    const recorded = this.#recorded;
    const changedConnections = [...connections].filter(
      ([person, connection]) => isRefresh || recorded.get(person) !== connection,
    );
    const peopleWhoLeft = [...recorded.keys()].filter((person) => !connections.has(person));
    await inBatches(changedConnections, BATCH_SIZE, (batch) => {
      const peopleWith = (kind: Connection): PersonId[] =>
        batch.flatMap(([person, connection]) => (connection === kind ? [person] : []));
      const changes = { came: peopleWith('present'), onlyProgram: peopleWith('only-program'), left: [] };
      return store.record(node, changes, now());
    });
    await inBatches(peopleWhoLeft, BATCH_SIZE, (batch) =>
      store.record(node, { came: [], left: batch }, now()),
    );
    this.#recorded = connections;
    if (!isRefresh) return;
    this.#refreshedAt = now();
    await store.deleteOld(now() - REFRESH_MS);
  }

  /**
   * Returns which of the given people are connected in person, on any node, or were within the last
   * `CONNECTED_GRACE_MS`.
   */
  findOnline(people: readonly PersonId[]): Promise<ReadonlySet<PersonId>> {
    const { store, now } = this.#dependencies;
    return store.findPresent(people, now() - CONNECTED_GRACE_MS);
  }

  /** Returns the people with accounts who are connected to this node. */
  async #accounts(): Promise<ReadonlyMap<PersonId, Connection>> {
    const { connectedPeople, names, now } = this.#dependencies;
    const earliest = now() - SEEN_MS;
    for (const seenAt of [this.#seenAt, this.#programSeenAt])
      for (const [person, at] of seenAt) if (at < earliest) seenAt.delete(person);
    const peopleOnPages = new Set([...connectedPeople.people(), ...this.#seenAt.keys()]);
    const recordedPeople = [...peopleOnPages].filter((person) => this.#recorded.has(person));
    const newPeople = new Set([...peopleOnPages, ...this.#programSeenAt.keys()]);
    for (const person of recordedPeople) newPeople.delete(person);
    const accounts = (await names.lookUp([...newPeople])).filter(({ name }) => name !== '');
    return new Map([
      ...recordedPeople.map((person): [PersonId, Connection] => [person, 'present']),
      ...accounts.map(({ id, bot }): [PersonId, Connection] => [
        id,
        peopleOnPages.has(id) || bot === true ? 'present' : 'only-program',
      ]),
    ]);
  }
}
