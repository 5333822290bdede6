import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database, Query } from '../../src/store/database.ts';
import { openDatabase } from '../../src/store/store.ts';
import { createDataFolder } from '../data-folder.ts';

let folder: string;
let database: Database;

beforeAll(async () => {
  folder = await createDataFolder();
  const opened = openDatabase({ folder });
  if (opened === undefined) throw new Error('the folder is locked');
  database = opened;
  await database.transaction((query) => query('CREATE TABLE notes (note TEXT)'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => database.transaction((query) => query('DELETE FROM notes')));

const listNotes = (): Promise<readonly unknown[]> => database.query('SELECT note FROM notes');

test('work that has failed cannot write in the transaction of other work', async () => {
  let queryOfFailedWork: Query | undefined;
  const failing = database.transaction(async (query) => {
    queryOfFailedWork = query;
    throw new Error('failed');
  });
  const other = database.transaction(async (query) => {
    await query("INSERT INTO notes VALUES ('other')");
    await expect(queryOfFailedWork?.("INSERT INTO notes VALUES ('late')")).rejects.toThrow('has ended');
  });
  await expect(failing).rejects.toThrow('failed');
  await other;
  expect(await listNotes()).toEqual([{ note: 'other' }]);
});

test('work whose transaction was ended by an error cannot write outside it', async () => {
  const work = database.transaction(async (query) => {
    // A full disk ends a transaction in the same way.
    await query('ROLLBACK');
    await query("INSERT INTO notes VALUES ('outside')");
  });
  await expect(work).rejects.toThrow('has ended');
  expect(await listNotes()).toEqual([]);
});

test('a write that arrives after a closing store’s last commit is refused', async () => {
  const closingDatabase = openDatabase({ folder: join(folder, 'closing') });
  if (closingDatabase === undefined) throw new Error('the folder is locked');
  const insert = { sql: "INSERT INTO notes VALUES ('late')" };
  const created = closingDatabase.transaction((query) => query('CREATE TABLE notes (note TEXT)'));
  const closing = closingDatabase.close();
  // Work that arrives before the last commit becomes part of that commit.
  const inTime = closingDatabase.batch([insert]);
  await Promise.all([created, inTime, closing]);
  // The library would end the process if a statement were to run now.
  await expect(closingDatabase.batch([insert])).rejects.toThrow('the store is closed');
  await expect(closingDatabase.transaction((query) => query(insert.sql))).rejects.toThrow(
    'the store is closed',
  );
  const reopened = openDatabase({ folder: join(folder, 'closing') });
  const closingAgain = reopened?.close();
  await expect(reopened?.batch([insert])).rejects.toThrow('the store is closed');
  await closingAgain;
});
