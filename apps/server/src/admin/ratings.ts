import { accept, type Result } from '@halma/protocol';
import type { Settings } from '../settings.ts';
import { ProjectionStore } from '../store/projection-store.ts';
import { ratingProjection } from '../store/rating-projection.ts';
import { RatingStore } from '../store/rating-store.ts';
import { withDatabase } from './with-database.ts';

/** Computes all ratings anew from the journal, beside those that players see, and then replaces these. */
export function rebuildRatings(settings: Settings): Promise<Result<string, string>> {
  return withDatabase(settings, async (database) => {
    const projections = new ProjectionStore(database);
    await projections.startRebuild(ratingProjection);
    while ((await projections.runRound(ratingProjection)) > 0);
    return accept('The ratings have been computed anew.');
  });
}

/** Computes all ratings anew and compares them with those that players see, which stay. */
export function checkRatings(settings: Settings): Promise<Result<string, string>> {
  return withDatabase(settings, async (database) => {
    const projections = new ProjectionStore(database);
    const version = await projections.startRebuild(ratingProjection, 'compared');
    try {
      while ((await projections.runRound(ratingProjection, { includesCompared: true })) > 0);
      const cursors = await projections.listCursors(ratingProjection.name);
      const live = cursors.find(({ state }) => state === 'live');
      if (live === undefined) return { ok: false, refusal: 'There are no ratings.' };
      const differences = await new RatingStore(database).countDifferences(live.version, version);
      return differences === 0
        ? accept(`equal: the ratings after ${live.upTo} finished games`)
        : { ok: false, refusal: `The ratings differ in ${differences} rows. Run rebuild-ratings.` };
    } finally {
      await projections.cancelRebuild(ratingProjection);
    }
  });
}
