import { randomUUID } from 'node:crypto';
import { type FileHandle, link, open, rm } from 'node:fs/promises';
import { accept, type Result } from '@halma/protocol';
import type { Database, Query, Row } from '../store/database.ts';
import { MIGRATIONS, newerSchemaMessage, schemaVersion } from '../store/migrations.ts';
import { openSharedDatabase, type StoreLocation } from '../store/store.ts';
import { TABLES, type Table } from '../store/tables.ts';
import { formatBackupLine } from './backup-line.ts';

/** The maximum number of rows held in memory at a time. */
const PAGE_SIZE = 1000;

/** Backs up a store, whether or not servers are using it. Returns the number of rows. */
export async function backUp(location: StoreLocation, path: string): Promise<Result<number, string>> {
  const database = openSharedDatabase(location);
  if (database === undefined) return { ok: false, refusal: 'DATA_DIR contains no server data.' };
  try {
    return await writeBackup(database, path);
  } finally {
    await database.close();
  }
}

/**
 * Writes a consistent snapshot of a database to a new file that only its owner can read, since it contains password
 * hashes. The file gets its final name once it is complete and on disk. Refuses to overwrite a file, and to back up
 * tables that are newer than this program. Returns the number of rows.
 */
export async function writeBackup(database: Database, path: string): Promise<Result<number, string>> {
  // Another backup may be writing to a file of the same name at the same time.
  const temporaryPath = `${path}.${randomUUID()}.unfinished`;
  const file = await open(temporaryPath, 'wx', 0o600);
  try {
    const rowCount = await database.snapshot((query) => writeTables(query, file));
    if (!rowCount.ok) return rowCount;
    await file.sync();
    // Unlike a rename, a link never replaces a file.
    await link(temporaryPath, path);
    return rowCount;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      return { ok: false, refusal: `The file "${path}" already exists.` };
    throw error;
  } finally {
    await file.close();
    await rm(temporaryPath);
  }
}

async function writeTables(query: Query, file: FileHandle): Promise<Result<number, string>> {
  const version = await schemaVersion(query);
  if (version > MIGRATIONS.length) return { ok: false, refusal: newerSchemaMessage(version) };
  await file.appendFile(formatBackupLine({ backup: 'halma', version }));
  let count = 0;
  for (const table of TABLES.filter(({ since }) => since <= version)) {
    await file.appendFile(formatBackupLine({ table: table.name }));
    for await (const rows of readPages(query, table)) {
      await file.appendFile(rows.map((row) => formatBackupLine({ row })).join(''));
      count += rows.length;
    }
  }
  await file.appendFile(formatBackupLine({ end: count }));
  return accept(count);
}

async function* readPages(query: Query, { name, key }: Table): AsyncGenerator<readonly Row[]> {
  const columns = key.join(', ');
  const values = key.map((_, index) => `$${index + 1}`).join(', ');
  let last: Row | undefined;
  do {
    const after = last === undefined ? '' : `WHERE (${columns}) > (${values})`;
    const lastKey = last === undefined ? [] : key.map((column) => last?.[column] ?? null);
    const rows: readonly Row[] = await query(
      `SELECT * FROM ${name} ${after} ORDER BY ${columns} LIMIT ${PAGE_SIZE}`,
      lastKey,
    );
    if (rows.length > 0) yield rows;
    last = rows.length < PAGE_SIZE ? undefined : rows.at(-1);
  } while (last !== undefined);
}
