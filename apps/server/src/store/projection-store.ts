import { numberColumn } from './columns.ts';
import type { Database, Query } from './database.ts';
import { type JournalEntry, readJournal } from './journal-store.ts';

/** How many entries of the journal one round reads at most, so that no player waits for its transaction. */
export const ROUND_SIZE = 100;

/**
 * Tables derived from the journal of finished games. They can be rebuilt: each row has a version, and a rebuild fills the
 * next version beside the live one.
 */
export interface JournalProjection {
  readonly name: string;
  /** Writes what the next entries change, in the transaction that moves the cursor. */
  apply(query: Query, version: number, entries: readonly JournalEntry[]): Promise<void>;
  /** Deletes all rows of a version. */
  discard(query: Query, version: number): Promise<void>;
}

/** How far one version of a projection has read the journal. */
export interface ProjectionCursor {
  readonly version: number;
  /** The number of the last entry that it has applied. */
  readonly upTo: number;
  /**
   * Readers see the `live` version. A `rebuilt` one replaces it when it has caught up. A `compared` one never does, and only
   * the process that started it continues it.
   */
  readonly state: (typeof CURSOR_STATES)[number];
}

/** The states of a version, in the order of their numbers in the column `live`. */
const CURSOR_STATES = ['rebuilt', 'live', 'compared'] as const;

/** How a round is made. */
export interface RoundOptions {
  /** How many entries each version reads at most. */
  readonly limit?: number;
  /** Whether the round also continues the version that is to be compared. */
  readonly includesCompared?: boolean;
}

const FIRST_VERSION: ProjectionCursor = { version: 1, upTo: 0, state: 'live' };

/**
 * The projections of the journal. Their rows and their cursors change in one transaction, which only one node makes at a
 * time; so every entry takes effect once, wherever a node dies.
 */
export class ProjectionStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns how many entries of the journal the live version of a projection has not applied. */
  async countBehind(name: string): Promise<number> {
    const [row] = await this.#database.query(
      `SELECT count(*) AS entries FROM finished WHERE no >
        coalesce((SELECT upto FROM projections WHERE name = $1 AND live = 1), 0)`,
      [name],
    );
    return row === undefined ? 0 : numberColumn(row, 'entries');
  }

  /** Returns the versions of a projection, the live one first. */
  listCursors(name: string): Promise<readonly ProjectionCursor[]> {
    return readCursors(this.#database.query, name);
  }

  /**
   * Applies the next entries to each version of a projection. A version that is being rebuilt becomes the live one when it
   * has caught up, and the older one is discarded.
   *
   * @returns how many entries were applied, over all versions
   */
  async runRound(
    projection: JournalProjection,
    { limit = ROUND_SIZE, includesCompared = false }: RoundOptions = {},
  ): Promise<number> {
    return this.#database.transaction(async (query) => {
      await this.#database.lock(query, `projection ${projection.name}`);
      const stored = await readCursors(query, projection.name);
      if (stored.length === 0) await insertCursor(query, projection.name, FIRST_VERSION);
      let applied = 0;
      let liveUpTo = 0;
      for (const cursor of stored.length === 0 ? [FIRST_VERSION] : stored) {
        if (cursor.state === 'compared' && !includesCompared) continue;
        const entries = await readJournal(query, cursor.upTo, limit);
        const upTo = entries.at(-1)?.no ?? cursor.upTo;
        if (entries.length > 0) {
          await projection.apply(query, cursor.version, entries);
          await query('UPDATE projections SET upto = $3 WHERE name = $1 AND version = $2', [
            projection.name,
            cursor.version,
            upTo,
          ]);
        }
        applied += entries.length;
        if (cursor.state === 'live') liveUpTo = upTo;
        if (cursor.state === 'rebuilt' && upTo >= liveUpTo) await makeLive(query, projection, cursor.version);
      }
      return applied;
    });
  }

  /**
   * Begins to rebuild a projection beside its live version, and discards a rebuild that was begun before.
   *
   * @param state whether the new version replaces the live one, or is only compared with it
   * @returns the new version
   */
  async startRebuild(
    projection: JournalProjection,
    state: 'rebuilt' | 'compared' = 'rebuilt',
  ): Promise<number> {
    return this.#database.transaction(async (query) => {
      await this.#database.lock(query, `projection ${projection.name}`);
      const cursors = await readCursors(query, projection.name);
      if (cursors.length === 0) await insertCursor(query, projection.name, FIRST_VERSION);
      for (const cursor of cursors)
        if (cursor.state !== 'live') await discard(query, projection, cursor.version);
      const version = Math.max(FIRST_VERSION.version, ...cursors.map((cursor) => cursor.version)) + 1;
      await insertCursor(query, projection.name, { version, upTo: 0, state });
      return version;
    });
  }

  /** Discards the versions of a projection that are not live. */
  async cancelRebuild(projection: JournalProjection): Promise<void> {
    await this.#database.transaction(async (query) => {
      await this.#database.lock(query, `projection ${projection.name}`);
      for (const { version, state } of await readCursors(query, projection.name))
        if (state !== 'live') await discard(query, projection, version);
    });
  }
}

async function readCursors(query: Query, name: string): Promise<readonly ProjectionCursor[]> {
  const rows = await query(
    'SELECT version, upto, live FROM projections WHERE name = $1 ORDER BY CASE live WHEN 1 THEN 0 ELSE 1 END, version',
    [name],
  );
  return rows.map((row) => ({
    version: numberColumn(row, 'version'),
    upTo: numberColumn(row, 'upto'),
    state: CURSOR_STATES[numberColumn(row, 'live')] ?? 'compared',
  }));
}

async function insertCursor(
  query: Query,
  name: string,
  { version, upTo, state }: ProjectionCursor,
): Promise<void> {
  await query('INSERT INTO projections (name, version, upto, live) VALUES ($1, $2, $3, $4)', [
    name,
    version,
    upTo,
    CURSOR_STATES.indexOf(state),
  ]);
}

async function makeLive(query: Query, projection: JournalProjection, version: number): Promise<void> {
  for (const older of await readCursors(query, projection.name))
    if (older.version !== version) await discard(query, projection, older.version);
  await query('UPDATE projections SET live = 1 WHERE name = $1 AND version = $2', [projection.name, version]);
}

async function discard(query: Query, projection: JournalProjection, version: number): Promise<void> {
  await projection.discard(query, version);
  await query('DELETE FROM projections WHERE name = $1 AND version = $2', [projection.name, version]);
}
