import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { listen } from '../src/listen.ts';

test('stops listening for errors once the port is open', async () => {
  const listening = await listen(createApp(new Map(), console.error), '127.0.0.1', 0);
  if (!listening.ok) throw new Error(listening.refusal);
  const { server } = listening.value;
  expect(server.listenerCount('error')).toBe(0);
  server.close();
  await once(server, 'close');
});

test('disconnects a client that sends only half of the headers before the timeout', async () => {
  const timeouts = { headersMs: 100, requestMs: 200, checkIntervalMs: 20 };
  const listening = await listen(createApp(new Map(), console.error), '127.0.0.1', 0, timeouts);
  if (!listening.ok) throw new Error(listening.refusal);
  const { server } = listening.value;
  const startedAt = Date.now();
  const socket = connect(listening.value.port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  expect(Date.now() - startedAt).toBeLessThan(1500);
  server.close();
  await once(server, 'close');
});
