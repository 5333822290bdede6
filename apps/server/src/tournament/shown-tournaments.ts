import type { PersonId, TournamentId } from '@halma/protocol';
import { LRUCache } from 'lru-cache';
import { RefreshedValue } from '../refreshed-value.ts';
import type { ArenaQueueStore } from '../store/arena-queue-store.ts';
import { formatOf } from './formats/formats.ts';
import { playerOf, type TournamentState } from './state.ts';

/** The maximum number of tournaments that a node caches. */
const CAPACITY = 500;

/** The number of players above which pages share data that is costly to compute. */
const MANY_PLAYERS = 100;

/** How long a large tournament's pages show the same standings, in milliseconds. */
const STANDING_LIFETIME_MS = 2000;

/** How long a large arena's pages show the same number of waiting players, in milliseconds. */
const COUNT_LIFETIME_MS = 1000;

/** The dependencies of `ShownTournaments`. */
interface ShownTournamentsDependencies {
  readonly arenaQueue: Pick<ArenaQueueStore, 'list'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * The tournaments as this node shows them. The pages of a thousand players send several requests a second, and each
 * result changes the standings, so the pages of large tournaments share them for a while.
 */
export class ShownTournaments {
  readonly #dependencies: ShownTournamentsDependencies;
  readonly #states = new LRUCache<TournamentId, { readonly state: TournamentState; readonly at: number }>({
    max: CAPACITY,
  });
  readonly #waitingCounts = new LRUCache<TournamentId, RefreshedValue<number>>({ max: CAPACITY });

  constructor(dependencies: ShownTournamentsDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Returns the state that a page shows: the latest, or in a large tournament one that is at most two seconds older.
   * The organiser, and a player whose own entry has changed since, always see the latest.
   */
  stateFor(latest: TournamentState, viewer: PersonId | undefined): TournamentState {
    const { tournament, players, phase, organiser } = latest;
    if (players.length <= MANY_PLAYERS || phase !== 'running' || viewer === organiser) return latest;
    const now = this.#dependencies.now();
    const cached = this.#states.get(tournament);
    // The age is negative if the system's clock has been set back.
    const isOld = cached === undefined || Math.abs(now - cached.at) >= STANDING_LIFETIME_MS;
    if (isOld || cached.state.phase !== phase) {
      this.#states.set(tournament, { state: latest, at: now });
      return latest;
    }
    const hasChanged = viewer !== undefined && playerOf(cached.state, viewer) !== playerOf(latest, viewer);
    return hasChanged ? latest : cached.state;
  }

  /** Counts the players in an arena who are on its page; 0 for other tournaments. */
  countWaiting(state: TournamentState): Promise<number> {
    const { tournament, setup, phase } = state;
    if (!formatOf(state).pairsInWaves || (phase !== 'open' && phase !== 'running')) return Promise.resolve(0);
    const count = this.#waitingCounts.get(tournament) ?? this.#newCount(tournament, setup.rated === true);
    return count.read();
  }

  #newCount(tournament: TournamentId, isRated: boolean): RefreshedValue<number> {
    const { arenaQueue, now } = this.#dependencies;
    let count = 0;
    // Small numbers are counted at each request, so that a player sees immediately that they have been
    // counted.
    const maxAgeMs = (): number => (count > MANY_PLAYERS ? COUNT_LIFETIME_MS : 0);
    const value = new RefreshedValue(maxAgeMs, now, async () => {
      count = (await arenaQueue.list(tournament, isRated, now())).length;
      return count;
    });
    this.#waitingCounts.set(tournament, value);
    return value;
  }
}
