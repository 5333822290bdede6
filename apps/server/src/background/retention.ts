import { DAY_MS } from '../durations.ts';
import { RETENTION_POLICIES, type RetentionPolicy, type RetentionStore } from '../store/retention-store.ts';

/** How many days a server keeps each kind of data; 0 keeps it forever. */
export type Retention = Readonly<Record<RetentionPolicy, number>>;

/** The interval at which a node looks for a page to sweep, in milliseconds. */
export const RETENTION_INTERVAL_MS = 2000;

/** The number of rows in a page: few enough that no player waits for the transaction that deletes them. */
const PAGE_SIZE = 200;

/** The time after which another node may take over a page, in milliseconds. */
const LEASE_MS = 60_000;

/** How long a node ignores a policy that was not due, in milliseconds. */
const IDLE_MS = 60_000;

/** The dependencies of `RetentionJob`. */
export interface RetentionDependencies {
  readonly store: Pick<RetentionStore, 'lease' | 'schedule' | 'sweep'>;
  readonly retention: Retention;
  readonly now: () => number;
  readonly pageSize?: number;
}

/**
 * Deletes expired data. Each run examines at most one page for each kind of data; the nodes share
 * the pages, and start over a day after the last one.
 */
export class RetentionJob {
  readonly #dependencies: RetentionDependencies;
  readonly #idleUntil = new Map<RetentionPolicy, number>();

  constructor(dependencies: RetentionDependencies) {
    this.#dependencies = dependencies;
  }

  /** Examines the pages that are due. */
  async run(): Promise<void> {
    const { retention, now } = this.#dependencies;
    for (const policy of RETENTION_POLICIES)
      if (retention[policy] > 0 && now() >= (this.#idleUntil.get(policy) ?? 0)) await this.#sweep(policy);
  }

  async #sweep(policy: RetentionPolicy): Promise<void> {
    const { store, retention, now, pageSize = PAGE_SIZE } = this.#dependencies;
    const after = await store.lease(policy, now(), now() + LEASE_MS);
    if (after === undefined) {
      this.#idleUntil.set(policy, now() + IDLE_MS);
      return;
    }
    const cutoff = now() - retention[policy] * DAY_MS;
    const last = await store.sweep(policy, { after, limit: pageSize, cutoff });
    await store.schedule(policy, last ?? '', last === undefined ? now() + DAY_MS : now());
  }
}
