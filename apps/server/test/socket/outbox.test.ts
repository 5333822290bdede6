import { expect, test } from 'vitest';
import { MAX_BUFFERED_BYTES, Outbox } from '../../src/socket/outbox.ts';
import { FakeSocket } from './fake-socket.ts';

const done = (seq: number) => ({ say: 'done', id: 'sent0001', game: 'game00000000', seq }) as const;

function createOutbox() {
  const socket = new FakeSocket();
  const outbox = new Outbox(socket.asWebSocket(), socket);
  return { socket, outbox, seqs: () => socket.messages('done').map(({ seq }) => seq) };
}

/** Waits until the current turn of the event loop has ended. */
function endTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test('writes the messages from one turn of the event loop together and in order, including those sent after promises resolve', async () => {
  const { socket, outbox, seqs } = createOutbox();
  const sending = Promise.resolve().then(async () => {
    outbox.send(done(1));
    await Promise.resolve();
    await Promise.resolve();
    outbox.send(done(2));
  });
  await sending;
  await endTurn();
  expect([seqs(), socket.writeCount]).toEqual([[1, 2], 1]);
  outbox.send(done(3));
  await endTurn();
  expect([seqs(), socket.writeCount]).toEqual([[1, 2, 3], 2]);
});

test('writes the waiting messages immediately when the socket closes, and none afterwards', async () => {
  const { socket, outbox, seqs } = createOutbox();
  outbox.send(done(1));
  outbox.flush();
  expect(seqs()).toEqual([1]);
  outbox.send(done(2));
  socket.readyState = 2;
  await endTurn();
  outbox.send(done(3));
  await endTurn();
  expect(seqs()).toEqual([1]);
});

test('counts the messages from a turn as queued, and cuts off a client that does not read', async () => {
  const { socket, outbox } = createOutbox();
  const message = Buffer.alloc(MAX_BUFFERED_BYTES / 2);
  for (let count = 0; count < 3; count += 1) outbox.sendEncoded(message);
  expect(socket.readyState).toBe(1);
  outbox.sendEncoded(message);
  expect(socket.readyState).toBe(3);
});
