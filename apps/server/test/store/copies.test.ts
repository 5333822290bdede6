import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { BACKUP_TABLES } from '../../src/backup/backup-tables.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { writeBackup } from '../../src/backup/write-backup.ts';
import { openLocalBus } from '../../src/bus/local-bus.ts';
import { replay } from '../../src/game/evolve.ts';
import { Games } from '../../src/games/games.ts';
import type { Database } from '../../src/store/database.ts';
import { MIGRATIONS } from '../../src/store/migrations.ts';
import { openPostgres } from '../../src/store/postgres/open-postgres.ts';
import {
  openDatabase,
  openSharedDatabase,
  openStore,
  type Store,
  type StoreLocation,
} from '../../src/store/store.ts';
import { gameSetup, testPersonId } from '../game/played-game.ts';
import { postgresForTests } from '../private-services.ts';

const postgres = await postgresForTests();
const folder = await mkdtemp(join(tmpdir(), 'halma-copies-'));
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
  const server = openPostgres(postgres.address, 1);
  await server.query(`CREATE DATABASE halma_${count}`);
  await server.close();
  return { postgres: new URL(`/halma_${count}`, postgres.address).href };
}

function there<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('it is not there');
  return value;
}

const opened = async (place: StoreLocation): Promise<Store> => there(await openStore(place));

async function on<Value>(database: Database, work: (database: Database) => Promise<Value>): Promise<Value> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const backUp = (place: StoreLocation, file: string) =>
  on(there(openSharedDatabase(place)), (database) => writeBackup(database, file));
const restore = (place: StoreLocation, file: string) =>
  on(there(openDatabase(place)), (database) => restoreBackup(database, file));

describe.each([
  ['SQLite', 'SQLite'],
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
  ['PostgreSQL', 'PostgreSQL'],
] as const)('from %s to %s', (from, to) => {
  const skipped = postgres === undefined && (from === 'PostgreSQL' || to === 'PostgreSQL');

  test.skipIf(skipped)(
    'invariant 15: a backup made while people play restores every game up to one moment',
    async () => {
      const [place, other] = [await newLocation(from), await newLocation(to)];
      const store = await opened(place);
      const liveGames = new Games({
        store: store.games,
        bus: openLocalBus(),
        now: Date.now,
        random: Math.random,
      });
      await store.people.addGuest(testPersonId(0), 1_700_000_000_000);
      const first = await offerAndDecline(liveGames, testPersonId(0));
      const others = Promise.all(
        Array.from({ length: 20 }, (_, index) => offerAndDecline(liveGames, testPersonId(index + 1))),
      );
      const file = join(folder, `backup-${count}`);
      expect(await backUp(place, file)).toMatchObject({ ok: true });
      const games = [first, ...(await others)];
      expect(await restore(other, file)).toMatchObject({ ok: true });

      const restored = await opened(other);
      expect(await restored.games.read(first, -1)).toEqual(await store.games.read(first, -1));
      expect(await restored.people.find(testPersonId(0))).toEqual(await store.people.find(testPersonId(0)));
      for (const [index, game] of games.entries()) {
        const [whole, kept] = [await store.games.read(game, -1), await restored.games.read(game, -1)];
        expect(kept).toEqual(whole.slice(0, kept.length));
        const [row] = await restored.games.listForPerson(testPersonId(index), {}, false, 1);
        expect(row?.phase).toBe(replay(game, kept)?.phase);
      }
      await store.close();
      await restored.close();
    },
  );
});

/** Creates a game with many events. Returns its id. */
async function offerAndDecline(games: Games, person: string): Promise<string> {
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

test('a backup has all tables', async () => {
  const place = await newLocation('SQLite');
  await (await opened(place)).close();
  const tables = await on(there(openSharedDatabase(place)), (database) =>
    database.query(database.tableNamesSql),
  );
  expect(tables.map(({ name }) => name).toSorted()).toEqual(
    ['migrations', ...BACKUP_TABLES.map(({ name }) => name)].toSorted(),
  );
});

test('restores more rows than one batch', async () => {
  const [place, other] = [await newLocation('SQLite'), await newLocation('SQLite')];
  const store = await opened(place);
  await Promise.all(Array.from({ length: 2001 }, (_, index) => store.people.addGuest(`guest-${index}`, 1)));
  await store.close();
  const file = join(folder, 'many');
  expect(await backUp(place, file)).toEqual({ ok: true, value: 2001 });
  expect(await restore(other, file)).toEqual({ ok: true, value: 2001 });
});

describe('a backup', () => {
  test('can be read by its owner alone, replaces no file and leaves no unfinished file', async () => {
    const place = await newLocation('SQLite');
    await (await opened(place)).close();
    const file = join(folder, 'only');
    expect(await backUp(place, file)).toEqual({ ok: true, value: 0 });
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await backUp(place, file)).toEqual({ ok: false, refusal: `The file "${file}" already exists.` });
    expect((await readdir(folder)).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });

  test('is not restored into a store with data', async () => {
    const place = await newLocation('SQLite');
    await (await opened(place)).close();
    const file = join(folder, 'over');
    await backUp(place, file);
    expect(await restore(place, file)).toMatchObject({
      ok: false,
      refusal: expect.stringContaining('not empty'),
    });
  });

  test('that does not exist is refused', async () => {
    const file = join(folder, 'nowhere');
    expect(await restore(await newLocation('SQLite'), file)).toEqual({
      ok: false,
      refusal: `There is no file "${file}".`,
    });
  });

  const head = '{"backup":"halma","version":1}\n';
  const newer = MIGRATIONS.length + 1;
  test.each([
    ['is empty', '', /incomplete/],
    ['is another kind of file', 'GIF89a', /not a Halma backup/],
    ['has no first line', '{"table":"people"}\n', /not a Halma backup/],
    ['was cut off', `${head}{"table":"nodes"}\n{"row":{"node":"n","at":1}}\n`, /incomplete/],
    ['was cut off in a line', `${head}{"table":"no`, /not a Halma backup/],
    ['has lost a row', `${head}{"table":"nodes"}\n{"end":1}\n`, /incomplete/],
    ['goes on after its end', `${head}{"end":0}\n{"table":"nodes"}\n`, /not a Halma backup/],
    ['has a table of its own', `${head}{"table":"secrets"}\n{"end":0}\n`, /"secrets"/],
    [
      'smuggles a statement',
      `${head}{"table":"nodes"}\n{"row":{"at) --":1}}\n{"end":1}\n`,
      /not a Halma backup/,
    ],
    ['is newer', `{"backup":"halma","version":${newer}}\n{"end":0}\n`, /is newer than this program/],
  ])('that %s changes nothing', async (_, text, problem) => {
    const place = await newLocation('SQLite');
    const file = join(folder, `bad-${count}`);
    await writeFile(file, text);
    const outcome = await restore(place, file);
    expect(outcome).toMatchObject({ ok: false });
    expect(outcome.ok || outcome.refusal).toMatch(problem);
    expect(
      await on(there(openDatabase(place)), (database) => database.query(database.tableNamesSql)),
    ).toEqual([]);
  });

  test('of an older schema is migrated at the next start', async () => {
    const place = await newLocation('SQLite');
    const file = join(folder, 'older');
    await writeFile(file, `${head}{"table":"nodes"}\n{"row":{"node":"n","at":7}}\n{"end":1}\n`);
    expect(await restore(place, file)).toEqual({ ok: true, value: 1 });
    const store = await opened(place);
    expect(await store.passkeys.find('none')).toBeUndefined();
    expect(await store.nodes.lastHeartbeat(0)).toBe(7);
    await store.close();
  });
});
