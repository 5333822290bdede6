import {
  type OnlineGameId,
  type PersonId,
  PLAYER_RESULTS,
  type PlayerResult,
  POOL_IDS,
} from '@halma/protocol';
import { provisionalDeviation } from '../ratings/stored-rating.ts';
import { ANYONE, ARCHIVE } from './archive-projection.ts';
import { enumColumn, numberColumn, textColumn } from './columns.ts';
import type { Database } from './database.ts';
import { RATINGS } from './rating-projection.ts';

/**
 * The maximum number of a person's listed games, and of their rated games, from which their profile is made,
 * latest first.
 */
export const MAX_EXAMINED_GAMES = 2000;

/** A rated win, with the opponent's rating before it in stored units. */
export interface StoredWin {
  readonly game: OnlineGameId;
  readonly gameId: string;
  readonly at: number;
  readonly opponent: PersonId;
  readonly rating: number;
}

/** The number of times that a person had a result in a seat. */
export interface SeatCount {
  readonly gameId: string;
  readonly seat: string;
  readonly isFirst: boolean;
  readonly result: PlayerResult;
  readonly games: number;
}

/** A hop in a finished game: its jumps, and which move of the game it was. */
export interface StoredHop {
  readonly game: OnlineGameId;
  readonly gameId: string;
  readonly at: number;
  readonly jumps: number;
  readonly ply: number;
}

/** A finished game from one player's point of view. */
export interface FinishedGame {
  readonly game: OnlineGameId;
  readonly gameId: string;
  readonly endedAt: number;
  readonly plies: number;
  readonly termination: string;
  readonly result: PlayerResult;
}

const liveVersion = (projection: string): string =>
  `(SELECT version FROM projections WHERE name = '${projection}' AND live = 1)`;

/**
 * Selects only the latest rating changes of the person `$1`, so that the profile of a program that has played very many
 * games takes no longer.
 */
const LATEST_CHANGES = `(SELECT * FROM rating_changes WHERE version = ${liveVersion(RATINGS)} AND person = $1
  ORDER BY no DESC LIMIT ${MAX_EXAMINED_GAMES})`;

/** The deviation from which the rating of `other` was provisional, in stored units. */
const PROVISIONAL_DEVIATION = `CASE other.pool ${POOL_IDS.map((pool) => `WHEN '${pool}' THEN ${provisionalDeviation(pool)}`).join(' ')} ELSE 0 END`;

/** Reads the content of profiles from the tables that the projections have written. */
export class ProfileStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Lists the best listed rated win against each person who still exists and whose rating was settled, highest-rated
   * opponent first.
   */
  async listBestWins(person: PersonId, limit: number): Promise<readonly StoredWin[]> {
    const rows = await this.#database.query(
      `SELECT * FROM (SELECT own.game, own.game_id, own.at, own.no, other.person AS opponent, other.rating_before,
         row_number() OVER (PARTITION BY other.person ORDER BY other.rating_before DESC, own.no DESC) AS best
       FROM ${LATEST_CHANGES} AS own JOIN rating_changes other
         ON other.version = own.version AND other.no = own.no AND other.result = 'loss' AND other.person <> ''
         AND other.deviation < ${PROVISIONAL_DEVIATION}
       WHERE own.result = 'win' AND EXISTS (SELECT 1 FROM game_facts listed
         WHERE listed.version = ${liveVersion(ARCHIVE)} AND listed.no = own.no
           AND listed.person = '${ANYONE}')
       ) AS wins WHERE best = 1 ORDER BY rating_before DESC, no DESC LIMIT ${Math.floor(limit)}`,
      [person],
    );
    return rows.map((row) => ({
      game: textColumn(row, 'game'),
      gameId: textColumn(row, 'game_id'),
      at: numberColumn(row, 'at'),
      opponent: textColumn(row, 'opponent'),
      rating: numberColumn(row, 'rating_before'),
    }));
  }

  /** Counts a person's results in counted games, by game, seat, and whether they moved first. */
  async countResults(person: PersonId): Promise<readonly SeatCount[]> {
    const rows = await this.#database.query(
      `SELECT game_id, seat, first, result, count(*) AS games FROM ${LATEST_CHANGES} AS latest
       GROUP BY game_id, seat, first, result
       ORDER BY game_id, seat, first DESC`,
      [person],
    );
    return rows.map((row) => ({
      gameId: textColumn(row, 'game_id'),
      seat: textColumn(row, 'seat'),
      isFirst: numberColumn(row, 'first') === 1,
      result: enumColumn(row, 'result', PLAYER_RESULTS),
      games: numberColumn(row, 'games'),
    }));
  }

  /** Finds a person's longest hop in all listed games; if several are equally long, the first. */
  async findLongestHop(person: PersonId): Promise<StoredHop | undefined> {
    const [row] = await this.#database.query(
      `SELECT game, game_id, ended_at, hop, hop_ply FROM game_facts
       WHERE version = ${liveVersion(ARCHIVE)} AND person = $1 AND listed = 1 AND hop IS NOT NULL
       ORDER BY hop DESC, no LIMIT 1`,
      [person],
    );
    return (
      row && {
        game: textColumn(row, 'game'),
        gameId: textColumn(row, 'game_id'),
        at: numberColumn(row, 'ended_at'),
        jumps: numberColumn(row, 'hop'),
        ply: numberColumn(row, 'hop_ply'),
      }
    );
  }

  /** Lists a person's latest listed games, latest first. */
  async listFinished(person: PersonId): Promise<readonly FinishedGame[]> {
    const rows = await this.#database.query(
      `SELECT game, game_id, ended_at, plies, termination, result FROM game_facts
       WHERE version = ${liveVersion(ARCHIVE)} AND person = $1 AND listed = 1
       ORDER BY ended_at DESC, game DESC LIMIT ${MAX_EXAMINED_GAMES}`,
      [person],
    );
    return rows.map((row) => ({
      game: textColumn(row, 'game'),
      gameId: textColumn(row, 'game_id'),
      endedAt: numberColumn(row, 'ended_at'),
      plies: numberColumn(row, 'plies'),
      termination: textColumn(row, 'termination'),
      result: enumColumn(row, 'result', PLAYER_RESULTS),
    }));
  }
}
