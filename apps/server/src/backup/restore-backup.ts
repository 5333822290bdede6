import { createReadStream } from 'node:fs';
import { accept, type Result } from '@halma/protocol';
import { placeholders } from '../store/columns.ts';
import type { Database, Query, Row } from '../store/database.ts';
import { applyMigrations, MIGRATION_LOCK, MIGRATIONS, newerSchemaMessage } from '../store/migrations.ts';
import { openDatabase, type StoreLocation } from '../store/store.ts';
import { TABLES } from '../store/tables.ts';
import { parseBackupLine } from './backup-line.ts';

/** Thrown to roll the transaction back, so that a bad backup leaves no rows behind. */
class RestoreError extends Error {}

/** Restores a backup into an empty store that no server is using. Returns the number of rows. */
export async function restore(location: StoreLocation, path: string): Promise<Result<number, string>> {
  const database = openDatabase(location);
  if (database === undefined)
    return { ok: false, refusal: 'A server is using DATA_DIR. Stop the server first.' };
  try {
    return await restoreBackup(database, path);
  } finally {
    await database.close();
  }
}

/**
 * Loads a backup into an empty database of either kind, completely or not at all. The tables get the backup's schema
 * version; a server migrates them when it next starts. Refuses a database that has tables, a file that is not a
 * complete backup, and a backup that is newer than this program. Returns the number of rows.
 */
export async function restoreBackup(database: Database, path: string): Promise<Result<number, string>> {
  if ((await database.query(database.tableNamesSql)).length > 0)
    return { ok: false, refusal: 'The database is not empty. Restore the backup into an empty one.' };
  try {
    const rowCount = await database.transaction(async (query) => {
      await database.lock(query, MIGRATION_LOCK);
      return readTables(database, query, path);
    });
    return accept(rowCount);
  } catch (error) {
    if (error instanceof RestoreError) return { ok: false, refusal: error.message };
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return { ok: false, refusal: `There is no file "${path}".` };
    throw error;
  }
}

async function readTables(database: Database, query: Query, path: string): Promise<number> {
  let version: number | undefined;
  let table: string | undefined;
  let count = 0;
  let end: number | undefined;
  for await (const text of readLines(path)) {
    const line = parseBackupLine(text);
    if (line === undefined || end !== undefined || (version === undefined) !== 'backup' in line)
      throw new RestoreError(`"${path}" is not a Halma backup.`);
    if ('backup' in line) {
      version = line.version;
      await createSchema(database, query, version);
    } else if ('table' in line) table = checkTableName(line.table);
    else if ('end' in line) end = line.end;
    else if (table !== undefined) {
      await insertRow(query, table, line.row);
      count += 1;
    }
  }
  if (end !== count) throw new RestoreError(`"${path}" is incomplete: it ends too early.`);
  return count;
}

/**
 * Reads the lines of a file. Only a line feed ends a line: Node's `readline` also splits at U+2028 and U+2029 in some
 * versions, and JSON contains these characters unescaped.
 */
async function* readLines(path: string): AsyncGenerator<string> {
  const chunks: AsyncIterable<string> = createReadStream(path, { encoding: 'utf8' });
  let unfinishedLine = '';
  for await (const chunk of chunks) {
    const lines = (unfinishedLine + chunk).split('\n');
    unfinishedLine = lines.pop() ?? '';
    yield* lines;
  }
  if (unfinishedLine !== '') yield unfinishedLine;
}

async function createSchema(database: Database, query: Query, version: number): Promise<void> {
  if (version > MIGRATIONS.length) throw new RestoreError(newerSchemaMessage(version));
  await query('CREATE TABLE migrations (version INTEGER PRIMARY KEY)');
  await applyMigrations(database, query, 0, MIGRATIONS.slice(0, version));
}

function checkTableName(name: string): string {
  if (!TABLES.some((table) => table.name === name))
    throw new RestoreError(`The backup contains a table "${name}" that this program does not know.`);
  return name;
}

async function insertRow(query: Query, table: string, row: Row): Promise<void> {
  const columns = Object.keys(row);
  const values = Object.values(row);
  await query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${placeholders(values)})`, values);
}
