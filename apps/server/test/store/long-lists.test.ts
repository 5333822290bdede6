import { rm } from 'node:fs/promises';
import Sqlite from 'libsql';
import { afterEach, expect, test, vi } from 'vitest';
import type { Database, Query } from '../../src/store/database.ts';
import { PeopleStore } from '../../src/store/people-store.ts';
import { RatingStore } from '../../src/store/rating-store.ts';
import { SqlGameStore } from '../../src/store/sql-game-store.ts';
import { openDatabase } from '../../src/store/store.ts';
import { createDataFolder } from '../data-folder.ts';

const ids = Array.from({ length: 1050 }, (_, index) => `id-${index}`);

const READS: Readonly<Record<string, (database: Database) => Promise<unknown>>> = {
  'names of people': (database) => new PeopleStore(database).findPublic(ids),
  'people who have blocked others': (database) => new PeopleStore(database).blockersOf(ids),
  'people separated by blocks': (database) => new PeopleStore(database).separatedFrom(ids),
  'ratings in a pool': (database) => new RatingStore(database).listIn('curios:days', ids),
  'summaries of games': (database) => new SqlGameStore(database).findSummaries(ids),
};

afterEach(() => vi.restoreAllMocks());

test.each(Object.entries(READS))('reads %s for a long list with short statements', async (_, read) => {
  const lists: (readonly unknown[])[] = [];
  const query: Query = async (_sql, values = []) => {
    lists.push(values.filter((value) => ids.includes(String(value))));
    return [];
  };
  await read({ query } as unknown as Database);
  expect(lists.flat()).toEqual(ids);
  expect(Math.max(...lists.map((list) => list.length))).toBeLessThanOrEqual(100);
});

test('SQLite keeps only statements of a limited total length prepared', async () => {
  const folder = await createDataFolder();
  const database = openDatabase({ folder });
  const prepare = vi.spyOn(Sqlite.prototype, 'prepare');
  const read = (length: number) =>
    database?.query(`SELECT 1 AS one WHERE 1 IN (${Array(length).fill('1').join()})`);
  await read(1);
  await read(1);
  expect(prepare).toHaveBeenCalledTimes(1);
  // Their total length is a million characters.
  for (let length = 600; length < 1300; length += 1) await read(length);
  prepare.mockClear();
  await read(1);
  expect(prepare).toHaveBeenCalledTimes(1);
  await database?.close();
  await rm(folder, { recursive: true });
});
