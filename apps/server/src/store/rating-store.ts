import {
  type OnlineGameId,
  type PersonId,
  type PoolId,
  UNCOUNTED_REASONS,
  type UncountedReason,
} from '@halma/protocol';
import { DAY_MS } from '../durations.ts';
import type { StoredRating } from '../ratings/stored-rating.ts';
import { enumColumn, numberColumn, placeholders, readInBatches, textColumn } from './columns.ts';
import type { Database, Row } from './database.ts';
import { RATINGS, toStoredRating } from './rating-projection.ts';

/** The version of the ratings that readers see. */
const LIVE = `(SELECT version FROM projections WHERE name = '${RATINGS}' AND live = 1)`;

/** The maximum number of days in a history: ten years. */
const MAX_HISTORY_DAYS = 3660;

/** A person's rating in one pool. */
export interface PersonRating extends StoredRating {
  readonly person: PersonId;
  readonly pool: PoolId;
}

/** A rating before and after a game, in stored units. */
export interface StoredChange {
  readonly seat: string;
  readonly before: number;
  readonly after: number;
  readonly deviation: number;
}

/** A change in a person's rating, in stored units. */
export interface PersonChange {
  /** The number of the game in the journal. */
  readonly no: number;
  readonly game: OnlineGameId;
  readonly pool: PoolId;
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/** The conditions for a place on a leaderboard. */
export interface LeaderboardConditions {
  readonly minGames: number;
  /** The earliest time at which the last game may have ended. */
  readonly since: number;
  /** The maximum deviation after the last game, in stored units. */
  readonly maxDeviation: number;
  /** The maximum number of players to return. */
  readonly limit: number;
  /** Whether bot accounts are ranked too. */
  readonly includesBots: boolean;
}

/** The number of counted games that a person played against another. */
export interface Meetings {
  readonly person: PersonId;
  /** Undefined for all opponents whose accounts have been deleted. */
  readonly opponent: PersonId | undefined;
  readonly games: number;
  /** The number of the person's counted games against anyone. */
  readonly totalGames: number;
}

/** The number of ratings in a bin. */
export interface RatingBin {
  /** The lowest rating in the bin, in stored units. */
  readonly from: number;
  readonly isProvisional: boolean;
  readonly players: number;
}

/** How often a person had a result in one kind of game, such as `halma-2`. */
export interface ResultCount {
  readonly game: string;
  readonly isFirst: boolean;
  readonly result: string;
  readonly games: number;
}

/** Reads the ratings that the projection has written. Only a rebuild and the projection change them. */
export class RatingStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns a person's ratings in all pools. */
  listOf(person: PersonId): Promise<readonly PersonRating[]> {
    return this.#list('person = $1', [person]);
  }

  /** Returns the ratings of the given people in a pool; omits people who have none. */
  async listIn(pool: PoolId, people: readonly PersonId[]): Promise<readonly PersonRating[]> {
    const rows = await readInBatches(people, (list) =>
      this.#database.query(
        `SELECT * FROM ratings WHERE version = ${LIVE} AND pool = $1 AND person IN (${placeholders(list, 2)})`,
        [pool, ...list],
      ),
    );
    return rows.map(toPersonRating);
  }

  /**
   * Returns the players with the highest ratings in a pool who may have a place on its leaderboard, best first.
   *
   * @param after the last player of the previous page
   */
  listBest(
    pool: PoolId,
    { minGames, since, maxDeviation, limit, includesBots }: LeaderboardConditions,
    after?: Pick<PersonRating, 'rating' | 'person'>,
  ): Promise<readonly PersonRating[]> {
    const start = after === undefined ? [] : [after.rating, after.person];
    return this.#list(
      `pool = $1 AND games >= $2 AND last_at >= $3 AND deviation <= $4
       ${after === undefined ? '' : 'AND rating <= $5 AND (rating < $5 OR person > $6)'}
       AND EXISTS (SELECT 1 FROM people WHERE people.person = ratings.person AND name IS NOT NULL AND role <> 'closed'
         AND bot <= ${includesBots ? 1 : 0})
       ORDER BY rating DESC, person LIMIT ${Math.floor(limit)}`,
      [pool, minGames, since, maxDeviation, ...start],
    );
  }

  async #list(condition: string, values: readonly (string | number)[]): Promise<readonly PersonRating[]> {
    const rows = await this.#database.query(
      `SELECT * FROM ratings WHERE version = ${LIVE} AND ${condition}`,
      values,
    );
    return rows.map(toPersonRating);
  }

  /**
   * Counts how often each of the given people played each opponent in a pool's counted games since a given
   * time. Two people with the same result in a game for partners count as partners.
   */
  async countMeetings(
    pool: PoolId,
    people: readonly PersonId[],
    since: number,
  ): Promise<readonly Meetings[]> {
    if (people.length === 0) return [];
    const ownChanges = `SELECT * FROM rating_changes WHERE version = ${LIVE} AND pool = $1 AND at >= $2
      AND person IN (${placeholders(people, 3)})`;
    const rows = await this.#database.query(
      `WITH own AS (${ownChanges}), totals AS (SELECT person, count(*) AS games FROM own GROUP BY person)
       SELECT own.person AS person, other.person AS opponent, count(DISTINCT own.no) AS games,
         max(totals.games) AS total_games
       FROM own JOIN totals ON totals.person = own.person JOIN rating_changes other
         ON other.version = own.version AND other.no = own.no AND other.seat <> own.seat
           AND (own.pool NOT LIKE 'partners:%' OR other.result <> own.result)
       GROUP BY own.person, other.person`,
      [pool, since, ...people],
    );
    return rows.map((row) => ({
      person: textColumn(row, 'person'),
      opponent: row.opponent === '' ? undefined : textColumn(row, 'opponent'),
      games: numberColumn(row, 'games'),
      totalGames: numberColumn(row, 'total_games'),
    }));
  }

  /**
   * Counts a pool's ratings in bins.
   *
   * @param binWidth the width of a bin, in stored units
   * @param provisionalFrom the deviation from which a rating is provisional, in stored units
   */
  async countBins(pool: PoolId, binWidth: number, provisionalFrom: number): Promise<readonly RatingBin[]> {
    const rows = await this.#database.query(
      `SELECT rating / ${Math.floor(binWidth)} AS bin, CASE WHEN deviation >= $2 THEN 1 ELSE 0 END AS provisional,
         count(*) AS players
       FROM ratings WHERE version = ${LIVE} AND pool = $1 GROUP BY 1, 2 ORDER BY 1`,
      [pool, provisionalFrom],
    );
    return rows.map((row) => ({
      from: numberColumn(row, 'bin') * binWidth,
      isProvisional: numberColumn(row, 'provisional') === 1,
      players: numberColumn(row, 'players'),
    }));
  }

  /** Returns the last change of each day, oldest first: when it was, and the rating after it in stored units. */
  async listDays(
    person: PersonId,
    pool: PoolId,
  ): Promise<readonly { readonly at: number; readonly rating: number }[]> {
    const rows = await this.#database.query(
      `SELECT at, rating_after FROM rating_changes WHERE version = ${LIVE} AND person = $1 AND pool = $2
         AND no IN (SELECT max(no) FROM rating_changes WHERE version = ${LIVE} AND person = $1 AND pool = $2
           GROUP BY at / ${DAY_MS})
       ORDER BY no DESC LIMIT ${MAX_HISTORY_DAYS}`,
      [person, pool],
    );
    return rows
      .map((row) => ({ at: numberColumn(row, 'at'), rating: numberColumn(row, 'rating_after') }))
      .toReversed();
  }

  /** Returns the games that have changed a person's ratings, latest first. */
  async listLatestGames(person: PersonId, limit: number): Promise<readonly OnlineGameId[]> {
    const rows = await this.#database.query(
      `SELECT game FROM rating_changes WHERE version = ${LIVE} AND person = $1
       ORDER BY no DESC LIMIT ${Math.floor(limit)}`,
      [person],
    );
    return rows.map((row) => textColumn(row, 'game'));
  }

  /** Returns a page of the changes in a person's ratings after a journal entry, in journal order. */
  async listChanges(person: PersonId, after: number, limit: number): Promise<readonly PersonChange[]> {
    const rows = await this.#database.query(
      `SELECT * FROM rating_changes WHERE version = ${LIVE} AND person = $1 AND no > $2
       ORDER BY no, seat LIMIT ${Math.floor(limit)}`,
      [person, after],
    );
    return rows.map((row) => ({
      no: numberColumn(row, 'no'),
      game: textColumn(row, 'game'),
      pool: textColumn(row, 'pool') as PoolId,
      at: numberColumn(row, 'at'),
      before: numberColumn(row, 'rating_before'),
      after: numberColumn(row, 'rating_after'),
    }));
  }

  /** Counts a person's results in counted games, by game and by whether they moved first. */
  async countResults(person: PersonId): Promise<readonly ResultCount[]> {
    const rows = await this.#database.query(
      `SELECT game_id, first, result, count(*) AS games FROM rating_changes
       WHERE version = ${LIVE} AND person = $1 GROUP BY game_id, first, result`,
      [person],
    );
    return rows.map((row) => ({
      game: textColumn(row, 'game_id'),
      isFirst: numberColumn(row, 'first') === 1,
      result: textColumn(row, 'result'),
      games: numberColumn(row, 'games'),
    }));
  }

  /** Returns what a game changed, or why it did not count; undefined while it has not been examined. */
  async findGame(
    game: OnlineGameId,
  ): Promise<
    { readonly uncounted: UncountedReason | undefined; readonly changes: readonly StoredChange[] } | undefined
  > {
    const [found] = await this.#database.query(
      `SELECT no, reason FROM rated_games WHERE version = ${LIVE} AND game = $1`,
      [game],
    );
    if (found === undefined) return undefined;
    const rows = await this.#database.query(
      `SELECT * FROM rating_changes WHERE version = ${LIVE} AND no = $1`,
      [numberColumn(found, 'no')],
    );
    return {
      uncounted: found.reason === null ? undefined : enumColumn(found, 'reason', UNCOUNTED_REASONS),
      changes: rows.map((row) => ({
        seat: textColumn(row, 'seat'),
        before: numberColumn(row, 'rating_before'),
        after: numberColumn(row, 'rating_after'),
        deviation: numberColumn(row, 'deviation'),
      })),
    };
  }
}

function toPersonRating(row: Row): PersonRating {
  return {
    person: textColumn(row, 'person'),
    pool: textColumn(row, 'pool') as PoolId,
    ...toStoredRating(row),
  };
}
