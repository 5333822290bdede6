import { afterAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../../src/store/store.ts';
import { gameSetup, REAL_TIME } from '../game/played-game.ts';
import { postgresForTests } from '../private-services.ts';
import { appendAll, appendsOf, openUnusedStore, startedGame } from './stores.ts';

const postgres = await postgresForTests();
afterAll(() => postgres?.stop());

test.skipIf(postgres === undefined)(
  'a move that waits for a competing event locks no row that the other transaction may need',
  async () => {
    const location = { postgres: postgres?.address ?? '' };
    const store = await openUnusedStore(location);
    const database = openDatabase(location);
    const appends = appendsOf(startedGame(gameSetup('halma-2', { clock: REAL_TIME })));
    const move = appends.pop();
    if (database === undefined || move?.logged.event.kind !== 'moved') throw new Error('there is no move');
    await appendAll(store, appends);
    const { game } = move.state;
    const appending = await database.transaction(async (query) => {
      await query(
        `INSERT INTO events (game, seq, command, at, event) VALUES ($1, $2, 'competing', 0, '{}')`,
        [game, move.logged.seq],
      );
      const result = store.games.append([move]);
      await vi.waitUntil(async () => (await query('SELECT 1 FROM pg_locks WHERE NOT granted')).length > 0);
      for (const table of ['games', 'due'])
        expect(await query(`SELECT game FROM ${table} WHERE game = $1 FOR UPDATE NOWAIT`, [game])).toEqual([
          { game },
        ]);
      return { result };
    });
    expect(await appending.result).toEqual({ kind: 'conflict' });
    await database.close();
    await store.close();
  },
);
