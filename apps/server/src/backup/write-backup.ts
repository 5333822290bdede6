import { constants } from 'node:fs';
import { type FileHandle, link, open, rm } from 'node:fs/promises';
import type { Database, Query, Row } from '../store/database.ts';
import { MIGRATIONS, newerTables, versionOf } from '../store/migrations.ts';
import { KEPT_TABLES, type KeptTable } from './kept-tables.ts';
import { writeLine } from './lines.ts';
import { type BackupOutcome, refusal } from './outcome.ts';

/** So many rows are in memory at a time. */
const PAGE = 1000;

/**
 * Writes everything a database holds at one moment into a new file, readable by its owner alone: it has the hashes of
 * passwords. Servers may go on using the database. The file has its name only once it is whole and on the disk.
 * Refuses a file that is there, and tables newer than this program.
 */
export async function writeBackup(database: Database, path: string): Promise<BackupOutcome> {
  const unfinished = `${path}.unfinished`;
  const { O_WRONLY, O_CREAT, O_TRUNC } = constants;
  const file = await open(unfinished, O_WRONLY | O_CREAT | O_TRUNC, 0o600);
  try {
    const outcome = await database.snapshot((query) => writeTables(query, file));
    if (!outcome.ok) return outcome;
    await file.sync();
    // Unlike renaming, linking never replaces a file.
    await link(unfinished, path);
    return outcome;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      return refusal(`There is a file "${path}" already.`);
    throw error;
  } finally {
    await file.close();
    await rm(unfinished);
  }
}

async function writeTables(query: Query, file: FileHandle): Promise<BackupOutcome> {
  const version = await versionOf(query);
  if (version > MIGRATIONS.length) return refusal(newerTables(version));
  await file.appendFile(writeLine({ backup: 'halma', version }));
  let count = 0;
  for (const table of KEPT_TABLES.filter(({ since }) => since <= version)) {
    await file.appendFile(writeLine({ table: table.name }));
    for await (const rows of pagesOf(query, table)) {
      await file.appendFile(rows.map((row) => writeLine({ row })).join(''));
      count += rows.length;
    }
  }
  await file.appendFile(writeLine({ end: count }));
  return { ok: true, rows: count };
}

async function* pagesOf(query: Query, { name, key }: KeptTable): AsyncGenerator<readonly Row[]> {
  const columns = key.join(', ');
  const places = key.map((_, index) => `$${index + 1}`).join(', ');
  let last: Row | undefined;
  do {
    const after = last === undefined ? '' : `WHERE (${columns}) > (${places})`;
    const values = last === undefined ? [] : key.map((column) => last?.[column] ?? null);
    const rows: readonly Row[] = await query(
      `SELECT * FROM ${name} ${after} ORDER BY ${columns} LIMIT ${PAGE}`,
      values,
    );
    if (rows.length > 0) yield rows;
    last = rows.length < PAGE ? undefined : rows.at(-1);
  } while (last !== undefined);
}
