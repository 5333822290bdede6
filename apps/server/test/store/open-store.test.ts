import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/store.ts';
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

test.skipIf(postgres === undefined)('lets several nodes migrate PostgreSQL at the same time', async () => {
  const { default: pg } = await import('pg');
  const client = new pg.Client(postgres);
  await client.connect();
  await client.query('CREATE DATABASE fresh');
  await client.end();
  const location = { postgres: (postgres ?? '').replace(/postgres$/, 'fresh') };
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
