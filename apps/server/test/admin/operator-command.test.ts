import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { parseOperatorCommand } from '../../src/admin/operator-command.ts';
import { readSettings, type Settings } from '../../src/settings.ts';
import { MIGRATIONS } from '../../src/store/migrations.ts';
import { openSharedDatabase, openStore, type Store } from '../../src/store/store.ts';
import { createDataFolder } from '../data-folder.ts';
import { postgresForTests } from '../private-services.ts';
import { runOperatorCommand } from '../run-operator-command.ts';
import { giveName, sampleSession } from '../store/stores.ts';

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);

const postgres = await postgresForTests();
const folder = await createDataFolder();
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true });
});

function settingsFor(environment: Readonly<Record<string, string>>): Settings {
  const read = readSettings(environment);
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

const stores: [string, Settings | undefined][] = [
  ['SQLite', settingsFor({ DATA_DIR: join(folder, 'data') })],
  ['PostgreSQL', postgres && settingsFor({ DATABASE_URL: postgres.address })],
];

describe.each(stores)('alongside a server on %s', (_, settings) => {
  let count = 0;
  let name = '';

  /**
   * Runs work with a running server's store and a function that runs operator commands alongside the server.
   */
  async function withServer(
    work: (store: Store, runCommand: (...args: string[]) => Promise<string>) => Promise<void>,
  ): Promise<void> {
    if (settings === undefined) throw new Error('the store is not available');
    const store = await openStore(settings.store);
    if (store === undefined) throw new Error('the folder is locked');
    await store.people.addGuest(name, NOW);
    await giveName(store, name, name);
    try {
      await work(store, async (...args) => {
        const output = await runOperatorCommand(args, settings, NOW);
        return output.ok ? output.value : `Refused: ${output.refusal}`;
      });
    } finally {
      await store.close();
    }
  }

  beforeEach(() => {
    count += 1;
    name = `Anna${count}`;
  });

  const testIfAvailable = test.skipIf(settings === undefined);

  testIfAvailable('makes an account a moderator, and an ordinary account again', () =>
    withServer(async (store, runCommand) => {
      expect(await runCommand('admin', 'make-moderator', name.toUpperCase())).toMatch(/is now a moderator/);
      expect((await store.people.find(name))?.role).toBe('host');
      expect(await runCommand('admin', 'make-moderator', name)).toMatch(/^Refused/);
      expect(await runCommand('admin', 'unmake-moderator', name)).toMatch(/no longer/);
      expect((await store.people.find(name))?.role).toBe('player');
    }),
  );

  testIfAvailable('still accepts the former names of commands', () =>
    withServer(async (store, runCommand) => {
      expect(await runCommand('admin', 'make-host', name)).toMatch(/is now a moderator/);
      expect(await runCommand('admin', 'unmake-host', name)).toMatch(/no longer/);
      expect((await store.people.find(name))?.role).toBe('player');
    }),
  );

  testIfAvailable('mutes an account for a number of hours, and logs the action', () =>
    withServer(async (store, runCommand) => {
      await runCommand('admin', 'mute', name, '3');
      expect((await store.people.find(name))?.mutedUntil).toBe(NOW + 3 * 3_600_000);
      expect(await runCommand('admin', 'users', name.toLowerCase())).toBe(
        `${name}  player  since 2026-01-02T03:04:05Z  muted until 2026-01-02T06:04:05Z`,
      );
      await runCommand('admin', 'unmute', name);
      expect((await store.people.find(name))?.mutedUntil).toBe(0);
      expect((await runCommand('admin', 'log')).split('\n').slice(0, 2)).toEqual([
        `2026-01-02T03:04:05Z  command line  unmute ${name}`,
        `2026-01-02T03:04:05Z  command line  mute ${name} until 2026-01-02T06:04:05Z`,
      ]);
    }),
  );

  testIfAvailable('names guests and deleted accounts in the log as the site does', () =>
    withServer(async (store, runCommand) => {
      const [guest, gone] = ['guest00000000000', 'gone000000000000'];
      await store.people.addGuest(guest, NOW);
      await store.people.addGuest(gone, NOW);
      for (const person of [guest, gone])
        await store.moderation.apply({
          action: 'mute',
          target: { person },
          actor: name,
          actorId: name,
          at: NOW,
          protectsModerators: true,
        });
      await store.people.anonymize(gone, NOW);
      const until = ' until 1970-01-01T00:00:00Z';
      expect((await runCommand('admin', 'log')).split('\n').slice(0, 2)).toEqual([
        `2026-01-02T03:04:05Z  ${name}  mute Deleted account${until}`,
        `2026-01-02T03:04:05Z  ${name}  mute Guest gues${until}`,
      ]);
    }),
  );

  testIfAvailable('lists the first 200 accounts, and says that there are more', () =>
    withServer(async (store, runCommand) => {
      for (let index = 0; index < 201; index += 1) {
        const person = `Many${String(index).padStart(3, '0')}`;
        await store.people.addGuest(person, NOW);
        await giveName(store, person, person);
      }
      const lines = (await runCommand('admin', 'users', 'many')).split('\n');
      expect([lines.length, lines[199], lines[200]]).toEqual([
        201,
        expect.stringMatching(/^Many199 /),
        expect.stringMatching(/^There are more accounts/),
      ]);
      expect((await runCommand('admin', 'users', 'many0')).split('\n')).toHaveLength(100);
      expect(await runCommand('admin', 'users', 'nobody')).toBe(
        'No account has a name that starts with "nobody".',
      );
    }),
  );

  testIfAvailable(
    'shows the latest 200 reports and log entries of an account, and says that there are more',
    () =>
      withServer(async (store, runCommand) => {
        const showAccount = async (): Promise<readonly string[]> =>
          (await runCommand('admin', 'account', name)).split('\n');
        for (let index = 0; index < 200; index += 1) {
          await store.reports.add(`game${index}`, `r${index}`, { person: name, reason: 'insult' }, NOW);
          // The account's creation has an entry too.
          if (index === 0) continue;
          await store.moderation.apply({
            action: 'note',
            target: { name },
            actor: 'command line',
            at: NOW,
            reason: `note ${index}`,
            protectsModerators: false,
          });
        }
        const complete = await showAccount();
        expect(complete.filter((line) => line.startsWith('There are'))).toEqual([]);
        await store.reports.add('another', 'reporter', { person: name, reason: 'insult' }, NOW);
        await runCommand('admin', 'note', name, 'another');
        const lines = await showAccount();
        expect([lines[201], lines.at(-1)]).toEqual([
          'There are earlier reports.',
          'There are earlier entries.',
        ]);
        expect(lines).toHaveLength(1 + 200 + 1 + 200 + 1);
      }),
  );

  testIfAvailable('lists 200 people who connected from the same network, and says that there are more', () =>
    withServer(async (store, runCommand) => {
      for (let index = 0; index < 202; index += 1)
        await store.networkTags.record(index === 0 ? name : `${name}-${index}`, '192.0.2.1', NOW);
      const lines = (await runCommand('admin', 'connections', name)).split('\n');
      expect([lines.length, lines.at(-1)]).toEqual([201, expect.stringMatching(/^There are more people/)]);
    }),
  );

  testIfAvailable('closes an account, removes its sessions and passkeys, and reopens it', () =>
    withServer(async (store, runCommand) => {
      await store.sessions.add(sampleSession(name, `${name}-phone`));
      const passkey = { publicKey: 'key', counter: 0, addedAt: NOW, lastUsedAt: NOW };
      await store.passkeys.add({ ...passkey, passkey: `passkey-${name}`, person: name });
      expect(await runCommand('admin', 'close', name)).toMatch(/closed/);
      expect((await store.people.find(name))?.role).toBe('closed');
      expect(await store.sessions.listForPerson(name)).toEqual([]);
      expect(await store.passkeys.listForPerson(name)).toEqual([]);
      expect(await runCommand('admin', 'make-moderator', name)).toMatch(/^Refused/);
      await runCommand('admin', 'reopen', name);
      expect((await store.people.find(name))?.role).toBe('player');
    }),
  );

  testIfAvailable.each([
    [['admin'], /\n {2}admin users /],
    [
      ['admin', 'promote', 'Anna1'],
      /There is no command “admin promote”\.\nCommands:\n.*\n {2}admin users /s,
    ],
    [['admin', 'make-moderator'], /\nUsage: admin make-moderator <name> {2}/],
    [['admin', 'mute', 'Anna1'], /\nUsage: admin mute <name> <hours> \[<reason>\] {2}/],
    [['admin', 'close', 'unknown name'], /No account has the name/],
    [['backup'], /\nUsage: backup <file> {2}/],
    [['restore', 'a', 'b'], /\nUsage: restore <file> {2}/],
    [['unknown', 'x'], /\n {2}backup /],
  ])('refuses %j', (args, message) =>
    withServer(async (_store, runCommand) => {
      const output = await runCommand(...args);
      expect(output).toMatch(/^Refused/);
      expect(output).toMatch(message);
    }),
  );
});

test.each([
  [['mute', 'Anna1', 'long'], /<hours>/],
  [['suspend', 'Anna1', '0'], /<hours>/],
  [['unrated', 'Anna1', '1', 'two\nlines'], /one line/],
  [['close', 'Anna1', 'x'.repeat(201)], /200 characters/],
  [['note', 'Anna1', ''], /empty/],
  [['void-games', 'Anna1', '2026-02-30'], /<day>/],
  [['restore-games', 'Anna1', 'monday'], /<day>/],
  [['archive', '2031-13', 'folder'], /<month>/],
])('an argument with an invalid value makes the command line invalid: admin %j', (args, message) => {
  const parsed = parseOperatorCommand(['admin', ...args]);
  expect(parsed.ok ? 'valid' : parsed.refusal).toMatch(message);
});

test('refuses commands if the folder contains no server data', async () => {
  const settings = settingsFor({ DATA_DIR: join(folder, 'missing') });
  expect(await runOperatorCommand(['admin', 'users'], settings, NOW)).toMatchObject({ ok: false });
  expect(await runOperatorCommand(['backup', join(folder, 'b')], settings, NOW)).toMatchObject({ ok: false });
});

test.each([
  ['older', 'DELETE FROM migrations WHERE version = $1', MIGRATIONS.length, /has an older schema version/],
  [
    'newer',
    'INSERT INTO migrations (version) VALUES ($1)',
    MIGRATIONS.length + 1,
    /is newer than this program/,
  ],
])(
  'refuses a database whose schema is %s than the program’s, and says so',
  async (kind, sql, version, message) => {
    const settings = settingsFor({ DATA_DIR: join(folder, kind) });
    await (await openStore(settings.store))?.close();
    const database = openSharedDatabase(settings.store);
    await database?.query(sql, [version]);
    await database?.close();
    const output = await runOperatorCommand(['admin', 'users'], settings, NOW);
    expect(output).toEqual({ ok: false, refusal: expect.stringMatching(message) });
  },
);
