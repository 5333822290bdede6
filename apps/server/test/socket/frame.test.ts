import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { PING_FRAME, textFrame } from '../../src/socket/frame.ts';

const TEXTS = [
  '',
  'a'.repeat(125),
  'a'.repeat(126),
  'a'.repeat(65_535),
  'a'.repeat(65_536),
  'Größe → 象棋 🎲'.repeat(20),
];

test('a WebSocket client reads text and ping frames', async () => {
  const webSocketServer = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const accepted = once(server, 'upgrade');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const received: string[] = [];
  client.on('message', (data, isBinary) => received.push(isBinary ? 'binary' : String(data)));
  const [request, stream, head] = await accepted;
  webSocketServer.handleUpgrade(request, stream as Duplex, head, (socket) => {
    for (const text of TEXTS) stream.write(textFrame(text));
    stream.write(PING_FRAME);
    socket.send('a frame from the WebSocket itself');
    socket.close(1000);
  });
  const pinged = once(client, 'ping');
  const closed = once(client, 'close');
  await pinged;
  expect((await closed)[0]).toBe(1000);
  expect(received).toEqual([...TEXTS, 'a frame from the WebSocket itself']);
  server.close();
});
