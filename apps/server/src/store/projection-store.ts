import { enumColumn, numberColumn } from './columns.ts';
import type { Database, Query } from './database.ts';
import { type JournalEntry, readJournal } from './journal-store.ts';

/**
 * The maximum number of journal entries that one round reads for each version, so that no player waits for its transaction.
 */
const ROUND_SIZE = 100;

/** The maximum number of a retired version's rows that one round deletes from each table. */
const MAX_DISCARDED_ROWS = 500;

/**
 * Tables derived from the journal of finished games. They can be rebuilt: each row has a version, and a rebuild fills
 * the next version alongside the live one.
 */
export interface JournalProjection {
  readonly name: string;
  /** Writes the changes that the next entries cause, in the transaction that moves the cursor. */
  apply(query: Query, version: number, entries: readonly JournalEntry[]): Promise<void>;
  /** Deletes rows of a version, at most `limit` from each table, and returns whether any are left. */
  discard(query: Query, version: number, limit: number): Promise<boolean>;
}

/** The progress of one version of a projection through the journal. */
export interface ProjectionCursor {
  readonly version: number;
  /** The number of the last entry that this version has applied. */
  readonly upTo: number;
  /**
   * Readers see the `live` version. A `rebuilt` one replaces it when it has caught up. A `compared` one never does, and
   * only the process that started it continues it. The rows of a `retired` one are deleted, some in each round.
   */
  readonly state: (typeof CURSOR_STATES)[number];
}

/** A cursor with the time at which a process last continued it, which is kept up to date only in the state `compared`. */
interface StoredCursor extends ProjectionCursor {
  readonly usedAt: number;
}

/** The states of a version, in the order of their numbers in the column `live`. */
const CURSOR_STATES = ['rebuilt', 'live', 'compared', 'retired'] as const;

/** The options of a round. */
export interface RoundOptions {
  /** The maximum number of entries that each version reads. */
  readonly limit?: number;
  /** Whether the round also continues the version that is to be compared. */
  readonly includesCompared?: boolean;
}

const FIRST_VERSION: ProjectionCursor = { version: 1, upTo: 0, state: 'live' };

/** How long a version that is to be compared is kept if no process continues it, in milliseconds. */
export const COMPARED_LEASE_MS: number = 30 * 60_000;

/** The work of a projection: none, entries to apply, or only rows of retired versions to delete. */
const PROJECTION_WORK = ['none', 'entries', 'rows'] as const;
export type ProjectionWork = (typeof PROJECTION_WORK)[number];

/**
 * The projections of the journal. Their rows and their cursors change in one transaction, which only one node runs at a
 * time; so every entry takes effect exactly once, even if a node dies.
 */
export class ProjectionStore {
  readonly #database: Database;
  readonly #now: () => number;

  /** @param now returns milliseconds since 1970 */
  constructor(database: Database, now: () => number = Date.now) {
    this.#database = database;
    this.#now = now;
  }

  /**
   * Returns the work of the next round. A rebuild counts as entries, even if it only has to replace the live version.
   */
  async findWork(name: string): Promise<ProjectionWork> {
    const [row] = await this.#database.query(
      `SELECT CASE WHEN coalesce((SELECT max(no) FROM finished), 0) >
          coalesce((SELECT upto FROM projections WHERE name = $1 AND live = ${stateNumber('live')}), 0)
        OR EXISTS (SELECT 1 FROM projections WHERE name = $1 AND live = ${stateNumber('rebuilt')})
        THEN 'entries'
        WHEN EXISTS (SELECT 1 FROM projections WHERE name = $1 AND (live = ${stateNumber('retired')}
          OR (live = ${stateNumber('compared')} AND used_at < $2)))
        THEN 'rows' ELSE 'none' END AS work`,
      [name, this.#now() - COMPARED_LEASE_MS],
    );
    return row === undefined ? 'none' : enumColumn(row, 'work', PROJECTION_WORK);
  }

  /** Returns the versions of a projection, the live one first. */
  async listCursors(name: string): Promise<readonly ProjectionCursor[]> {
    const cursors = await readCursors(this.#database.query, name);
    return cursors.map(({ usedAt: _, ...cursor }) => cursor);
  }

  /**
   * Applies the next entries to each version of a projection. A version that is being rebuilt becomes the live one when
   * it has caught up, and the older one is retired. Some rows of a retired version are deleted.
   *
   * @returns how many entries were applied, over all versions
   */
  async runRound(
    projection: JournalProjection,
    { limit = ROUND_SIZE, includesCompared = false }: RoundOptions = {},
  ): Promise<number> {
    return this.#withLock(projection.name, async (query, cursors) => {
      if (cursors.length === 0) await insertCursor(query, projection.name, FIRST_VERSION);
      let appliedCount = 0;
      let liveUpTo = 0;
      for (const cursor of cursors.length === 0 ? [{ ...FIRST_VERSION, usedAt: 0 }] : cursors) {
        if (cursor.state === 'retired') {
          await discardRetiredRows(query, projection, cursor.version);
          continue;
        }
        if (cursor.state === 'compared') {
          // The process that compares it may have been killed.
          if (!includesCompared) {
            if (cursor.usedAt < this.#now() - COMPARED_LEASE_MS)
              await setState(query, projection.name, cursor.version, 'retired');
            continue;
          }
          await markUsed(query, projection.name, cursor.version, this.#now());
        }
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
        appliedCount += entries.length;
        if (cursor.state === 'live') liveUpTo = upTo;
        if (cursor.state === 'rebuilt' && upTo >= liveUpTo) {
          await retire(query, projection.name, cursors, ['live']);
          await setState(query, projection.name, cursor.version, 'live');
        }
      }
      return appliedCount;
    });
  }

  /**
   * Begins to build a version of a projection alongside the live one. Retires versions that were begun earlier for the
   * same purpose.
   *
   * @param state whether the new version replaces the live one, or is only compared with it
   * @returns the new version
   */
  async startRebuild(
    projection: JournalProjection,
    state: 'rebuilt' | 'compared' = 'rebuilt',
  ): Promise<number> {
    return this.#database.transaction((query) =>
      beginRebuild(this.#database, query, projection.name, state, this.#now()),
    );
  }

  /** Retires one version of a projection, unless it is the live one. */
  async retireVersion(projection: JournalProjection, version: number): Promise<void> {
    await this.#withLock(projection.name, async (query, cursors) => {
      const found = cursors.find((cursor) => cursor.version === version);
      if (found !== undefined && found.state !== 'live')
        await setState(query, projection.name, version, 'retired');
    });
  }

  /**
   * Runs an action while a version and the live one have applied the same entries and can apply no others.
   *
   * @returns `behind` if the two have applied different entries, `gone` if the version is no longer compared
   */
  async whileInStep<Value>(
    name: string,
    version: number,
    action: (query: Query, live: ProjectionCursor) => Promise<Value>,
  ): Promise<Value | 'behind' | 'gone'> {
    return this.#withLock(name, async (query, cursors) => {
      const live = cursors.find(({ state }) => state === 'live');
      const compared = cursors.find((cursor) => cursor.version === version && cursor.state === 'compared');
      if (live === undefined || compared === undefined) return 'gone';
      return live.upTo === compared.upTo ? action(query, live) : 'behind';
    });
  }

  /** Runs work in a transaction in which no other node changes the projection or its cursors. */
  #withLock<Value>(
    name: string,
    work: (query: Query, cursors: readonly StoredCursor[]) => Promise<Value>,
  ): Promise<Value> {
    return this.#database.transaction(async (query) => {
      await this.#database.lock(query, projectionLock(name));
      return work(query, await readCursors(query, name));
    });
  }
}

/**
 * Begins to build a version of a projection, as `startRebuild` does, in a transaction that also changes what the new
 * version depends on. The servers continue a rebuilt version by themselves.
 *
 * @param now milliseconds since 1970
 * @returns the new version
 */
export async function beginRebuild(
  database: Database,
  query: Query,
  name: string,
  state: 'rebuilt' | 'compared',
  now: number,
): Promise<number> {
  await database.lock(query, projectionLock(name));
  const cursors = await readCursors(query, name);
  if (cursors.length === 0) await insertCursor(query, name, FIRST_VERSION);
  await retire(query, name, cursors, [state]);
  const version = Math.max(FIRST_VERSION.version, ...cursors.map((cursor) => cursor.version)) + 1;
  await insertCursor(query, name, { version, upTo: 0, state });
  await markUsed(query, name, version, now);
  return version;
}

/** Returns the name of the lock that a transaction takes before it changes rows or cursors of a projection. */
export function projectionLock(name: string): string {
  return `projection ${name}`;
}

/** Returns the number of a state in the column `live`. */
function stateNumber(state: ProjectionCursor['state']): number {
  return CURSOR_STATES.indexOf(state);
}

async function readCursors(query: Query, name: string): Promise<readonly StoredCursor[]> {
  const rows = await query(
    'SELECT version, upto, live, used_at FROM projections WHERE name = $1 ORDER BY CASE live WHEN 1 THEN 0 ELSE 1 END, version',
    [name],
  );
  return rows.map((row) => ({
    version: numberColumn(row, 'version'),
    upTo: numberColumn(row, 'upto'),
    state: CURSOR_STATES[numberColumn(row, 'live')] ?? 'retired',
    usedAt: numberColumn(row, 'used_at'),
  }));
}

async function markUsed(query: Query, name: string, version: number, now: number): Promise<void> {
  await query('UPDATE projections SET used_at = $3 WHERE name = $1 AND version = $2', [name, version, now]);
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
    stateNumber(state),
  ]);
}

/** Retires the versions that are in one of these states. */
async function retire(
  query: Query,
  name: string,
  cursors: readonly ProjectionCursor[],
  states: readonly ProjectionCursor['state'][],
): Promise<void> {
  for (const { version, state } of cursors)
    if (states.includes(state)) await setState(query, name, version, 'retired');
}

async function setState(
  query: Query,
  name: string,
  version: number,
  state: ProjectionCursor['state'],
): Promise<void> {
  await query('UPDATE projections SET live = $3 WHERE name = $1 AND version = $2', [
    name,
    version,
    stateNumber(state),
  ]);
}

async function discardRetiredRows(
  query: Query,
  projection: JournalProjection,
  version: number,
): Promise<void> {
  if (await projection.discard(query, version, MAX_DISCARDED_ROWS)) return;
  await query('DELETE FROM projections WHERE name = $1 AND version = $2', [projection.name, version]);
}
