import type { PersonId } from '@halma/protocol';
import { inBatches } from '../background/batches.ts';
import { CONNECTED_GRACE_MS, type ConnectedStore } from '../store/connected-store.ts';
import type { ConnectedPeople } from './connected-people.ts';
import type { NameCache } from './name-cache.ts';

/** How often a node records who has come and gone, in milliseconds. */
export const ONLINE_INTERVAL_MS = 1000;

/** A page asks for notices every half minute; a person who has asked counts as connected until the next time. */
const SEEN_MS = 45_000;

/** How often a node records all its people again, in case rows were lost, and deletes old rows, in milliseconds. */
const REFRESH_MS = 60_000;

/** The number of people in one transaction. */
const BATCH_SIZE = 200;

/** The dependencies of `OnlinePeople`. */
export interface OnlinePeopleDependencies {
  readonly store: ConnectedStore;
  readonly connectedPeople: ConnectedPeople;
  readonly names: Pick<NameCache, 'lookUp'>;
  readonly node: string;
  readonly now: () => number;
}

/**
 * The people with accounts who are connected to any node: over a socket, or by asking for their notices. A node writes
 * the changes of a second together, and writes nothing while no one connects or leaves.
 */
export class OnlinePeople {
  readonly #dependencies: OnlinePeopleDependencies;
  /** When people last asked for their notices here. */
  readonly #seenAt = new Map<PersonId, number>();
  /** The people whom the store knows to be connected to this node. */
  #recorded: ReadonlySet<PersonId> = new Set();
  #refreshedAt: number;

  constructor(dependencies: OnlinePeopleDependencies) {
    this.#dependencies = dependencies;
    this.#refreshedAt = dependencies.now();
  }

  /** Records that a person has just asked for their notices. */
  noteSeen(person: PersonId): void {
    this.#seenAt.set(person, this.#dependencies.now());
  }

  /** Records who has come to this node and left it since the last call. Call this every `ONLINE_INTERVAL_MS`. */
  async record(): Promise<void> {
    const { store, node, now } = this.#dependencies;
    const isRefresh = now() - this.#refreshedAt >= REFRESH_MS;
    const present = await this.#accounts();
    const before = this.#recorded;
    const came = [...present].filter((person) => isRefresh || !before.has(person));
    const left = [...before].filter((person) => !present.has(person));
    await inBatches(came, BATCH_SIZE, (batch) => store.record(node, { came: batch, left: [] }, now()));
    await inBatches(left, BATCH_SIZE, (batch) => store.record(node, { came: [], left: batch }, now()));
    this.#recorded = present;
    if (!isRefresh) return;
    this.#refreshedAt = now();
    await store.deleteOld(now() - REFRESH_MS);
  }

  /** Returns those of these people who are connected to any node, or were a few seconds ago. */
  findOnline(people: readonly PersonId[]): Promise<ReadonlySet<PersonId>> {
    const { store, now } = this.#dependencies;
    return store.findConnected(people, now() - CONNECTED_GRACE_MS);
  }

  /** Returns the people with accounts who are connected to this node. */
  async #accounts(): Promise<ReadonlySet<PersonId>> {
    const { connectedPeople, names, now } = this.#dependencies;
    const oldest = now() - SEEN_MS;
    for (const [person, at] of this.#seenAt) if (at < oldest) this.#seenAt.delete(person);
    const connected = new Set([...connectedPeople.people(), ...this.#seenAt.keys()]);
    const known = [...connected].filter((person) => this.#recorded.has(person));
    const unknown = [...connected].filter((person) => !this.#recorded.has(person));
    const accounts = (await names.lookUp(unknown)).filter(({ name }) => name !== '');
    return new Set([...known, ...accounts.map(({ id }) => id)]);
  }
}
