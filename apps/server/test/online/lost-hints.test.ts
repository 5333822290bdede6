import { expect, test } from 'vitest';
import type { Database } from '../../src/store/database.ts';
import { openBeside } from '../../src/store/store.ts';
import { TalkStore } from '../../src/store/talk-store.ts';
import { planOf } from '../game/played.ts';
import { Client, newId } from './client.ts';
import { serveForTests } from './served.ts';

const { address, data } = serveForTests();

/** Commits something beside the server, as another node would whose word of it is lost. */
async function unheard(work: (database: Database) => Promise<unknown>): Promise<void> {
  const database = openBeside({ folder: data() });
  if (database === undefined) throw new Error('there is no database');
  await work(database);
  await database.close();
}

test('lines of chat of which no word came are sent within seconds', async () => {
  const ann = await Client.guest(address());
  const game = await ann.create(planOf('halma-2'));
  await ann.watch(game);
  const person = ann.person?.id ?? '';
  const line = { game, command: newId(), at: 1, person, seat: undefined, channel: 'table' } as const;
  await unheard((database) => new TalkStore(database).add({ ...line, text: 'Said elsewhere.' }));
  const heard = await ann.until((message) => message.say === 'talk');
  expect(heard).toMatchObject({ lines: [{ line: 1, text: 'Said elsewhere.' }] });
  ann.close();
}, 8000);

test('a table of the lobby of which no word came is told within seconds', async () => {
  const ann = await Client.guest(address());
  const game = await ann.create(planOf('halma-2'));
  ann.say({ say: 'lobby', on: true });
  await ann.until((message) => message.say === 'lobby');
  await unheard((database) =>
    database.transaction((query) => query('UPDATE games SET listed = 1 WHERE game = $1', [game])),
  );
  await ann.until(
    (message) => message.say === 'lobby' && message.tables.some((table) => table.game === game),
  );
  const told = ann.heard.filter(({ say }) => say === 'lobby').length;
  expect(told).toBe(2);
  ann.close();
}, 8000);
