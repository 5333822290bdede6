import { GameFacts } from '@halma/protocol';
import { jsonReader, numberColumn, placeholders, textColumn } from './columns.ts';
import type { Database, Query } from './database.ts';

/** A finished game, with its number in the journal. */
export interface JournalEntry {
  /** Numbered from 1 in the order in which the games were committed. Numbers of deleted games are missing. */
  readonly no: number;
  readonly facts: GameFacts;
  /**
   * Whether a winner connected from the network of an opponent while the game was played. Recorded only for rated
   * games.
   */
  readonly hasSharedNetwork: boolean;
}

const parseFacts = jsonReader(GameFacts);

/** Reads the entries after a number, in order. */
export async function readJournal(
  query: Query,
  after: number,
  limit: number,
): Promise<readonly JournalEntry[]> {
  const rows = await query(
    `SELECT no, facts, alike FROM finished WHERE no > $1 ORDER BY no LIMIT ${Math.floor(limit)}`,
    [after],
  );
  return rows.map((row) => ({
    no: numberColumn(row, 'no'),
    facts: parseFacts(textColumn(row, 'facts')),
    hasSharedNetwork: numberColumn(row, 'alike') === 1,
  }));
}

/** The journal of finished games. `SqlGameStore` adds a game in the transaction of the event that ends it. */
export class JournalStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Reads the entries after a number, in order. */
  read(after: number, limit: number): Promise<readonly JournalEntry[]> {
    return readJournal(this.#database.query, after, limit);
  }

  /** Returns the facts of the given games, by id; games that are not in the journal are absent. */
  async findFacts(games: readonly string[]): Promise<ReadonlyMap<string, GameFacts>> {
    if (games.length === 0) return new Map();
    const rows = await this.#database.query(
      `SELECT game, facts FROM finished WHERE game IN (${placeholders(games)})`,
      games,
    );
    return new Map(rows.map((row) => [textColumn(row, 'game'), parseFacts(textColumn(row, 'facts'))]));
  }
}
