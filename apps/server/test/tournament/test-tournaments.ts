import { openLocalBus } from '../../src/bus/local-bus.ts';
import type { Store } from '../../src/store/store.ts';
import { doPlanningJob } from '../../src/tournament/pairing.ts';
import { Tournaments } from '../../src/tournament/tournaments.ts';

/**
 * Returns the tournaments in a store as a node serves them, with no ratings or blocks.
 *
 * @param now milliseconds since 1970
 * @param canExhibit whether the organisers of exhibitions may play in them
 */
export function testTournaments(store: Store, now: () => number, canExhibit = true): Tournaments {
  return new Tournaments({
    store: store.tournaments,
    bus: openLocalBus(),
    now,
    plan: async (job) => doPlanningJob(job),
    ratingOf: async () => undefined,
    canExhibit: async () => canExhibit,
    relations: { areBlocked: async () => false, canChallenge: async () => true },
  });
}
