import { afterAll, describe, expect, test } from 'vitest';
import type { Row } from '../../src/store/database.ts';
import { MIGRATIONS, migrate, schemaVersion } from '../../src/store/migrations.ts';
import { openPostgres } from '../../src/store/postgres/open-postgres.ts';
import { postgresForTests } from '../private-services.ts';
import { appendAll, appendsOf, openUnusedStore, startedGame } from './stores.ts';

const postgres = await postgresForTests();
afterAll(() => postgres?.stop());

/** The version of the schema that splits the events. */
const SPLIT_VERSION =
  MIGRATIONS.findIndex((statements) =>
    statements.some((statement) => String(statement).includes('splitTableSql')),
  ) + 1;
const GAME_COUNT = 64;

describe.skipIf(postgres === undefined)('PostgreSQL', () => {
  const location = { postgres: postgres?.address ?? '' };

  test('splits the events in an older database by game, and keeps every event and both unique keys', async () => {
    const database = openPostgres(location.postgres, { maxConnections: 1 });
    await migrate(database, MIGRATIONS.slice(0, SPLIT_VERSION - 1));
    const logs = Array.from({ length: GAME_COUNT }, () => appendsOf(startedGame()));
    for (const { id, logged, commandId } of logs.flat())
      await database.query('INSERT INTO events (game, seq, command, at, event) VALUES ($1, $2, $3, $4, $5)', [
        id,
        logged.seq,
        commandId,
        logged.at,
        JSON.stringify(logged.event),
      ]);
    expect(await schemaVersion(database.query)).toBe(SPLIT_VERSION - 1);

    const store = await openUnusedStore(location);
    expect(await schemaVersion(database.query)).toBe(MIGRATIONS.length);
    for (const [first, ...more] of logs) {
      if (first === undefined) throw new Error('the log is empty');
      const expected = [first, ...more].map(({ logged, commandId }) => ({ ...logged, commandId }));
      expect(await store.games.read(first.id, -1)).toEqual(expected);
      expect(await store.games.append([{ ...first, commandId: 'another-one' }])).toEqual({
        kind: 'conflict',
      });
      const last = more.length;
      const repeated = { ...first, logged: { ...first.logged, seq: last + 1 } };
      expect(await store.games.append([repeated])).toEqual({ kind: 'repeated', seq: 0 });
    }
    await appendAll(store, appendsOf(startedGame()));

    const parts = await database.query(
      'SELECT tableoid::regclass::text AS part, count(DISTINCT game) AS games FROM events GROUP BY 1',
    );
    expect(parts.length).toBeGreaterThan(12);
    const plan = await database.query(`EXPLAIN SELECT * FROM events WHERE game = 'game00000001' AND seq > 1`);
    expect(plan.flatMap(partNames)).toHaveLength(1);
    await store.close();
    await database.close();
  });
});

/** Returns the parts that one line of a plan reads. */
function partNames(row: Row): readonly string[] {
  return [...String(row['QUERY PLAN']).matchAll(/ on (events_\d+) /g)].map(([, name = '']) => name);
}
