import type { OnlineGameId, PersonId, PlayerResult } from '@halma/protocol';
import { ANYONE, ARCHIVE } from './archive-projection.ts';
import { numberColumn, textColumn } from './columns.ts';
import type { Database } from './database.ts';
import type { PageCursor } from './game-store.ts';
import { RATINGS } from './rating-projection.ts';

/** Selects finished games. */
export interface ArchiveSearch {
  /** The player whose games to find; if absent, all listed games. */
  readonly person?: PersonId | undefined;
  /** A second player of the same games. */
  readonly opponent?: PersonId | undefined;
  /** Whether to include the person's unlisted games. */
  readonly includesUnlisted?: boolean;
  /** The game id, for example `halma-2`. */
  readonly game?: string | undefined;
  readonly result?: PlayerResult | undefined;
  readonly termination?: string | undefined;
  readonly isRated?: boolean | undefined;
  /** The minimum and the maximum number of moves. */
  readonly minPlies?: number | undefined;
  readonly maxPlies?: number | undefined;
  /** The earliest end, in milliseconds since 1970. */
  readonly since?: number | undefined;
  /** The lowest and the highest rating that each player may have had before the game, in stored units. */
  readonly minRating?: number | undefined;
  readonly maxRating?: number | undefined;
}

/** A page of the games that a search finds, latest first. */
export interface FoundGames {
  readonly games: readonly OnlineGameId[];
  /** The cursor at which the search continues; undefined if it has examined all games. */
  readonly next: PageCursor | undefined;
}

/** The maximum number of games examined for one page, so that no search reads a whole index. */
export const MAX_EXAMINED_GAMES = 2000;

const liveVersion = (projection: string): string =>
  `(SELECT version FROM projections WHERE name = '${projection}' AND live = 1)`;

/** Searches the finished games that the projection has written. */
export class ArchiveStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Finds the games that match a search and come before a cursor in time. Examines at most
   * `MAX_EXAMINED_GAMES`.
   */
  async search(search: ArchiveSearch, before: PageCursor, limit: number): Promise<FoundGames> {
    const { sql, values } = candidates(search, before);
    const filters = conditions(search, values);
    const found = await this.#database.query(
      `SELECT game, ended_at FROM (${sql}) AS candidates
       ${filters.length === 0 ? '' : `WHERE ${filters.join(' AND ')}`}
       ORDER BY ended_at DESC, game DESC LIMIT ${Math.floor(limit)}`,
      values,
    );
    const games = found.map((row) => textColumn(row, 'game'));
    const last = found.at(-1);
    if (last !== undefined && found.length === limit) return { games, next: cursorOf(last) };
    return { games, next: await this.#lastExamined(search, before) };
  }

  /** Returns the cursor of the last game examined for a page; undefined if there are no more to examine. */
  async #lastExamined(search: ArchiveSearch, before: PageCursor): Promise<PageCursor | undefined> {
    const { sql, values } = candidates(search, before);
    const [row] = await this.#database.query(
      `SELECT game, ended_at FROM (${sql}) AS candidates
       ORDER BY ended_at DESC, game DESC LIMIT 1 OFFSET ${MAX_EXAMINED_GAMES - 1}`,
      values,
    );
    return row && cursorOf(row);
  }
}

/** A value for a parameter of a statement. */
type Value = string | number;

/** Returns the statement that reads the games to examine from one index, in order. */
function candidates(
  { person = ANYONE, game, since }: ArchiveSearch,
  before: PageCursor,
): { readonly sql: string; readonly values: Value[] } {
  const values: Value[] = [person, before.at, before.id];
  const add = (value: Value): string => `$${values.push(value)}`;
  const gameCondition = game === undefined ? '' : `AND game_id = ${add(game)}`;
  const sinceCondition = since === undefined ? '' : `AND ended_at >= ${add(since)}`;
  return {
    sql: `SELECT version, no, game, ended_at, listed, rated, plies, termination, result FROM game_facts
      WHERE version = ${liveVersion(ARCHIVE)} AND person = $1 AND (ended_at, game) < ($2, $3) ${gameCondition}
        ${sinceCondition}
      ORDER BY ended_at DESC, game DESC LIMIT ${MAX_EXAMINED_GAMES}`,
    values,
  };
}

/** Returns the SQL conditions on the examined games, and appends their parameters to `values`. */
function conditions(search: ArchiveSearch, values: Value[]): readonly string[] {
  const add = (value: Value): string => `$${values.push(value)}`;
  const { opponent, result, termination, isRated, minPlies, maxPlies, minRating, maxRating } = search;
  const hasRatings = minRating !== undefined || maxRating !== undefined;
  const rating = (bound: 'min' | 'max'): string =>
    `(SELECT ${bound}(rating_before) FROM rating_changes WHERE rating_changes.no = candidates.no
      AND rating_changes.version = ${liveVersion(RATINGS)})`;
  return [
    ...(search.person === undefined || search.includesUnlisted === true ? [] : ['listed = 1']),
    ...(isRated === undefined ? [] : [`rated = ${isRated ? 1 : 0}`]),
    // Only rated games have ratings, and this check needs no subquery.
    ...(hasRatings ? ['rated = 1'] : []),
    ...(termination === undefined ? [] : [`termination = ${add(termination)}`]),
    ...(result === undefined || search.person === undefined ? [] : [`result = ${add(result)}`]),
    ...(minPlies === undefined ? [] : [`plies >= ${add(minPlies)}`]),
    ...(maxPlies === undefined ? [] : [`plies <= ${add(maxPlies)}`]),
    ...(opponent === undefined
      ? []
      : [
          `EXISTS (SELECT 1 FROM game_facts AS others WHERE others.version = candidates.version
            AND others.no = candidates.no AND others.person = ${add(opponent)})`,
        ]),
    ...(minRating === undefined ? [] : [`${rating('min')} >= ${add(minRating)}`]),
    ...(maxRating === undefined ? [] : [`${rating('max')} <= ${add(maxRating)}`]),
  ];
}

function cursorOf(row: Parameters<typeof textColumn>[0]): PageCursor {
  return { at: numberColumn(row, 'ended_at'), id: textColumn(row, 'game') };
}
