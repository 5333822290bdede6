import { expect, test } from 'vitest';
import { ChatStore } from '../../src/store/chat-store.ts';
import type { Database } from '../../src/store/database.ts';
import { openSharedDatabase } from '../../src/store/store.ts';
import { gameSetup } from '../game/played-game.ts';
import { Client, newId } from './client.ts';
import { startTestServer } from './test-server.ts';

const { address, data } = startTestServer();

/** Changes the store beside the server, as another node would whose hint is lost. */
async function changeWithoutHint(work: (database: Database) => Promise<unknown>): Promise<void> {
  const database = openSharedDatabase({ folder: data() });
  if (database === undefined) throw new Error('there is no database');
  await work(database);
  await database.close();
}

test('sends messages of a chat whose hint was lost within seconds', async () => {
  const ann = await Client.guest(address());
  const game = await ann.create(gameSetup('halma-2'));
  await ann.watch(game);
  const person = ann.person?.id ?? '';
  const line = { game, command: newId(), at: 1, person, seat: undefined, channel: 'table' } as const;
  await changeWithoutHint((database) => new ChatStore(database).add({ ...line, text: 'Said elsewhere.' }));
  const chat = await ann.until((message) => message.say === 'talk');
  expect(chat).toMatchObject({ lines: [{ line: 1, text: 'Said elsewhere.' }] });
  ann.close();
}, 8000);

test('sends an open game whose hint was lost within seconds', async () => {
  const ann = await Client.guest(address());
  const game = await ann.create(gameSetup('halma-2'));
  ann.say({ say: 'lobby', on: true });
  await ann.until((message) => message.say === 'lobby');
  await changeWithoutHint((database) =>
    database.transaction((query) => query('UPDATE games SET listed = 1 WHERE game = $1', [game])),
  );
  await ann.until(
    (message) => message.say === 'lobby' && message.tables.some((table) => table.game === game),
  );
  expect(ann.received.filter(({ say }) => say === 'lobby')).toHaveLength(2);
  ann.close();
}, 8000);
