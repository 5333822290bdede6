import { setImmediate } from 'node:timers/promises';
import type { JournalProjection, ProjectionStore } from '../store/projection-store.ts';

/** The interval at which a node looks for finished games that a projection has not applied, in milliseconds. */
export const JOURNAL_INTERVAL_MS = 500;

/**
 * Applies all journal entries that are new to a projection, in rounds, and lets other tasks run between
 * rounds. Then deletes some rows of retired versions, in one round only: deletion can wait, and a game that ends
 * needs the lock. Any node may call this at any time.
 *
 * @returns how many entries were applied
 */
export async function followJournal(store: ProjectionStore, projection: JournalProjection): Promise<number> {
  let appliedCount = 0;
  // Most of the time there is nothing to do, and no lock is needed to find that out.
  for (;;) {
    const work = await store.findWork(projection.name);
    if (work === 'none') return appliedCount;
    appliedCount += await store.runRound(projection);
    if (work === 'rows') return appliedCount;
    await setImmediate();
  }
}
