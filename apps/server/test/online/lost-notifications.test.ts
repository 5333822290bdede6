import { expect, test } from 'vitest';
import { ChatStore } from '../../src/store/chat-store.ts';
import type { Database } from '../../src/store/database.ts';
import { openSharedDatabase } from '../../src/store/store.ts';
import { gameSetup } from '../game/played-game.ts';
import { Client, newId } from './client.ts';
import { startTestServer } from './test-server.ts';

const { address, dataFolder } = startTestServer();

/** Changes the store without notifying the server, as if another node's notification had been lost. */
async function changeWithoutNotification(work: (database: Database) => Promise<unknown>): Promise<void> {
  const database = openSharedDatabase({ folder: dataFolder() });
  if (database === undefined) throw new Error('there is no database');
  await work(database);
  await database.close();
}

test('sends chat messages within seconds even if the notification was lost', async () => {
  const ann = await Client.connectGuest(address());
  const game = await ann.createGame(gameSetup('halma-2'));
  await ann.watch(game);
  const person = ann.person?.id ?? '';
  const line = { game, command: newId(), at: 1, person, seat: undefined, channel: 'table' } as const;
  await changeWithoutNotification((database) =>
    new ChatStore(database).add({ ...line, text: 'Said elsewhere.' }),
  );
  const chat = await ann.waitForMessage((message) => message.say === 'talk');
  expect(chat).toMatchObject({ lines: [{ line: 1, text: 'Said elsewhere.' }] });
  ann.close();
}, 8000);

test('sends a new seek within seconds even if the notification was lost', async () => {
  const ann = await Client.connectGuest(address());
  const game = await ann.createGame(gameSetup('halma-2'));
  ann.send({ say: 'lobby', on: true });
  await ann.waitForMessage((message) => message.say === 'lobby');
  await changeWithoutNotification((database) =>
    database.transaction((query) => query('UPDATE games SET listed = 1 WHERE game = $1', [game])),
  );
  await ann.waitForMessage(
    (message) => 'tables' in message && message.tables.some((seek) => seek.game === game),
  );
  expect(ann.received.filter((message) => 'tables' in message)).toHaveLength(2);
  ann.close();
}, 8000);
