import type { OnlineGameId, PersonId, PlayerResult, PoolId } from '@halma/protocol';
import { PLAYER_RESULTS } from '@halma/protocol';
import { ANYONE, ARCHIVE } from './archive-projection.ts';
import { enumColumn, numberColumn, textColumn } from './columns.ts';
import type { Database } from './database.ts';
import { RATINGS } from './rating-projection.ts';

/** The most listed games of a person, and the most rated ones, that a profile examines: the latest ones. */
export const EXAMINED_GAMES = 2000;

/** The most wins that are examined for opponents with a settled rating, from the highest rating. */
const EXAMINED_WINS = 50;

/** A rated win, with the opponent's rating before it in stored units. */
export interface StoredWin {
  readonly game: OnlineGameId;
  readonly gameId: string;
  readonly pool: PoolId;
  readonly at: number;
  readonly opponent: PersonId;
  readonly rating: number;
  readonly deviation: number;
}

/** How often a person had a result on a seat. */
export interface SeatCount {
  readonly gameId: string;
  readonly seat: string;
  readonly isFirst: boolean;
  readonly result: PlayerResult;
  readonly games: number;
}

/** A finished game for a person. */
export interface FinishedGame {
  readonly game: OnlineGameId;
  readonly gameId: string;
  readonly endedAt: number;
  readonly plies: number;
  readonly termination: string;
  readonly result: PlayerResult;
}

const live = (projection: string): string =>
  `(SELECT version FROM projections WHERE name = '${projection}' AND live = 1)`;

/** Selects the latest rating changes of the person `$1`, so that a profile takes no longer for a program with very many games. */
const LATEST_CHANGES = `(SELECT * FROM rating_changes WHERE version = ${live(RATINGS)} AND person = $1
  ORDER BY no DESC LIMIT ${EXAMINED_GAMES})`;

/** Reads what a profile shows from the tables that the projections have written. */
export class ProfileStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Lists listed rated wins against people who still exist, against the highest rating first. */
  async listBestWins(person: PersonId): Promise<readonly StoredWin[]> {
    const rows = await this.#database.query(
      `SELECT own.game, own.game_id, own.pool, own.at, other.person AS opponent, other.rating_before, other.deviation
       FROM ${LATEST_CHANGES} AS own JOIN rating_changes other
         ON other.version = own.version AND other.no = own.no AND other.result = 'loss' AND other.person <> ''
       WHERE own.result = 'win' AND EXISTS (SELECT 1 FROM game_facts listed WHERE listed.version = ${live(ARCHIVE)}
           AND listed.no = own.no AND listed.person = '${ANYONE}')
       ORDER BY other.rating_before DESC, own.no DESC LIMIT ${EXAMINED_WINS}`,
      [person],
    );
    return rows.map((row) => ({
      game: textColumn(row, 'game'),
      gameId: textColumn(row, 'game_id'),
      pool: textColumn(row, 'pool') as PoolId,
      at: numberColumn(row, 'at'),
      opponent: textColumn(row, 'opponent'),
      rating: numberColumn(row, 'rating_before'),
      deviation: numberColumn(row, 'deviation'),
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

  /** Lists a person's latest listed games, latest first. */
  async listFinished(person: PersonId): Promise<readonly FinishedGame[]> {
    const rows = await this.#database.query(
      `SELECT game, game_id, ended_at, plies, termination, result FROM game_facts
       WHERE version = ${live(ARCHIVE)} AND person = $1 AND listed = 1
       ORDER BY ended_at DESC, game DESC LIMIT ${EXAMINED_GAMES}`,
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
