import { open } from 'node:fs/promises';
import type { Database, Query, Row } from '../store/database.ts';
import { MIGRATION, MIGRATIONS, makeTables, newerTables } from '../store/migrations.ts';
import { KEPT_TABLES } from './kept-tables.ts';
import { readLine } from './lines.ts';
import { type BackupOutcome, refusal } from './outcome.ts';

/** Thrown within the transaction, so that nothing of a bad backup stays. */
class NotRestored extends Error {}

/**
 * Puts the content of a backup into an empty database, whichever of the two kinds it was made from: all of it, or nothing
 * at all. The tables get the version they had; the next start of a server brings them up to date. Refuses a database that
 * has tables, a file that is no backup or not a whole one, and one that is newer than this program.
 */
export async function restoreBackup(database: Database, path: string): Promise<BackupOutcome> {
  if ((await database.query(database.tableNames)).length > 0)
    return refusal('There is something in the database already. A backup is restored into an empty one.');
  try {
    const rows = await database.transaction(async (query) => {
      await database.lock(query, MIGRATION);
      return readTables(query, path);
    });
    return { ok: true, rows };
  } catch (error) {
    if (error instanceof NotRestored) return refusal(error.message);
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return refusal(`There is no file "${path}".`);
    throw error;
  }
}

async function readTables(query: Query, path: string): Promise<number> {
  let version: number | undefined;
  let table: string | undefined;
  let count = 0;
  let end: number | undefined;
  const file = await open(path);
  for await (const text of file.readLines()) {
    const line = readLine(text);
    if (line === undefined || end !== undefined || (version === undefined) !== 'backup' in line)
      throw new NotRestored(`"${path}" is no backup of Halma.`);
    if ('backup' in line) {
      version = line.version;
      await makeVersion(query, version);
    } else if ('table' in line) table = nameOfKept(line.table);
    else if ('end' in line) end = line.end;
    else if (table !== undefined) {
      await insert(query, table, line.row);
      count += 1;
    }
  }
  if (end !== count) throw new NotRestored(`"${path}" is not whole: it ends too early.`);
  return count;
}

async function makeVersion(query: Query, version: number): Promise<void> {
  if (version > MIGRATIONS.length) throw new NotRestored(newerTables(version));
  await query('CREATE TABLE migrations (version INTEGER PRIMARY KEY)');
  await makeTables(query, 0, MIGRATIONS.slice(0, version));
}

function nameOfKept(name: string): string {
  if (!KEPT_TABLES.some((kept) => kept.name === name))
    throw new NotRestored(`The backup has a table "${name}" that this program does not know.`);
  return name;
}

async function insert(query: Query, table: string, row: Row): Promise<void> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  await query(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`,
    Object.values(row),
  );
}
