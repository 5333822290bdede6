import {
  gameTempo,
  type OnlineGameId,
  type PersonId,
  type PoolId,
  type RatingTempo,
  type RatingView,
  type RunningFamily,
  ratingPool,
  runningFamily,
} from '@halma/protocol';
import { LRUCache } from 'lru-cache';
import { isActive, showsMoves } from '../overview/watched.ts';
import type { Presence } from '../people/presence.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { RefreshedValue } from '../refreshed-value.ts';
import type { GameSummary } from '../store/game-store.ts';
import type { Store } from '../store/store.ts';

/** The dependencies of `RunningList`. */
export interface RunningListDependencies {
  readonly store: { readonly games: Pick<Store['games'], 'listPlaying' | 'findSummaries'> };
  readonly ratings: Pick<Ratings, 'inPool'>;
  readonly presence: Pick<Presence, 'peopleFollowing'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

type Rating = Pick<RatingView, 'rating' | 'provisional'>;

/** The data in the list about a game. */
export interface ListedGame {
  /** The game as it was when the node read it. Use only properties that no move changes. */
  readonly summary: GameSummary;
  readonly family: RunningFamily;
  readonly tempo: RatingTempo;
  readonly isRated: boolean;
  readonly hasComputer: boolean;
  readonly ratings: ReadonlyMap<PersonId, Rating>;
  /**
   * The mean of the players' settled ratings. A player who has none counts as 0, so that a new account is not first,
   * and so does a computer.
   */
  readonly strength: number;
}

/** The games in progress at a given time. */
export interface RunningListing {
  readonly games: readonly ListedGame[];
  readonly spectators: ReadonlyMap<OnlineGameId, number>;
  /** The games in which spectators see at least one move. */
  readonly gamesWithMoves: ReadonlySet<OnlineGameId>;
}

/** The age at which the listing is read again, in milliseconds. */
const MAX_AGE_MS = 1000;

/** The maximum number of games in the listing: the latest ones. */
const MAX_GAMES = 1000;

/** The age at which a game is read again, because its players' ratings may have changed, in milliseconds. */
const MAX_GAME_AGE_MS = 10 * 60_000;

/**
 * The public games in progress on all nodes. A node reads their ids at most once a second. It reads the rest of a game
 * when it first sees its id, and again every `MAX_GAME_AGE_MS`.
 */
export class RunningList {
  readonly #dependencies: RunningListDependencies;
  readonly #games: LRUCache<OnlineGameId, ListedGame>;
  readonly #listing: RefreshedValue<RunningListing>;

  constructor(dependencies: RunningListDependencies) {
    const { now } = dependencies;
    this.#dependencies = dependencies;
    this.#games = new LRUCache({
      max: 2 * MAX_GAMES,
      ttl: MAX_GAME_AGE_MS,
      ttlResolution: 0,
      perf: { now },
    });
    this.#listing = new RefreshedValue(MAX_AGE_MS, now, () => this.#list());
  }

  /** Returns the games in progress, latest first. */
  read(): Promise<RunningListing> {
    return this.#listing.read();
  }

  async #list(): Promise<RunningListing> {
    const { store, now } = this.#dependencies;
    const playing = await store.games.listPlaying(MAX_GAMES);
    const listedById = new Map<OnlineGameId, ListedGame>();
    for (const { game } of playing) {
      const listed = this.#games.get(game);
      if (listed !== undefined) listedById.set(game, listed);
    }
    const missingGames = playing.map(({ game }) => game).filter((game) => !listedById.has(game));
    for (const listed of await this.#load(missingGames)) {
      listedById.set(listed.summary.game, listed);
      this.#games.set(listed.summary.game, listed);
    }
    const games = playing.flatMap(({ game, changedAt }) => {
      const listed = listedById.get(game);
      return listed !== undefined && isActive(listed.summary.terms, changedAt, now()) ? [listed] : [];
    });
    const plies = new Map(playing.map(({ game, ply }) => [game, ply]));
    return {
      games,
      spectators: new Map(games.map(({ summary }) => [summary.game, this.#countSpectators(summary)])),
      gamesWithMoves: new Set(
        games.flatMap(({ summary: { game, terms } }) => (showsMoves(terms, plies.get(game)) ? [game] : [])),
      ),
    };
  }

  /** Reads the data of the given games in a few queries. */
  async #load(games: readonly OnlineGameId[]): Promise<readonly ListedGame[]> {
    const { store, ratings } = this.#dependencies;
    const summaries = await store.games.findSummaries(games);
    const peopleByPool = new Map<PoolId, Set<PersonId>>();
    for (const summary of summaries) {
      const pool = poolOf(summary);
      if (pool === undefined) continue;
      const players = peopleByPool.get(pool) ?? new Set();
      peopleByPool.set(pool, players);
      for (const person of playersOf(summary)) players.add(person);
    }
    const ratingsByPool = new Map<PoolId, ReadonlyMap<PersonId, Rating>>();
    for (const [pool, players] of peopleByPool)
      ratingsByPool.set(pool, await ratings.inPool(pool, [...players]));
    return summaries.map((summary) => {
      const pool = poolOf(summary);
      return listedGame(summary, (pool && ratingsByPool.get(pool)) ?? new Map());
    });
  }

  #countSpectators(summary: GameSummary): number {
    const players = new Set(playersOf(summary));
    const followers = this.#dependencies.presence.peopleFollowing(summary.game);
    return [...followers].filter((person) => !players.has(person)).length;
  }
}

function listedGame(summary: GameSummary, ratingsInPool: ReadonlyMap<PersonId, Rating>): ListedGame {
  const { terms, seats } = summary;
  const holders = Object.values(seats);
  const ratings = new Map<PersonId, Rating>();
  let sum = 0;
  for (const person of playersOf(summary)) {
    const rating = ratingsInPool.get(person);
    if (rating === undefined) continue;
    ratings.set(person, rating);
    if (!rating.provisional) sum += rating.rating;
  }
  return {
    summary,
    family: runningFamily(terms.rules),
    tempo: gameTempo(terms),
    isRated: terms.rated === true,
    hasComputer: holders.some(({ kind }) => kind === 'level'),
    ratings,
    strength: sum / Math.max(1, holders.length),
  };
}

function poolOf({ terms }: GameSummary): PoolId | undefined {
  const found = ratingPool(terms);
  return 'pool' in found ? found.pool : undefined;
}

function playersOf({ seats }: GameSummary): readonly PersonId[] {
  return Object.values(seats).flatMap((holder) => (holder.kind === 'person' ? [holder.person] : []));
}
