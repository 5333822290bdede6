import { accept, type Result } from '@halma/protocol';
import type { Settings } from '../settings.ts';
import { ProjectionStore } from '../store/projection-store.ts';
import { countDifferentGames, countDifferentRatings } from '../store/rating-comparison.ts';
import { RATINGS, ratingProjection } from '../store/rating-projection.ts';
import { withDatabase } from './with-database.ts';

/** Recomputes all ratings from the journal while players still see the old ones, and then replaces them. */
export function rebuildRatings(settings: Settings): Promise<Result<string, string>> {
  return withDatabase(settings, async (database) => {
    const projections = new ProjectionStore(database);
    await projections.startRebuild(ratingProjection);
    await completeRebuild(projections);
    return accept('The ratings have been recomputed.');
  });
}

/**
 * Completes a rebuild of the ratings that has begun. Servers also complete it, at the same time or after this process
 * has died.
 */
export async function completeRebuild(projections: ProjectionStore): Promise<void> {
  while ((await projections.runRound(ratingProjection)) > 0);
}

/** Recomputes all ratings and compares them with the ratings that players see, which do not change. */
export function checkRatings(settings: Settings): Promise<Result<string, string>> {
  return withDatabase(settings, async (database) => {
    const projections = new ProjectionStore(database);
    const version = await projections.startRebuild(ratingProjection, 'compared');
    try {
      for (;;) {
        while ((await projections.runRound(ratingProjection, { includesCompared: true })) > 0);
        // Games may end in between, so the two versions are compared while neither can change.
        const comparison = await projections.whileInStep(RATINGS, version, async (query, live) => ({
          live,
          different: await countDifferentRatings(query, live.version, version),
        }));
        if (comparison === 'gone')
          return { ok: false, refusal: 'Another check has begun, so this one has stopped.' };
        if (comparison === 'behind') continue;
        const { live, different } = comparison;
        const differences =
          different + (await countDifferentGames(database.query, live.version, version, live.upTo));
        // The rows of a version that a rebuild has since replaced are being deleted, which does not count as a
        // difference.
        const cursors = await projections.listCursors(RATINGS);
        if (!cursors.some((cursor) => cursor.version === live.version && cursor.state === 'live')) continue;
        return differences === 0
          ? accept(
              `The recomputed ratings equal the stored ones after ${live.upTo === 1 ? '1 finished game' : `${live.upTo} finished games`}.`,
            )
          : {
              ok: false,
              refusal: `The ratings differ in ${differences === 1 ? '1 row' : `${differences} rows`}. Run rebuild-ratings.`,
            };
      }
    } finally {
      await projections.retireVersion(ratingProjection, version);
    }
  });
}
