import type { GameSnapshot, OnlineGameId, Overview, RunningGame, RunningGamesPage } from '@halma/protocol';
import { LRUCache } from 'lru-cache';
import { HEARTBEAT_INTERVAL_MS } from '../availability/handovers.ts';
import { hasStarted, personSeat, type StartedGame } from '../game/state.ts';
import { peopleInGame, visibleState } from '../game/view.ts';
import type { Games } from '../games/games.ts';
import type { NameCache } from '../people/name-cache.ts';
import type { Presence } from '../people/presence.ts';
import type { GameSummary } from '../store/game-store.ts';
import type { Store } from '../store/store.ts';
import { gameSnapshot, isWorthReplaying, recentMoves } from './snapshots.ts';

/** The dependencies of `OverviewCache`. */
export interface OverviewDependencies {
  readonly store: {
    readonly games: Pick<Store['games'], 'listPublic' | 'lastSeqs'>;
    readonly nodes: Pick<Store['nodes'], 'countPeople'>;
  };
  readonly games: Pick<Games, 'log'>;
  readonly names: Pick<NameCache, 'lookUp'>;
  readonly presence: Pick<Presence, 'peopleFollowing'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The maximum age of an overview, in milliseconds. */
const MAX_AGE_MS = 2000;

/** The maximum number of games in progress in the overview, latest first. */
const MAX_RUNNING = 96;
const PAGE_SIZE = 12;

/** The numbers of games in the overview itself. The others are on the pages. */
const FEATURED_RUNNING = 6;
const FEATURED_FINISHED = 6;

/** The number of the latest finished games among which the overview looks for some worth replaying. */
const EXAMINED_FINISHED = 24;

/** The time after its last move for which a game without a real-time clock stays in the overview, in milliseconds. */
const MAX_IDLE_MS = 24 * 60 * 60_000;

/** A node without a heartbeat for this long has stopped. */
const MAX_HEARTBEAT_AGE_MS = 5 * HEARTBEAT_INTERVAL_MS;

/** The games in progress at one instant, and the responses built from them so far. */
interface Listing {
  readonly madeAt: number;
  readonly running: readonly GameSummary[];
  readonly pages: Map<number, Promise<RunningGamesPage>>;
  overview?: Promise<Overview>;
}

/**
 * The public overview of the games on all nodes. A node reads the store at most once every two seconds, and in between
 * returns the same objects to all visitors. Only public games appear; a game with a spectator delay appears late by that
 * delay.
 */
export class OverviewCache {
  readonly #dependencies: OverviewDependencies;
  /** The finished games that were examined: those worth replaying, and null for the others. */
  readonly #finished = new LRUCache<OnlineGameId, { readonly replay: StartedGame | null }>({
    max: 2 * EXAMINED_FINISHED,
  });
  #listing: Promise<Listing> | undefined;
  #listedAt = Number.NEGATIVE_INFINITY;

  constructor(dependencies: OverviewDependencies) {
    this.#dependencies = dependencies;
  }

  /** Returns the overview. */
  async read(): Promise<Overview> {
    const listing = await this.#currentListing();
    listing.overview ??= this.#overviewOf(listing);
    return listing.overview;
  }

  /** Returns one page of the games in progress. @param page counted from 0; a page after the last is empty */
  async readPage(page: number): Promise<RunningGamesPage> {
    const listing = await this.#currentListing();
    const start = page * PAGE_SIZE;
    if (start > 0 && start >= listing.running.length) return EMPTY_PAGE;
    const known = listing.pages.get(page);
    if (known !== undefined) return known;
    const made = this.#pageOf(listing, start);
    listing.pages.set(page, made);
    return made;
  }

  /** Returns the games in progress. Caches a failure of the store for as long as a list, so that failures do not cause more reads. */
  #currentListing(): Promise<Listing> {
    const now = this.#dependencies.now();
    if (this.#listing === undefined || now - this.#listedAt >= MAX_AGE_MS) {
      this.#listedAt = now;
      this.#listing = this.#list(now);
    }
    return this.#listing;
  }

  async #list(madeAt: number): Promise<Listing> {
    const playing = await this.#dependencies.store.games.listPublic('playing', MAX_RUNNING);
    const isActive = ({ terms, changedAt }: GameSummary): boolean =>
      terms.clock.kind === 'real-time' || madeAt - changedAt < MAX_IDLE_MS;
    return { madeAt, running: playing.filter(isActive).toSorted(compareLiveliness), pages: new Map() };
  }

  async #overviewOf({ madeAt, running }: Listing): Promise<Overview> {
    const { store } = this.#dependencies;
    const [online, games, finished] = await Promise.all([
      store.nodes.countPeople(madeAt - MAX_HEARTBEAT_AGE_MS),
      this.#runningGames(running.slice(0, FEATURED_RUNNING)),
      this.#finishedGames(),
    ]);
    return { online, running: running.length, games, finished };
  }

  async #pageOf({ running }: Listing, start: number): Promise<RunningGamesPage> {
    const end = start + PAGE_SIZE;
    const games = await this.#runningGames(running.slice(start, end));
    return { games, ...(end < running.length ? { next: end / PAGE_SIZE } : {}) };
  }

  async #runningGames(summaries: readonly GameSummary[]): Promise<RunningGame[]> {
    const lastSeqs = await this.#dependencies.store.games.lastSeqs(summaries.map(({ game }) => game));
    const found = await Promise.all(
      summaries.map(({ game }) => this.#runningGame(game, lastSeqs.get(game) ?? -1)),
    );
    return found.flatMap((running) => running ?? []);
  }

  async #runningGame(game: OnlineGameId, lastSeq: number): Promise<RunningGame | undefined> {
    const { games, presence } = this.#dependencies;
    const known = games.log.peek(game);
    const log = known !== undefined && known.lastSeq >= lastSeq ? known : await games.log.find(game);
    if (log?.state == null) return undefined;
    const { state } = log;
    // The game may have ended since it was listed.
    if (state.phase !== 'playing') return undefined;
    const visible = visibleState(true, state);
    if (!hasStarted(visible)) return undefined;
    const spectators = [...presence.peopleFollowing(game)].filter(
      (person) => personSeat(state, person) === undefined,
    );
    return {
      ...(await this.#snapshotOf(visible)),
      recent: recentMoves(visible),
      spectators: spectators.length,
    };
  }

  async #finishedGames(): Promise<GameSnapshot[]> {
    const latest = await this.#dependencies.store.games.listPublic('over', EXAMINED_FINISHED);
    const snapshots: GameSnapshot[] = [];
    for (const { game } of latest) {
      if (snapshots.length === FEATURED_FINISHED) break;
      const { replay } = this.#finished.get(game) ?? (await this.#examine(game));
      if (replay !== null) snapshots.push(await this.#snapshotOf(replay));
    }
    return snapshots;
  }

  async #examine(game: OnlineGameId): Promise<{ readonly replay: StartedGame | null }> {
    const log = await this.#dependencies.games.log.find(game);
    const examined = { replay: log !== undefined && isWorthReplaying(log.state) ? log.state : null };
    this.#finished.set(game, examined);
    return examined;
  }

  async #snapshotOf(visible: StartedGame): Promise<GameSnapshot> {
    return gameSnapshot(visible, await this.#dependencies.names.lookUp(peopleInGame(visible)));
  }
}

const EMPTY_PAGE: RunningGamesPage = { games: [] };

/** Compares games by liveliness: those in real time come first, then those with the latest event. */
function compareLiveliness(one: GameSummary, other: GameSummary): number {
  const paceRank = ({ terms }: GameSummary): number => (terms.clock.kind === 'real-time' ? 0 : 1);
  return paceRank(one) - paceRank(other) || other.changedAt - one.changedAt;
}
