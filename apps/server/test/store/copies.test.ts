import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { writeBackup } from '../../src/backup/write-backup.ts';
import { replay } from '../../src/game/evolve.ts';
import type { Games } from '../../src/games/games.ts';
import { placeholders } from '../../src/store/columns.ts';
import type { Database, Row, Statement } from '../../src/store/database.ts';
import { FIRST_PAGE } from '../../src/store/game-store.ts';
import { MIGRATIONS } from '../../src/store/migrations.ts';
import { openPostgres } from '../../src/store/postgres/open-postgres.ts';
import {
  openDatabase,
  openSharedDatabase,
  openStore,
  type Store,
  type StoreLocation,
} from '../../src/store/store.ts';
import { TABLES } from '../../src/store/tables.ts';
import { createDataFolder } from '../data-folder.ts';
import { createGames } from '../game/create-games.ts';
import { gameSetup, testPersonId } from '../game/played-game.ts';
import { postgresForTests } from '../private-services.ts';

const postgres = await postgresForTests();
const folder = await createDataFolder();
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true });
});

let count = 0;

/** Returns the location of an empty store. */
async function newLocation(kind: 'SQLite' | 'PostgreSQL'): Promise<StoreLocation> {
  count += 1;
  if (kind === 'SQLite') return { folder: join(folder, `store-${count}`) };
  if (postgres === undefined) throw new Error('no PostgreSQL');
  const server = openPostgres(postgres.address, { maxConnections: 1 });
  await server.query(`CREATE DATABASE halma_${count}`);
  await server.close();
  return { postgres: new URL(`/halma_${count}`, postgres.address).href };
}

function requireDefined<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the value is undefined');
  return value;
}

const openExistingStore = async (location: StoreLocation): Promise<Store> =>
  requireDefined(await openStore(location));

async function useDatabase<Value>(
  database: Database,
  work: (database: Database) => Promise<Value>,
): Promise<Value> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const backUp = (location: StoreLocation, file: string) =>
  useDatabase(requireDefined(openSharedDatabase(location)), (database) => writeBackup(database, file));
const restore = (location: StoreLocation, file: string) =>
  useDatabase(requireDefined(openDatabase(location)), (database) => restoreBackup(database, file));

describe.each([
  ['SQLite', 'SQLite'],
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
  ['PostgreSQL', 'PostgreSQL'],
] as const)('from %s to %s', (from, to) => {
  const isSkipped = postgres === undefined && (from === 'PostgreSQL' || to === 'PostgreSQL');

  test.skipIf(isSkipped)(
    'invariant 15: a backup made during play restores all games as they were at a single moment',
    async () => {
      const [source, target] = [await newLocation(from), await newLocation(to)];
      const store = await openExistingStore(source);
      const liveGames = createGames(store, { random: Math.random });
      await store.people.addGuest(testPersonId(0), 1_700_000_000_000);
      const first = await createLongGame(liveGames, testPersonId(0));
      const otherGames = Promise.all(
        Array.from({ length: 20 }, (_, index) => createLongGame(liveGames, testPersonId(index + 1))),
      );
      const file = join(folder, `backup-${count}`);
      expect(await backUp(source, file)).toMatchObject({ ok: true });
      const games = [first, ...(await otherGames)];
      expect(await restore(target, file)).toMatchObject({ ok: true });

      const restored = await openExistingStore(target);
      expect(await restored.games.read(first, -1)).toEqual(await store.games.read(first, -1));
      expect(await restored.people.find(testPersonId(0))).toEqual(await store.people.find(testPersonId(0)));
      for (const [index, game] of games.entries()) {
        const [sourceEvents, restoredEvents] = [
          await store.games.read(game, -1),
          await restored.games.read(game, -1),
        ];
        expect(restoredEvents).toEqual(sourceEvents.slice(0, restoredEvents.length));
        const [row] = await restored.games.listForPerson(
          testPersonId(index),
          { listedOnly: false },
          FIRST_PAGE,
          1,
        );
        expect(row?.phase).toBe(replay(game, restoredEvents)?.phase);
      }
      await store.close();
      await restored.close();
    },
  );

  test.skipIf(isSkipped)('a backup restores every column of every table', async () => {
    const [source, target] = [await newLocation(from), await newLocation(to)];
    await (await openExistingStore(source)).close();
    const rows = await sampleRows();
    await useDatabase(requireDefined(openSharedDatabase(source)), (database) =>
      database.batch(rows.map(([table, row]) => insertStatement(table, row))),
    );
    const file = join(folder, `every-table-${count}`);
    expect(await backUp(source, file)).toEqual({ ok: true, value: TABLES.length });
    expect(await restore(target, file)).toEqual({ ok: true, value: TABLES.length });
    await useDatabase(requireDefined(openSharedDatabase(target)), async (database) => {
      for (const [table, row] of rows)
        expect([table, await database.query(`SELECT * FROM ${table}`)]).toEqual([table, [row]]);
    });
  });
});

/** Returns a row for each table, with a value in each column. */
async function sampleRows(): Promise<readonly (readonly [table: string, row: Row])[]> {
  const location = await newLocation('SQLite');
  await (await openExistingStore(location)).close();
  return useDatabase(requireDefined(openSharedDatabase(location)), (database) =>
    Promise.all(
      TABLES.map(async ({ name }) => {
        const columns = await database.query('SELECT name, type FROM pragma_table_info($1)', [name]);
        const entries = columns.map((column) => [column.name, column.type === 'TEXT' ? 'x' : 1]);
        return [name, Object.fromEntries(entries)] as const;
      }),
    ),
  );
}

function insertStatement(table: string, row: Row): Statement {
  const values = Object.values(row);
  const columns = Object.keys(row).join(', ');
  return { sql: `INSERT INTO ${table} (${columns}) VALUES (${placeholders(values)})`, values };
}

/** Creates a game with many draw offers. Returns its id. */
async function createLongGame(games: Games, person: string): Promise<string> {
  const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
  const created = await games.create(gameSetup('halma-2', { seats }), person, 'create');
  if (created?.ok !== true) throw new Error('no game');
  const game = created.value;
  await games.execute(game, 'join', {
    by: 'person',
    person: person.replace('person', 'other0'),
    command: { do: 'join' },
  });
  for (let offer = 0; offer < 20; offer += 1) {
    await games.execute(game, `offer-${offer}`, { by: 'person', person, command: { do: 'offer-draw' } });
    await games.execute(game, `decline-${offer}`, { by: 'person', person, command: { do: 'decline-draw' } });
  }
  return game;
}

test('a backup contains all tables', async () => {
  const location = await newLocation('SQLite');
  await (await openExistingStore(location)).close();
  const tables = await useDatabase(requireDefined(openSharedDatabase(location)), (database) =>
    database.query(database.tableNamesSql),
  );
  expect(tables.map(({ name }) => name).toSorted()).toEqual(
    ['migrations', ...TABLES.map(({ name }) => name)].toSorted(),
  );
});

test.each(TABLES.map(({ name, since }) => [name, since] as const))(
  'the schema has the table %s from version %i on',
  (name, since) => {
    const createsTable = (statement: unknown): boolean =>
      typeof statement === 'string' && statement.startsWith(`CREATE TABLE ${name} `);
    expect(MIGRATIONS.findIndex((statements) => statements.some(createsTable)) + 1).toBe(since);
  },
);

test('restores more rows than fit on one page', async () => {
  const [source, target] = [await newLocation('SQLite'), await newLocation('SQLite')];
  const store = await openExistingStore(source);
  await Promise.all(Array.from({ length: 2001 }, (_, index) => store.people.addGuest(`guest-${index}`, 1)));
  await store.close();
  const file = join(folder, 'many');
  expect(await backUp(source, file)).toEqual({ ok: true, value: 2001 });
  expect(await restore(target, file)).toEqual({ ok: true, value: 2001 });
});

describe('a backup', () => {
  test('is readable only by its owner, replaces no file and leaves no unfinished file', async () => {
    const location = await newLocation('SQLite');
    await (await openExistingStore(location)).close();
    const file = join(folder, 'only');
    expect(await backUp(location, file)).toEqual({ ok: true, value: 0 });
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await backUp(location, file)).toEqual({
      ok: false,
      refusal: `The file "${file}" already exists.`,
    });
    expect((await readdir(folder)).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });

  test('shares no file with another backup of the same name made at the same time', async () => {
    const location = await newLocation('SQLite');
    await (await openExistingStore(location)).close();
    const file = join(folder, 'twice');
    const outcomes = await Promise.all([backUp(location, file), backUp(location, file)]);
    expect(outcomes).toContainEqual({ ok: true, value: 0 });
    expect(outcomes).toContainEqual({ ok: false, refusal: `The file "${file}" already exists.` });
    expect((await readdir(folder)).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });

  test('cannot be restored into a store that contains data', async () => {
    const location = await newLocation('SQLite');
    await (await openExistingStore(location)).close();
    const file = join(folder, 'over');
    await backUp(location, file);
    expect(await restore(location, file)).toMatchObject({
      ok: false,
      refusal: expect.stringContaining('not empty'),
    });
  });

  test('cannot be restored if the file does not exist', async () => {
    const file = join(folder, 'missing');
    expect(await restore(await newLocation('SQLite'), file)).toEqual({
      ok: false,
      refusal: `There is no file "${file}".`,
    });
  });

  const head = '{"backup":"halma","version":1}\n';
  const newerVersion = MIGRATIONS.length + 1;
  test.each([
    ['is empty', '', /incomplete/],
    ['is a different kind of file', 'GIF89a', /not a Halma backup/],
    ['has no first line', '{"table":"people"}\n', /not a Halma backup/],
    ['was cut off', `${head}{"table":"nodes"}\n{"row":{"node":"n","at":1}}\n`, /incomplete/],
    ['was cut off in a line', `${head}{"table":"no`, /not a Halma backup/],
    ['has lost a row', `${head}{"table":"nodes"}\n{"end":1}\n`, /incomplete/],
    ['continues after its end', `${head}{"end":0}\n{"table":"nodes"}\n`, /not a Halma backup/],
    ['has an unknown table', `${head}{"table":"secrets"}\n{"end":0}\n`, /"secrets"/],
    [
      'contains an SQL injection',
      `${head}{"table":"nodes"}\n{"row":{"at) --":1}}\n{"end":1}\n`,
      /not a Halma backup/,
    ],
    [
      'is newer than the program',
      `{"backup":"halma","version":${newerVersion}}\n{"end":0}\n`,
      /is newer than this program/,
    ],
  ])('that %s is refused and changes nothing', async (_, text, message) => {
    const location = await newLocation('SQLite');
    const file = join(folder, `bad-${count}`);
    await writeFile(file, text);
    const outcome = await restore(location, file);
    expect(outcome).toMatchObject({ ok: false });
    expect(outcome.ok || outcome.refusal).toMatch(message);
    expect(
      await useDatabase(requireDefined(openDatabase(location)), (database) =>
        database.query(database.tableNamesSql),
      ),
    ).toEqual([]);
  });

  test('may contain text with line separators', async () => {
    const location = await newLocation('SQLite');
    const file = join(folder, 'separators');
    const node = 'one\u2028two\u2029three\u0085four';
    await writeFile(file, `${head}{"table":"nodes"}\n{"row":{"node":"${node}","at":7}}\n{"end":1}\n`);
    expect(await restore(location, file)).toEqual({ ok: true, value: 1 });
    const rows = await useDatabase(requireDefined(openSharedDatabase(location)), (database) =>
      database.query('SELECT node FROM nodes'),
    );
    expect(rows).toEqual([{ node }]);
  });

  test('with an older schema is migrated at the next start', async () => {
    const location = await newLocation('SQLite');
    const file = join(folder, 'older');
    await writeFile(file, `${head}{"table":"nodes"}\n{"row":{"node":"n","at":7}}\n{"end":1}\n`);
    expect(await restore(location, file)).toEqual({ ok: true, value: 1 });
    const store = await openExistingStore(location);
    expect(await store.passkeys.find('none')).toBeUndefined();
    expect(await store.nodes.listSpans()).toEqual([{ startedAt: 7, beatAt: 7 }]);
    await store.close();
  });
});
