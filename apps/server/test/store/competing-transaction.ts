import { vi } from 'vitest';
import type { Database, Query } from '../../src/store/database.ts';
import { openPostgres } from '../../src/store/postgres/open-postgres.ts';
import type { Store } from '../../src/store/store.ts';
import { openUnusedStore } from './stores.ts';

/** A transaction on PostgreSQL for which a store's work has to wait. */
interface CompetingTransaction<Value> {
  /** The changes and locks of the transaction. */
  readonly change: (query: Query) => Promise<unknown>;
  /** Starts the store's work, outside the transaction. */
  readonly work: () => Promise<Value>;
  /** Runs in the transaction while the work waits. */
  readonly whileWaiting?: (query: Query) => Promise<void>;
}

/** Runs a test with a store on PostgreSQL and a separate connection to its database, and closes both afterwards. */
export async function withPostgres(
  address: string,
  run: (store: Store, database: Database) => Promise<void>,
): Promise<void> {
  const store = await openUnusedStore({ postgres: address });
  const database = openPostgres(address);
  try {
    await run(store, database);
  } finally {
    await database.close();
    await store.close();
  }
}

/**
 * Starts a store's work while a transaction is open, and commits the transaction once the work waits for it or has ended
 * without waiting. Returns the result of the work.
 */
export async function compete<Value>(
  database: Database,
  { change, work, whileWaiting }: CompetingTransaction<Value>,
): Promise<Value> {
  const { result } = await database.transaction(async (query) => {
    await change(query);
    const result = work();
    const isWaiting = async () => (await query('SELECT 1 FROM pg_locks WHERE NOT granted')).length > 0;
    await Promise.race([result, vi.waitUntil(isWaiting)]);
    await whileWaiting?.(query);
    return { result };
  });
  return result;
}
