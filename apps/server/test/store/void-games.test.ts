import { describe, expect } from 'vitest';
import { openSharedDatabase } from '../../src/store/store.ts';
import { VoidStore } from '../../src/store/void-store.ts';
import { locationsForTests, storeContract } from './stores.ts';

const { kinds } = await locationsForTests();

describe.each(kinds)('%s', (_, location) => {
  const { contract, open } = storeContract(location);

  contract(
    'a game that is excluded because of two players counts only once both have been restored',
    async () => {
      await open();
      const database = location && openSharedDatabase(location);
      if (database === undefined) throw new Error('there is no database');
      await database.query(`INSERT INTO projections (name, version, upto, live) VALUES ('archive', 1, 1, 1)`);
      for (const person of ['ann', 'bob'])
        await database.query(
          `INSERT INTO game_facts
           (version, no, person, game, game_id, ended_at, listed, rated, plies, termination, result)
         VALUES (1, 1, $1, 'game00000001', 'halma-2', 1000, 1, 1, 50, 'win', 'win')`,
          [person],
        );
      const store = new VoidStore(database);
      const change = async (verb: 'void' | 'restore', person: string) => {
        const { changed, voidForOthers } = await store[verb](
          { person, name: person, since: 0 },
          'command line',
          1,
        );
        const rows = await database.query('SELECT person FROM exclusions ORDER BY person');
        return [changed, voidForOthers, rows.map((row) => row.person)];
      };
      expect(await change('void', 'ann')).toEqual([1, 0, ['ann']]);
      expect(await change('void', 'ann')).toEqual([0, 0, ['ann']]);
      expect(await change('void', 'bob')).toEqual([0, 1, ['ann', 'bob']]);
      expect(await change('restore', 'ann')).toEqual([0, 1, ['bob']]);
      expect(await change('restore', 'bob')).toEqual([1, 0, []]);

      await database.query(`INSERT INTO exclusions (game, person, at) VALUES ('game00000001', '', 1)`);
      expect(await change('void', 'bob')).toEqual([0, 1, ['', 'bob']]);
      expect(await change('restore', 'bob')).toEqual([1, 0, []]);
      await database.close();
    },
  );
});
