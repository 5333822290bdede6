import type { PersonId, TournamentId } from '@halma/protocol';
import type { WaitingPerson } from '../tournament/formats/arena.ts';
import { numberColumn, textColumn } from './columns.ts';
import type { Database } from './database.ts';
import { LIMIT_COLUMNS } from './limit-columns.ts';

/** How long after their last request a person counts as being on a tournament's page, in milliseconds. */
const WAITING_LIMIT_MS = 15_000;

/** The minimum time between two records of a person's presence, in milliseconds. */
const RECORD_INTERVAL_MS = 3000;

/** The people who have an arena's page open and are waiting for a game. */
export class ArenaQueueStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Records that a player of a tournament is on its page. Does nothing for other people.
   *
   * @param at milliseconds since 1970
   */
  async record(tournament: TournamentId, person: PersonId, at: number): Promise<void> {
    await this.#database.batch([
      {
        sql: `INSERT INTO waiting (tournament, person, since, at)
          SELECT tournament, person, CAST($3 AS BIGINT), CAST($3 AS BIGINT) FROM entries
          WHERE tournament = $1 AND person = $2
          ON CONFLICT (tournament, person) DO UPDATE SET
            since = CASE WHEN waiting.at < excluded.at - ${WAITING_LIMIT_MS} THEN excluded.at ELSE waiting.since END,
            at = excluded.at
          WHERE waiting.at <= excluded.at - ${RECORD_INTERVAL_MS}`,
        values: [tournament, person, at],
      },
    ]);
  }

  /**
   * Lists the players who are on a tournament's page now, and since when. Omits people who may not start its games at
   * present.
   *
   * @param isRated whether the tournament's games are rated
   */
  async list(tournament: TournamentId, isRated: boolean, now: number): Promise<readonly WaitingPerson[]> {
    const { play, rated } = LIMIT_COLUMNS;
    const limits = [play, ...(isRated ? [rated] : [])].map(({ until }) => `people.${until} > $3`);
    const rows = await this.#database.query(
      `SELECT person, since FROM waiting WHERE tournament = $1 AND at >= $2 AND NOT EXISTS (
         SELECT 1 FROM people WHERE people.person = waiting.person
           AND (people.role = 'closed' OR ${limits.join(' OR ')}))
       ORDER BY person`,
      [tournament, now - WAITING_LIMIT_MS, now],
    );
    return rows.map((row) => ({ person: textColumn(row, 'person'), since: numberColumn(row, 'since') }));
  }

  /** Lists the tournaments on whose pages a person has been seen: since when without a break, and when last. */
  async listOf(
    person: PersonId,
  ): Promise<readonly { readonly tournament: TournamentId; readonly since: number; readonly at: number }[]> {
    const rows = await this.#database.query(
      'SELECT tournament, since, at FROM waiting WHERE person = $1 ORDER BY tournament',
      [person],
    );
    return rows.map((row) => ({
      tournament: textColumn(row, 'tournament'),
      since: numberColumn(row, 'since'),
      at: numberColumn(row, 'at'),
    }));
  }
}
