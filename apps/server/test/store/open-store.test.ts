import { once } from 'node:events';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { expect, test } from 'vitest';
import { openStoreAndBus } from '../../src/open-store-and-bus.ts';
import { explainFolderError, explainSqliteError } from '../../src/store/sqlite/folder-errors.ts';
import { openSharedDatabase, openStore } from '../../src/store/store.ts';
import { appendAll, appendsOf, locationsForTests, openUnusedStore, startedGame } from './stores.ts';

const { folder, postgres } = await locationsForTests();

test('lets only one server at a time use a data folder', async () => {
  const location = { folder: join(folder, 'alone') };
  const first = await openUnusedStore(location);
  expect(await openStore(location)).toBeUndefined();
  await first.close();
  const second = await openUnusedStore(location);
  await second.close();
});

// Windows has no such permissions.
test.skipIf(process.platform === 'win32')('lets no other user of the machine read the database', async () => {
  const modeOf = async (path: string): Promise<number> => (await stat(path)).mode & 0o777;
  const created = { folder: join(folder, 'created', 'by-the-server') };
  const existing = { folder: join(folder, 'existing') };
  await mkdir(existing.folder, { mode: 0o755 });
  for (const location of [created, existing]) {
    const store = await openUnusedStore(location);
    for (const file of ['halma.db', 'halma.db-wal', 'halma.db-shm'])
      expect(await modeOf(join(location.folder, file)), file).toBe(0o600);
    await store.close();
  }
  expect(await modeOf(created.folder)).toBe(0o700);
  expect(await modeOf(existing.folder)).toBe(0o755);
});

test.skipIf(postgres === undefined)('lets several nodes migrate PostgreSQL at the same time', async () => {
  // No other test in this file uses the database.
  const location = { postgres: postgres ?? '' };
  const stores = await Promise.all([
    openUnusedStore(location),
    openUnusedStore(location),
    openUnusedStore(location),
  ]);
  for (const store of stores) {
    await store.check();
    await store.close();
  }
});

test('keeps acknowledged events after a restart', async () => {
  const location = { folder: join(folder, 'again') };
  const before = await openUnusedStore(location);
  const appends = appendsOf(startedGame());
  await appendAll(before, appends);
  await before.close();
  const after = await openUnusedStore(location);
  expect(await after.games.read(appends[0]?.state.game ?? '', -1)).toHaveLength(appends.length);
  await after.close();
});

test('leaves no deleted messages in the file of the database', async () => {
  const location = { folder: join(folder, 'deleted') };
  const message = 'a message to be deleted';
  const path = join(location.folder, 'halma.db');
  const readDatabase = async (): Promise<string> => {
    const database = new Sqlite(path);
    // Until this checkpoint, the latest changes are only in the write-ahead log.
    database.pragma('wal_checkpoint(TRUNCATE)');
    database.close();
    return readFile(path, 'latin1');
  };
  const before = await openUnusedStore(location);
  const [game, person] = ['game00000001', 'author0000000001'];
  await before.people.addGuest(person, 1);
  for (let line = 1; line <= 100; line += 1)
    await before.chat.add({
      game,
      command: `line ${line}`,
      at: line,
      person,
      seat: undefined,
      channel: 'table',
      text: `${message} ${line}`,
    });
  await before.close();
  expect(await readDatabase()).toContain(message);
  const after = await openUnusedStore(location);
  await after.people.anonymize(person, 2);
  await after.close();
  expect(await readDatabase()).not.toContain(message);
});

test('waits for another process that is writing, while other work continues', async () => {
  const location = { folder: join(folder, 'busy') };
  const store = await openUnusedStore(location);
  const otherProcess = new Sqlite(join(location.folder, 'halma.db'));
  otherProcess.exec('BEGIN IMMEDIATE');
  let isAdded = false;
  const adding = store.people.addGuest('late-guest', 1).then(() => {
    isAdded = true;
  });
  let longestPauseMs = 0;
  for (let turn = 0; turn < 20; turn += 1) {
    const startedAt = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 10));
    longestPauseMs = Math.max(longestPauseMs, performance.now() - startedAt);
    expect(await store.people.find('late-guest')).toBeUndefined();
  }
  expect(longestPauseMs).toBeLessThan(1000);
  expect(isAdded).toBe(false);
  otherProcess.exec('COMMIT');
  await adding;
  expect(await store.people.find('late-guest')).toBeDefined();
  otherProcess.close();
  await store.close();
});

test.each(['lock', 'halma.db'])('explains in one sentence that it cannot open the file %s', async (file) => {
  const location = { folder: join(folder, `closed-${file}`) };
  // SQLite cannot open a folder, just as it cannot open a file of another user.
  await mkdir(join(location.folder, file), { recursive: true });
  const result = await openStoreAndBus({ store: location, nats: undefined }, () => undefined);
  const refusal = `The data folder "${location.folder}" cannot be used: this user may not use its files. Choose another folder with DATA_DIR.`;
  expect(result).toEqual({ ok: false, refusal });
});

test('explains that the data folder contains a file that is not a database', async () => {
  const location = { folder: join(folder, 'other-data') };
  await mkdir(location.folder);
  await writeFile(
    join(location.folder, 'halma.db'),
    'not a database, but long enough to have a header of one'.repeat(10),
  );
  const result = await openStoreAndBus({ store: location, nats: undefined }, () => undefined);
  const refusal = `The data folder "${location.folder}" cannot be used: its file halma.db is not a database. Choose another folder with DATA_DIR.`;
  expect(result).toEqual({ ok: false, refusal });
});

test.each<readonly [path: string, reason: string]>([
  ...(process.platform === 'linux' ? [['/proc/halma/data', 'no folder can be created there'] as const] : []),
  [process.execPath, 'it is a file, or a broken link'],
  [join(process.execPath, 'data'), 'it, or a folder above it, is a file'],
])('explains that the data folder %s cannot be used: %s', async (path, reason) => {
  const result = await openStoreAndBus({ store: { folder: path }, nats: undefined }, () => undefined);
  const refusal = `The data folder "${path}" cannot be used: ${reason}. Choose another folder with DATA_DIR.`;
  expect(result).toEqual({ ok: false, refusal });
});

// The superuser may write to any folder.
test.skipIf(process.getuid?.() === 0)('explains that it may not write to the data folder', async () => {
  const location = { folder: join(folder, 'read-only') };
  await (await openUnusedStore(location)).close();
  await chmod(location.folder, 0o555);
  const result = await openStoreAndBus({ store: location, nats: undefined }, () => undefined);
  const refusal = `The data folder "${location.folder}" cannot be used: this user may not use it. Choose another folder with DATA_DIR.`;
  expect(result).toEqual({ ok: false, refusal });
  await chmod(location.folder, 0o000);
  // Otherwise an operator's command would say that the folder contains no data.
  expect(() => openSharedDatabase(location)).toThrow(/EACCES/);
  await chmod(location.folder, 0o755);
});

test.each([
  [{ code: 'EROFS' }, 'its disk is read-only', undefined],
  [{ code: 'SQLITE_FULL', rawCode: 13 }, 'its disk is full', 'its disk is full'],
  [
    // The folder is read-only, which libsql has no name for.
    { code: 'UNKNOWN_SQLITE_ERROR_1544', rawCode: 1544 },
    'this user may not write its files',
    'this user may not write its files',
  ],
  [{ code: 'SQLITE_CONSTRAINT', rawCode: 19 }, undefined, undefined],
])('explains the error %j of a folder and of its database', (properties, ofFolder, ofDatabase) => {
  const error = Object.assign(new Error('it failed'), properties);
  expect(explainFolderError(error)).toBe(ofFolder);
  expect(explainSqliteError(error)).toBe(ofDatabase);
});

/** Starts a server that answers connections as PostgreSQL does when it refuses them. */
async function startRefusingPostgres(code: string, message: string) {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const header = Buffer.alloc(5);
  header.write('E');
  header.writeInt32BE(fields.length + 4, 1);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    // A message of 8 bytes is a request for TLS, which `N` refuses. Any other is the startup message.
    socket.once('data', (data) => socket.end(data.length === 8 ? 'N' : Buffer.concat([header, fields])));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    server,
    address: `postgres://halma:secret@127.0.0.1:${(server.address() as AddressInfo).port}/halma`,
  };
}

test.each([
  [
    'a wrong password',
    ['28P01', 'password authentication failed for user "halma"', ''],
    'PostgreSQL rejects the user or the password in DATABASE_URL.',
  ],
  [
    'a connection without TLS where TLS is required',
    ['28000', 'no pg_hba.conf entry for host "192.0.2.1", user "halma", database "halma", no encryption', ''],
    'PostgreSQL accepts only connections over TLS: add ?sslmode=verify-full to DATABASE_URL.',
  ],
  [
    'a machine that may not connect',
    [
      '28000',
      'no pg_hba.conf entry for host "192.0.2.1", user "halma", database "halma", SSL encryption',
      '',
    ],
    'PostgreSQL does not let the user in DATABASE_URL connect from this machine; see its pg_hba.conf.',
  ],
  [
    'TLS that PostgreSQL does not offer',
    ['', '', '?sslmode=verify-full'],
    'PostgreSQL does not offer TLS, which DATABASE_URL asks for.',
  ],
] as const)('explains %s in one sentence', async (_, [code, message, query], refusal) => {
  const { server, address } = await startRefusingPostgres(code, message);
  const result = await openStoreAndBus(
    { store: { postgres: `${address}${query}` }, nats: undefined },
    () => undefined,
  );
  expect(result).toEqual({ ok: false, refusal });
  server.close();
});

test.each([
  [
    'a port at which nothing listens',
    'postgres://halma@127.0.0.1:9/halma',
    'PostgreSQL is not listening at the host and port in DATABASE_URL.',
  ],
  ['an unknown host', 'postgres://halma@host.invalid/halma', 'The host in DATABASE_URL cannot be resolved.'],
  [
    'a missing certificate',
    'postgres://halma@127.0.0.1:9/halma?sslmode=verify-full&sslrootcert=/nowhere/ca.pem',
    "The database in DATABASE_URL cannot be used: ENOENT: no such file or directory, open '/nowhere/ca.pem'.",
  ],
  ['an invalid URL', 'postgres://[halma', 'The database in DATABASE_URL cannot be used: Invalid URL.'],
] as const)('explains %s in one sentence', async (_, address, refusal) => {
  const result = await openStoreAndBus({ store: { postgres: address }, nats: undefined }, () => undefined);
  expect(result).toEqual({ ok: false, refusal });
});

test.skipIf(postgres === undefined)('explains an unknown database in one sentence', async () => {
  const address = postgres?.replace(/\w+$/, 'missing') ?? '';
  const result = await openStoreAndBus({ store: { postgres: address }, nats: undefined }, () => undefined);
  const refusal = 'PostgreSQL has no database with the name in DATABASE_URL.';
  expect(result).toEqual({ ok: false, refusal });
});
