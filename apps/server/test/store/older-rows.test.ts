import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Query } from '../../src/store/database.ts';
import { MIGRATIONS, migrate } from '../../src/store/migrations.ts';
import { openDatabase } from '../../src/store/store.ts';
import { locationsForTests } from './stores.ts';

const { kinds } = await locationsForTests();

/** Returns the version of the schema before the one with a statement that starts with the given text. */
const versionBefore = (start: string): number =>
  MIGRATIONS.findIndex((statements) => statements.some((statement) => String(statement).startsWith(start)));

const GUEST = 'a1b2c3d4e5f6g7h8';
const FORGOTTEN_GUEST = 'z1y2x3w4v5u6t7s8';

/** The people of the older database: id, name and role. */
const PEOPLE = [
  [GUEST, null, 'player'],
  ['impostor', GUEST, 'player'],
  ['ann', 'Ann', 'player'],
  ['mail-id', 'mail', 'player'],
  ['mod', 'Mod', 'host'],
  ['gone', null, 'closed'],
] as const;

/** Entries by an earlier version, each with the ids of the person it is about and of the person who acted. */
const ENTRIES = [
  { by: 'Mod', action: 'note', name: GUEST, people: [GUEST, 'mod'] },
  { by: 'Mod', action: 'note', name: 'Ann', people: ['ann', 'mod'] },
  { by: 'Mod', action: 'mute', name: 'gone', people: ['gone', 'mod'] },
  { by: 'gone', action: 'mute', name: FORGOTTEN_GUEST, people: [FORGOTTEN_GUEST, 'gone'] },
  { by: 'command line', action: 'void-games', name: 'Ann', people: ['ann', null] },
  { by: 'mail', action: 'send-reset-link', name: 'Ann', people: ['ann', null] },
  { by: 'mail', action: 'change-password', name: 'mail', people: ['mail-id', 'mail-id'] },
] as const;

/** Games that an earlier version excluded from the ratings, each with the time and the player whose games were excluded. */
const VOIDED = [
  { game: 'game00000001', at: ENTRIES.findIndex(({ action }) => action === 'void-games'), person: 'ann' },
  { game: 'game00000002', at: 1000, person: '' },
];

describe.each(kinds)('%s', (_, location) => {
  const database = location && openDatabase(location);
  const query: Query = (sql, values) => {
    if (database === undefined) throw new Error('skipped');
    return database.query(sql, values);
  };

  beforeAll(async () => {
    if (database === undefined) return;
    await migrate(database, MIGRATIONS.slice(0, versionBefore('ALTER TABLE audit ADD COLUMN person')));
    for (const [person, name, role] of PEOPLE)
      await query(
        'INSERT INTO people (person, name, name_key, role, muted_until, created_at) VALUES ($1, $2, $3, $4, 0, 1)',
        [person, name, name?.toLowerCase() ?? null, role],
      );
    for (const [at, { by, action, name }] of ENTRIES.entries())
      await query('INSERT INTO audit (entry, at, by_whom, deed, name) VALUES ($1, $1, $2, $3, $4)', [
        at,
        by,
        action,
        name,
      ]);
    for (const { game, at } of VOIDED)
      await query('INSERT INTO voided (game, at) VALUES ($1, $2)', [game, at]);
    await migrate(database);
  });
  afterAll(() => database?.close());

  test.skipIf(location === undefined)(
    'entries in an older audit log get the ids of their people',
    async () => {
      const rows = await query('SELECT person, by_person FROM audit ORDER BY entry');
      expect(rows.map((row) => [row.person, row.by_person])).toEqual(ENTRIES.map(({ people }) => people));
    },
  );

  test.skipIf(location === undefined)(
    'games stay excluded from the ratings, because of the player whom the log names',
    async () => {
      const rows = await query('SELECT game, person, at FROM exclusions ORDER BY game');
      expect(rows).toEqual(VOIDED.map(({ game, at, person }) => ({ game, person, at })));
    },
  );
});
