import type { PersonId } from '@halma/protocol';
import { ARCHIVE } from './archive-projection.ts';
import { addAuditEntry } from './audit-log.ts';
import type { Database, Query } from './database.ts';
import { beginRebuild } from './projection-store.ts';
import { RATINGS } from './rating-projection.ts';

/** Selects a person's rated games that ended at a given time or later. */
export interface VoidedGames {
  readonly person: PersonId;
  readonly name: string;
  readonly since: number;
}

const RATED_GAMES = `SELECT game FROM game_facts WHERE person = $1 AND ended_at >= $2 AND rated = 1
  AND version = (SELECT version FROM projections WHERE name = '${ARCHIVE}' AND live = 1)`;

/**
 * The games that the operator has excluded from the ratings. Each change begins a rebuild of the ratings in
 * its own transaction, so it applies to all players even if the process that made it stops immediately: the
 * servers complete a rebuild.
 */
export class VoidStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Excludes games from the ratings. Returns how many had counted. */
  void(games: VoidedGames, actor: string, at: number): Promise<number> {
    return this.#database.transaction(async (query) => {
      const added = await query(
        `INSERT INTO voided (game, at) SELECT rated.game, CAST($3 AS BIGINT) FROM (${RATED_GAMES}) AS rated WHERE TRUE
         ON CONFLICT DO NOTHING RETURNING game`,
        [games.person, games.since, at],
      );
      await this.#record(query, 'void-games', games, { actor, at, count: added.length });
      return added.length;
    });
  }

  /** Includes games in the ratings again. Returns how many had been excluded. */
  restore(games: VoidedGames, actor: string, at: number): Promise<number> {
    return this.#database.transaction(async (query) => {
      const removed = await query(`DELETE FROM voided WHERE game IN (${RATED_GAMES}) RETURNING game`, [
        games.person,
        games.since,
      ]);
      await this.#record(query, 'restore-games', games, { actor, at, count: removed.length });
      return removed.length;
    });
  }

  async #record(
    query: Query,
    action: 'void-games' | 'restore-games',
    { person, name, since }: VoidedGames,
    { actor, at, count }: { readonly actor: string; readonly at: number; readonly count: number },
  ): Promise<void> {
    if (count === 0) return;
    const reason = `${count}, since ${new Date(since).toISOString().slice(0, 10)}`;
    const by = { actor, actorId: undefined };
    await addAuditEntry(query, { at, ...by, action, name, person, until: undefined, reason });
    await beginRebuild(this.#database, query, RATINGS, 'rebuilt', at);
  }
}
