import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { runOperatorCommand } from '../../src/admin/operator-command.ts';
import { readSettings, type Settings } from '../../src/settings.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { postgresForTests } from '../private-services.ts';

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);

const postgres = await postgresForTests();
const folder = await mkdtemp(join(tmpdir(), 'halma-admin-'));
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true });
});

function settingsFor(environment: Readonly<Record<string, string>>): Settings {
  const read = readSettings(environment);
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

const places: [string, Settings | undefined][] = [
  ['SQLite', settingsFor({ DATA_DIR: join(folder, 'data') })],
  ['PostgreSQL', postgres && settingsFor({ DATABASE_URL: postgres.address })],
];

describe.each(places)('beside a server on %s', (_, settings) => {
  let count = 0;
  let name = '';

  /** Runs work with the store of a running server, and a function that runs commands of the operator beside it. */
  async function withServer(
    work: (store: Store, say: (...words: string[]) => Promise<string>) => Promise<void>,
  ): Promise<void> {
    if (settings === undefined) throw new Error('no place');
    const store = await openStore(settings.store);
    if (store === undefined) throw new Error('the folder is taken');
    await store.people.addGuest(name, NOW);
    await store.people.createAccount(name, name, 'hash');
    try {
      await work(store, async (...words) => {
        const answer = await runOperatorCommand(words, settings, NOW);
        return answer.ok ? answer.value : `Refused: ${answer.refusal}`;
      });
    } finally {
      await store.close();
    }
  }

  beforeEach(() => {
    count += 1;
    name = `Anna${count}`;
  });

  const here = test.skipIf(settings === undefined);

  here('makes an account a moderator, and undoes it', () =>
    withServer(async (store, say) => {
      expect(await say('admin', 'make-host', name.toUpperCase())).toMatch(/is now a moderator/);
      expect((await store.people.find(name))?.role).toBe('host');
      expect(await say('admin', 'make-host', name)).toMatch(/^Refused/);
      expect(await say('admin', 'unmake-host', name)).toMatch(/no longer/);
      expect((await store.people.find(name))?.role).toBe('player');
    }),
  );

  here('mutes an account for some hours, and logs it', () =>
    withServer(async (store, say) => {
      await say('admin', 'mute', name, '3');
      expect((await store.people.find(name))?.mutedUntil).toBe(NOW + 3 * 3_600_000);
      expect(await say('admin', 'users', name.toLowerCase())).toBe(
        `${name}  player  since 2026-01-02T03:04:05Z  muted until 2026-01-02T06:04:05Z`,
      );
      await say('admin', 'unmute', name);
      expect((await store.people.find(name))?.mutedUntil).toBe(0);
      expect((await say('admin', 'log')).split('\n').slice(0, 2)).toEqual([
        `2026-01-02T03:04:05Z  command line  unmute ${name}`,
        `2026-01-02T03:04:05Z  command line  mute ${name} until 2026-01-02T06:04:05Z`,
      ]);
    }),
  );

  here('closes an account with its sessions and passkeys, and reopens it', () =>
    withServer(async (store, say) => {
      const session = { session: `s-${name}`, person: name, startedAt: NOW, lastSeenAt: NOW, userAgent: '' };
      await store.sessions.add({ ...session, tokenHash: `hash-${name}` });
      const passkey = { publicKey: 'key', counter: 0, addedAt: NOW, lastUsedAt: NOW };
      await store.passkeys.add({ ...passkey, passkey: `passkey-${name}`, person: name });
      expect(await say('admin', 'close', name)).toMatch(/closed/);
      expect((await store.people.find(name))?.role).toBe('closed');
      expect(await store.sessions.listForPerson(name)).toEqual([]);
      expect(await store.passkeys.listForPerson(name)).toEqual([]);
      expect(await say('admin', 'make-host', name)).toMatch(/^Refused/);
      await say('admin', 'reopen', name);
      expect((await store.people.find(name))?.role).toBe('player');
    }),
  );

  here.each([
    [['admin'], /halma admin users/],
    [['admin', 'promote', 'Anna1'], /halma admin users/],
    [['admin', 'make-host'], /halma admin users/],
    [['admin', 'mute', 'Anna1'], /halma admin users/],
    [['admin', 'mute', 'Anna1', 'long'], /hours/],
    [['admin', 'close', 'unknown name'], /No account has the name/],
    [['backup'], /halma backup/],
    [['frobnicate', 'x'], /halma backup/],
  ])('%j is refused', (words, problem) =>
    withServer(async (_store, say) => {
      const answer = await say(...words);
      expect(answer).toMatch(/^Refused/);
      expect(answer).toMatch(problem);
    }),
  );
});

test('refuses commands where there is no data of a server', async () => {
  const settings = settingsFor({ DATA_DIR: join(folder, 'nowhere') });
  expect(await runOperatorCommand(['admin', 'users'], settings, NOW)).toMatchObject({ ok: false });
  expect(await runOperatorCommand(['backup', join(folder, 'b')], settings, NOW)).toMatchObject({ ok: false });
});
