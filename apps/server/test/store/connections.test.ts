import { describe, expect } from 'vitest';
import { TAG_DAYS } from '../../src/store/network-tag-store.ts';
import { openSharedDatabase } from '../../src/store/store.ts';
import { locationsForTests, storeContract } from './stores.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOON = 20_000.5 * DAY_MS;

const { kinds } = await locationsForTests();

describe.each(kinds)('%s', (_, location) => {
  const { contract, open } = storeContract(location);

  contract(
    'shows who connected from the same network, and stores nothing that reveals an address',
    async () => {
      const { networkTags } = await open();
      for (const day of [0, 1, 2]) {
        const now = NOON + day * DAY_MS;
        for (let count = 0; count < 2; count += 1) await networkTags.record('ann', '192.0.2.1', now);
        if (day > 0) await networkTags.record('bob', '192.0.2.1', now);
        await networkTags.record('cleo', '192.0.2.2', now);
      }
      // The same address has a different tag on a different day.
      await networkTags.record('dora', '192.0.2.1', NOON + 3 * DAY_MS);
      const expected = [{ person: 'bob', days: 2, lastAt: Math.floor(NOON / DAY_MS + 2) * DAY_MS }];
      expect(await networkTags.listShared('ann', 50)).toEqual(expected);
      expect(await networkTags.listShared('cleo', 50)).toEqual([]);
      expect(await networkTags.listDays('ann')).toHaveLength(3);
      const database = location && openSharedDatabase(location);
      if (database === undefined) throw new Error('there is no database');
      const storedTags = JSON.stringify(await database.query('SELECT * FROM connection_tags'));
      expect(storedTags).not.toContain('192.0.2');
      await networkTags.deleteOld(NOON + 3 * DAY_MS);
      expect(await database.query('SELECT day FROM tag_keys')).toHaveLength(1);
      expect(await networkTags.listShared('ann', 50)).toEqual(expected);
      await networkTags.deleteOld(NOON + (2 + TAG_DAYS) * DAY_MS);
      expect(await networkTags.listShared('ann', 50)).toEqual([]);
      await database.close();
    },
  );
});
