import type { PersonId } from '@halma/protocol';
import { ARCHIVE } from './archive-projection.ts';
import { addAuditEntry } from './audit-log.ts';
import { textColumn } from './columns.ts';
import type { Database, Query, Row } from './database.ts';
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

/** How many games a change concerns. */
export interface VoidResult {
  /** The games that no longer count, or count again. */
  readonly changed: number;
  /** The games that do not count in any case, since they are also excluded because of another player. */
  readonly voidForOthers: number;
}

/**
 * The games that the operator has excluded from the ratings, each with the players because of whom it is excluded. A
 * game counts again once it has been restored for all of them. Each change begins a rebuild of the ratings in the same
 * transaction, so it applies to all players even if the process that made it stops immediately: the servers complete a
 * rebuild.
 */
export class VoidStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Excludes a player's games from the ratings. Counts only those that were not yet excluded because of the player. */
  void(games: VoidedGames, actor: string, at: number): Promise<VoidResult> {
    return this.#change('void-games', games, { actor, at }, (query) =>
      query(
        `INSERT INTO exclusions (game, person, at)
         SELECT rated.game, CAST($1 AS TEXT), CAST($3 AS BIGINT) FROM (${RATED_GAMES}) AS rated WHERE TRUE
         ON CONFLICT DO NOTHING RETURNING game`,
        [games.person, games.since, at],
      ),
    );
  }

  /** Ends the exclusion of games because of a player. Counts only those that were excluded because of the player. */
  restore(games: VoidedGames, actor: string, at: number): Promise<VoidResult> {
    return this.#change('restore-games', games, { actor, at }, (query) =>
      // A row without a player comes from an earlier version, and stands for each player of the game.
      query(`DELETE FROM exclusions WHERE person IN ($1, '') AND game IN (${RATED_GAMES}) RETURNING game`, [
        games.person,
        games.since,
      ]),
    );
  }

  #change(
    action: 'void-games' | 'restore-games',
    { person, name, since }: VoidedGames,
    { actor, at }: { readonly actor: string; readonly at: number },
    change: (query: Query) => Promise<readonly Row[]>,
  ): Promise<VoidResult> {
    return this.#database.transaction(async (query) => {
      const games = new Set((await change(query)).map((row) => textColumn(row, 'game')));
      const otherRows = await query(
        `SELECT game FROM exclusions WHERE person <> $1 AND game IN (${RATED_GAMES})`,
        [person, since],
      );
      const gamesOfOthers = new Set(otherRows.map((row) => textColumn(row, 'game')));
      if (games.size > 0) {
        const reason = `${games.size}, since ${new Date(since).toISOString().slice(0, 10)}`;
        const by = { actor, actorId: undefined };
        await addAuditEntry(query, { at, ...by, action, name, person, until: undefined, reason });
        await beginRebuild(this.#database, query, RATINGS, 'rebuilt', at);
      }
      const voidForOthers = [...games].filter((game) => gamesOfOthers.has(game)).length;
      return { changed: games.size - voidForOthers, voidForOthers };
    });
  }
}
