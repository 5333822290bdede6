import type { PersonId } from '@halma/protocol';
import { HOUR_MS } from '../durations.ts';
import { createLargeCache } from '../large-cache.ts';
import type { NetworkTagStore } from '../store/network-tag-store.ts';

/** The time after which a connection is recorded again, in milliseconds: a new day may have begun since. */
const RECORD_INTERVAL_MS = HOUR_MS;

/** The maximum number of connections that a node remembers. */
const MAX_REMEMBERED_CONNECTIONS = 20_000;

/** The dependencies of `Connections`. */
export interface ConnectionsDependencies {
  readonly store: Pick<NetworkTagStore, 'record'>;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

/**
 * Records which networks people connect from. The operator can see who may have several accounts, and the ratings can
 * leave out a game that a new account wins against an account on its own network.
 */
export class Connections {
  readonly #dependencies: ConnectionsDependencies;
  readonly #recordedAt = createLargeCache<string, number>(MAX_REMEMBERED_CONNECTIONS);

  constructor(dependencies: ConnectionsDependencies) {
    this.#dependencies = dependencies;
  }

  /** Records a request in the background. */
  note(person: PersonId, network: string): void {
    const { store, now, onError } = this.#dependencies;
    const key = `${person} ${network}`;
    const at = now();
    if (at - (this.#recordedAt.get(key) ?? Number.NEGATIVE_INFINITY) < RECORD_INTERVAL_MS) return;
    this.#recordedAt.set(key, at);
    store.record(person, network, at).catch((error: unknown) => {
      this.#recordedAt.delete(key);
      onError(error);
    });
  }
}
