import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { runHostCommand } from '../../src/admin/host-command.ts';
import { readSettings, type Settings } from '../../src/settings.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { postgresForTests } from '../services.ts';

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);

const postgres = await postgresForTests();
const folder = await mkdtemp(join(tmpdir(), 'halma-admin-'));
afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true });
});

function settingsFor(environment: Readonly<Record<string, string>>): Settings {
  const read = readSettings(environment);
  if (!read.ok) throw new Error(read.problem);
  return read.settings;
}

const places: [string, Settings | undefined][] = [
  ['SQLite', settingsFor({ DATA_DIR: join(folder, 'data') })],
  ['PostgreSQL', postgres && settingsFor({ DATABASE_URL: postgres.address })],
];

describe.each(places)('beside a server on %s', (_, settings) => {
  let count = 0;
  let name = '';

  /** Does something with the store of a server that runs, and says commands meanwhile. */
  async function withServer(
    work: (store: Store, say: (...words: string[]) => Promise<string>) => Promise<void>,
  ): Promise<void> {
    if (settings === undefined) throw new Error('no place');
    const store = await openStore(settings.store);
    if (store === undefined) throw new Error('the folder is taken');
    await store.people.addGuest(name, NOW);
    await store.people.makeAccount(name, name, 'hash');
    try {
      await work(store, async (...words) => {
        const answer = await runHostCommand(words, settings, NOW);
        return answer.ok ? answer.text : `Refused: ${answer.problem}`;
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

  here('somebody becomes a host, and is one no longer', () =>
    withServer(async (store, say) => {
      expect(await say('admin', 'make-host', name.toUpperCase())).toMatch(/is a host now/);
      expect((await store.people.find(name))?.role).toBe('host');
      expect(await say('admin', 'make-host', name)).toMatch(/^Refused/);
      expect(await say('admin', 'unmake-host', name)).toMatch(/no longer/);
      expect((await store.people.find(name))?.role).toBe('player');
    }),
  );

  here('a mute holds for so many hours, and everything is in the log', () =>
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

  here('a closed account has no sessions and no passkeys, and can be opened again', () =>
    withServer(async (store, say) => {
      const session = { session: `s-${name}`, person: name, beganAt: NOW, seenAt: NOW, agent: '' };
      await store.sessions.add({ ...session, tokenHash: `hash-${name}` });
      const passkey = { publicKey: 'key', counter: 0, addedAt: NOW, usedAt: NOW };
      await store.passkeys.add({ ...passkey, passkey: `passkey-${name}`, person: name });
      expect(await say('admin', 'close', name)).toMatch(/closed/);
      expect((await store.people.find(name))?.role).toBe('closed');
      expect(await store.sessions.ofPerson(name)).toEqual([]);
      expect(await store.passkeys.ofPerson(name)).toEqual([]);
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
    [['admin', 'close', 'nobody at all'], /Nobody here/],
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

test('where no server has been, there is nobody to look after', async () => {
  const settings = settingsFor({ DATA_DIR: join(folder, 'nowhere') });
  expect(await runHostCommand(['admin', 'users'], settings, NOW)).toMatchObject({ ok: false });
  expect(await runHostCommand(['backup', join(folder, 'b')], settings, NOW)).toMatchObject({ ok: false });
});
