import {
  FAMILY_RATINGS,
  familyOfPool,
  type GameRatings,
  type GameTerms,
  type Leaderboard,
  type PersonId,
  type PersonRatings,
  POOL_IDS,
  type PoolId,
  RATING_BIN_POINTS,
  type RatedResults,
  type RatingDistribution,
  type RatingView,
  ratingPool,
  type UncountedReason,
} from '@halma/protocol';
import { PROVISIONAL_DEVIATION, PROVISIONAL_SIDE_DEVIATION } from '@halma/rating';
import { isGameId, type SeatLetter } from '@halma/rules';
import { DAY_MS } from '../durations.ts';
import { type GameState, gameSeats, personAt } from '../game/state.ts';
import type { NameCache } from '../people/name-cache.ts';
import type { Meetings, PersonRating, RatingStore, ResultCount } from '../store/rating-store.ts';
import { deviationAt, isGlicko, isProvisional, newRating, UNITS_PER_POINT } from './stored-rating.ts';

/** How long a leaderboard or a distribution may be out of date, in milliseconds. */
const MAX_AGE_MS = 30_000;

/** The conditions for a place on a leaderboard. */
const LEADERBOARD_RULES = {
  minGames: 10,
  /** The maximum age of the last rated game, in days. */
  activeDays: 60,
  minOpponents: 5,
  /** The number of most recent days whose opponents count. */
  opponentDays: 90,
  /** The maximum share of the games in those days that may be against one opponent. */
  maxOpponentShare: 0.5,
  size: 100,
} as const;

/**
 * The number of ratings on a page that is examined for a leaderboard, from the highest down, and the maximum number
 * of pages.
 */
const EXAMINED_PAGE_SIZE = 300;
const MAX_EXAMINED_PAGES = 5;

/** The dependencies of `Ratings`. */
export interface RatingsDependencies {
  readonly store: RatingStore;
  readonly names: Pick<NameCache, 'lookUp'>;
  readonly now: () => number;
}

/** A value that all callers share for a while. */
interface CachedValue<Value> {
  readonly madeAt: number;
  readonly value: Promise<Value>;
}

/** The ratings as players see them: in whole points, with today's deviations. */
export class Ratings {
  readonly #dependencies: RatingsDependencies;
  readonly #leaderboards = new Map<string, CachedValue<Leaderboard>>();
  readonly #distributions = new Map<string, CachedValue<RatingDistribution>>();

  constructor(dependencies: RatingsDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Returns a pool's leaderboard.
   *
   * @param includesBots whether bot accounts are ranked too
   */
  leaderboard(pool: PoolId, includesBots = false): Promise<Leaderboard> {
    return this.#cached(this.#leaderboards, `${pool} ${includesBots}`, () => this.#rank(pool, includesBots));
  }

  /** Returns the distribution of the ratings in a pool. */
  distribution(pool: PoolId): Promise<RatingDistribution> {
    return this.#cached(this.#distributions, pool, () => this.#count(pool));
  }

  /** Returns a person's ratings, in pool order, and their rated results. */
  async ofPerson(person: PersonId): Promise<Omit<PersonRatings, 'person'>> {
    const { store, now } = this.#dependencies;
    const [ratings, results] = await Promise.all([store.listOf(person), store.countResults(person)]);
    return {
      ratings: ratings
        .toSorted((one, other) => POOL_IDS.indexOf(one.pool) - POOL_IDS.indexOf(other.pool))
        .map((rating) => ratingView(rating, now())),
      results: resultsOf(results),
    };
  }

  /** Returns the ratings of the given people in a pool; omits people who have none. */
  async inPool(
    pool: PoolId,
    people: readonly PersonId[],
  ): Promise<ReadonlyMap<PersonId, Pick<RatingView, 'rating' | 'provisional'>>> {
    const at = this.#dependencies.now();
    const found = await this.#dependencies.store.listIn(pool, people);
    return new Map(found.map((rating) => [rating.person, ratingView(rating, at)]));
  }

  /**
   * Returns a person's rating in a pool, or a new player's rating if they have not played in it, and its
   * uncertainty: the deviation of a provisional rating, otherwise 0. Both are in points.
   */
  async strength(
    pool: PoolId,
    person: PersonId,
  ): Promise<{ readonly rating: number; readonly uncertainty: number }> {
    const [own] = await this.#dependencies.store.listIn(pool, [person]);
    const rating = own ?? newRating(pool);
    const deviation = deviationAt(pool, rating, this.#dependencies.now());
    return {
      rating: inPoints(rating.rating),
      uncertainty: isProvisional(pool, deviation) ? inPoints(deviation) : 0,
    };
  }

  /**
   * Returns a person's rating in games with these terms, or a new player's rating if they have played none;
   * undefined if such games have no ratings.
   */
  async forTerms(person: PersonId, terms: Pick<GameTerms, 'rules' | 'clock'>): Promise<number | undefined> {
    const found = ratingPool(terms);
    if ('reason' in found) return undefined;
    const own = (await this.inPool(found.pool, [person])).get(person);
    return own?.rating ?? inPoints(newRating(found.pool).rating);
  }

  /**
   * Returns the ratings of the players of a game and the reason why it does not count, if there is one; undefined if it
   * is not rated. Show the reason only to moderators, and `publicReason` to others.
   */
  async ofGame(
    state: GameState,
  ): Promise<(Omit<GameRatings, 'uncounted'> & { readonly uncounted?: UncountedReason }) | undefined> {
    const found = state.terms.rated ? ratingPool(state.terms) : undefined;
    if (found === undefined || 'reason' in found) return undefined;
    const { store, now } = this.#dependencies;
    const { pool } = found;
    const holders = gameSeats(state).flatMap((seat): [SeatLetter, PersonId][] => {
      const person = personAt(state, seat);
      return person === undefined ? [] : [[seat, person]];
    });
    const isOver = state.phase === 'over' || state.phase === 'aborted';
    const [current, counted] = await Promise.all([
      store.listIn(
        pool,
        holders.map(([, person]) => person),
      ),
      isOver ? store.findGame(state.game) : undefined,
    ]);
    const seats = holders.map(([seat, person]) => {
      const change = counted?.changes.find((candidate) => candidate.seat === seat);
      const rating = current.find((candidate) => candidate.person === person) ?? newRating(pool);
      const deviation = change?.deviation ?? deviationAt(pool, rating, now());
      return [
        seat,
        {
          rating: inPoints(change?.before ?? rating.rating),
          provisional: isProvisional(pool, deviation),
          ...(change === undefined ? {} : { after: inPoints(change.after) }),
        },
      ] as const;
    });
    // A game that was aborted before its start is not in the journal.
    const uncounted = state.phase === 'aborted' ? 'aborted' : counted?.uncounted;
    return { pool, seats: Object.fromEntries(seats), ...(uncounted === undefined ? {} : { uncounted }) };
  }

  #cached<Value>(
    cache: Map<string, CachedValue<Value>>,
    key: string,
    make: () => Promise<Value>,
  ): Promise<Value> {
    const now = this.#dependencies.now();
    const cached = cache.get(key);
    // The age is negative if the system's clock has been set back.
    if (cached !== undefined && Math.abs(now - cached.madeAt) < MAX_AGE_MS) return cached.value;
    const value = make();
    cache.set(key, { madeAt: now, value });
    // A failure is not cached, so that the next caller asks again.
    value.catch(() => cache.delete(key));
    return value;
  }

  async #rank(pool: PoolId, includesBots: boolean): Promise<Leaderboard> {
    const { store, names, now } = this.#dependencies;
    const at = now();
    const { minGames, activeDays, size } = LEADERBOARD_RULES;
    const maxDeviation = FAMILY_RATINGS[familyOfPool(pool)].maxRankedDeviation * UNITS_PER_POINT;
    const since = at - activeDays * DAY_MS;
    const conditions = { minGames, since, maxDeviation, limit: EXAMINED_PAGE_SIZE, includesBots };
    const ranked: PersonRating[] = [];
    let page: readonly PersonRating[] = [];
    for (let pageCount = 0; pageCount < MAX_EXAMINED_PAGES && ranked.length < size; pageCount += 1) {
      page = await store.listBest(pool, conditions, page.at(-1));
      // A player whose rating falls between two reads is on both pages.
      const settled = page.filter(
        (rating) =>
          deviationAt(pool, rating, at) <= maxDeviation &&
          !ranked.some(({ person }) => person === rating.person),
      );
      ranked.push(...(await this.#withVariedOpponents(pool, settled, at)));
      if (page.length < EXAMINED_PAGE_SIZE) break;
    }
    ranked.length = Math.min(ranked.length, size);
    const people = await names.lookUp(ranked.map(({ person }) => person));
    return {
      players: ranked.flatMap(({ person: id, rating, games }) => {
        const person = people.find((candidate) => candidate.id === id);
        return person === undefined ? [] : [{ person, rating: inPoints(rating), games }];
      }),
    };
  }

  async #withVariedOpponents(
    pool: PoolId,
    ratings: readonly PersonRating[],
    at: number,
  ): Promise<readonly PersonRating[]> {
    const meetings = await this.#dependencies.store.countMeetings(
      pool,
      ratings.map(({ person }) => person),
      at - LEADERBOARD_RULES.opponentDays * DAY_MS,
    );
    return ratings.filter((rating) =>
      hasVariedOpponents(meetings.filter(({ person }) => person === rating.person)),
    );
  }

  async #count(pool: PoolId): Promise<RatingDistribution> {
    const threshold = isGlicko(pool) ? PROVISIONAL_DEVIATION : PROVISIONAL_SIDE_DEVIATION;
    const rows = await this.#dependencies.store.countBins(
      pool,
      RATING_BIN_POINTS * UNITS_PER_POINT,
      threshold * UNITS_PER_POINT,
    );
    const bins = new Map<number, { settled: number; provisional: number }>();
    for (const { from, isProvisional: isProvisionalBin, players } of rows) {
      const bin = bins.get(inPoints(from)) ?? { settled: 0, provisional: 0 };
      bins.set(inPoints(from), bin);
      bin[isProvisionalBin ? 'provisional' : 'settled'] += players;
    }
    return { bins: [...bins].map(([from, counts]) => ({ from, ...counts })) };
  }
}

/**
 * Returns whether a player faced enough opponents, and none of them too often. Deleted accounts are
 * indistinguishable, so games against them count, but not as different opponents.
 */
export function hasVariedOpponents(
  meetings: readonly Pick<Meetings, 'games' | 'totalGames' | 'opponent'>[],
): boolean {
  const { minOpponents, maxOpponentShare } = LEADERBOARD_RULES;
  const opponents = meetings.filter(({ opponent }) => opponent !== undefined);
  return (
    opponents.length >= minOpponents &&
    opponents.every(({ games, totalGames }) => games <= totalGames * maxOpponentShare)
  );
}

/** Returns stored units as whole points. */
export function inPoints(units: number): number {
  return Math.round(units / UNITS_PER_POINT);
}

function ratingView(rating: PersonRating, at: number): RatingView {
  const { pool, games, firsts, lastAt } = rating;
  const deviation = deviationAt(pool, rating, at);
  return {
    pool,
    rating: inPoints(rating.rating),
    deviation: inPoints(deviation),
    provisional: isProvisional(pool, deviation),
    games,
    firsts,
    lastAt,
  };
}

const RESULT_KEYS = { win: 'wins', draw: 'draws', loss: 'losses' } as const;

function resultsOf(counts: readonly ResultCount[]): RatedResults[] {
  const byGame = new Map<string, RatedResults>();
  for (const { game, isFirst, result, games } of counts) {
    const key = RESULT_KEYS[result as keyof typeof RESULT_KEYS];
    if (!isGameId(game) || key === undefined) continue;
    const results = byGame.get(`${game} ${isFirst}`) ?? {
      game,
      first: isFirst,
      wins: 0,
      draws: 0,
      losses: 0,
    };
    byGame.set(`${game} ${isFirst}`, { ...results, [key]: results[key] + games });
  }
  return [...byGame.values()];
}
