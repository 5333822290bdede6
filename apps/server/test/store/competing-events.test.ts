import { afterAll, expect, test } from 'vitest';
import { gameSetup, REAL_TIME } from '../game/played-game.ts';
import { postgresForTests } from '../private-services.ts';
import { compete, withPostgres } from './competing-transaction.ts';
import { appendAll, appendsOf, startedGame } from './stores.ts';

const postgres = await postgresForTests();
afterAll(() => postgres?.stop());

test.skipIf(postgres === undefined)(
  'a move that waits for a competing event locks no row that the other transaction may need',
  () =>
    withPostgres(postgres?.address ?? '', async (store, database) => {
      const appends = appendsOf(startedGame(gameSetup('halma-2', { clock: REAL_TIME })));
      const move = appends.pop();
      if (move?.logged.event.kind !== 'moved') throw new Error('there is no move');
      await appendAll(store, appends);
      const { game } = move.state;
      const result = await compete(database, {
        change: (query) =>
          query(`INSERT INTO events (game, seq, command, at, event) VALUES ($1, $2, 'competing', 0, '{}')`, [
            game,
            move.logged.seq,
          ]),
        work: () => store.games.append([move]),
        whileWaiting: async (query) => {
          for (const table of ['games', 'due'])
            expect(
              await query(`SELECT game FROM ${table} WHERE game = $1 FOR UPDATE NOWAIT`, [game]),
            ).toEqual([{ game }]);
        },
      });
      expect(result).toEqual({ kind: 'conflict' });
    }),
);
