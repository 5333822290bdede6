import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { listen } from '../src/listen.ts';

test('once the port is open, errors are no answer to the asking any more', async () => {
  const listening = await listen(createApp(new Map(), console.error), '127.0.0.1', 0);
  if (!listening.ok) throw new Error(listening.problem);
  expect(listening.server.listenerCount('error')).toBe(0);
  listening.server.close();
  await once(listening.server, 'close');
});

test('a client that sends half a header is cut off as soon as its time is up', async () => {
  const limits = { headers: 100, request: 200, check: 20 };
  const listening = await listen(createApp(new Map(), console.error), '127.0.0.1', 0, limits);
  if (!listening.ok) throw new Error(listening.problem);
  const started = Date.now();
  const socket = connect(listening.port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  expect(Date.now() - started).toBeLessThan(1500);
  listening.server.close();
  await once(listening.server, 'close');
});
