import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { CLOSE_CODES, MAX_MESSAGE_BYTES } from '@halma/protocol';
import { describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { gameSetup } from '../game/played-game.ts';
import { Client, newId } from './client.ts';
import { LocalGame, makeMoves } from './player.ts';
import { startTestServer } from './test-server.ts';

const { address, output } = startTestServer(1);

/** Tries to open a socket. Returns the status, and after how many seconds the server asks the client to try again. */
async function tryUpgrade(
  headers: Record<string, string>,
  path = '/api/socket',
): Promise<{ readonly status: number | undefined; readonly retryAfter: string | undefined }> {
  const socket = new WebSocket(new URL(path, address().replace('http', 'ws')), { headers });
  return new Promise((resolve) => {
    socket.on('open', () => {
      socket.close();
      resolve({ status: 101, retryAfter: undefined });
    });
    socket.on('unexpected-response', (_, { statusCode: status, headers: { 'retry-after': retryAfter } }) =>
      resolve({ status, retryAfter }),
    );
    socket.on('error', () => undefined);
  });
}

describe('opening a socket', () => {
  test.each([
    ['without a session', {}, '/api/socket', 401],
    ['with an unknown token', { cookie: 'halma=unknown' }, '/api/socket', 401],
    ['from a page on another site', { origin: 'https://evil.example' }, '/api/socket', 403],
    ['at a different address', {}, '/api/elsewhere', 404],
  ] as const)('is refused %s', async (_, headers, path, status) => {
    expect(await tryUpgrade(headers, path)).toEqual({ status, retryAfter: undefined });
  });

  test('succeeds with a session, from a page on this server', async () => {
    const client = new Client(address());
    await client.startSession();
    expect(await tryUpgrade({ cookie: `halma=${client.token}`, origin: address() })).toMatchObject({
      status: 101,
    });
  });
});

test('refuses a malformed address without logging an error', async () => {
  const { hostname, port } = new URL(address());
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(`GET // HTTP/1.1\r\nHost: ${hostname}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`);
  const [response] = await once(socket, 'data');
  expect(String(response)).toMatch(/^HTTP\/1.1 404 /);
  expect(output()).not.toMatch(/"level":(50|60)/);
  socket.destroy();
});

test.each(['Content-Length: 20', 'Transfer-Encoding: chunked'])(
  'logs no error if a client disconnects before the end of a body with %s',
  async (header) => {
    const { hostname, port } = new URL(address());
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const headers = [
      'POST /api/account/sign-in HTTP/1.1',
      `Host: ${hostname}`,
      'Content-Type: application/json',
    ];
    socket.write(`${[...headers, header].join('\r\n')}\r\n\r\n5\r\n{"abc\r\n`);
    // The server has read the beginning of the body once it has answered a later request.
    await fetch(new URL('/api/overview', address()));
    socket.resetAndDestroy();
    await once(socket, 'close');
    await fetch(new URL('/api/overview', address()));
    await delay(100);
    expect(output()).not.toMatch(/"level":(50|60)/);
  },
);

test.each([
  ['GET /api/overview', ''],
  ['POST /api/account/sign-in', '{"name":"Unknown","password":"not the password"}'],
])('serves %s even if the client offers HTTP/2', async (target, body) => {
  const { hostname, port } = new URL(address());
  const socket = connect(Number(port), hostname);
  const headers = [
    `${target} HTTP/1.1`,
    `Host: ${hostname}`,
    'Connection: Upgrade, HTTP2-Settings',
    'Upgrade: h2c',
    'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  socket.write(`${headers.join('\r\n')}\r\n\r\n`);
  await once(socket, 'connect');
  socket.write(body);
  expect(await text(socket)).toMatch(
    body === '' ? /^HTTP\/1\.1 200 / : /^HTTP\/1\.1 401 .*"wrong-password"/s,
  );
});

test.each([
  ['too large', 'x'.repeat(MAX_MESSAGE_BYTES + 1)],
  ['far too large', 'x'.repeat(1_000_000)],
])('invariant 13: a frame that is %s closes its socket', async (_, frame) => {
  const client = await Client.connectGuest(address());
  client.socket?.send(frame);
  await expect(client.waitForMessage(() => false)).rejects.toThrow('closed');
});

test('invariant 13: the server refuses malformed text and bytes, and keeps the socket open', async () => {
  const client = await Client.connectGuest(address());
  client.socket?.send('{"say":');
  client.socket?.send(randomBytes(200));
  client.socket?.send(JSON.stringify({ say: 'command', id: newId(), game: 'x', command: { do: 'resign' } }));
  client.socket?.send(JSON.stringify({ say: 'watch', game: '0'.repeat(12) }));
  const codes = (): string[] =>
    client.received.flatMap((message) => (message.say === 'refused' ? [message.refusal.code] : []));
  await vi.waitFor(
    () => expect(codes().toSorted()).toEqual(['bad-message', 'not-json', 'not-json', 'unknown-game-id']),
    { timeout: 20_000 },
  );
  client.close();
});

test('a refusal contains the ids in the refused message if the server could read them', async () => {
  const client = await Client.connectGuest(address());
  const [id, game] = [newId(), '0'.repeat(12)];
  client.socket?.send(JSON.stringify({ say: 'talk', id, game, channel: 'table', text: 'a\u202eb' }));
  const refusal = await client.waitForMessage((message) => message.say === 'refused');
  expect(refusal).toEqual({ say: 'refused', id, game, refusal: { code: 'bad-message', at: '/text' } });
  client.close();
});

test('invariant 13: a client far above the rate limit gets refusals with a delay, then is disconnected and banned for a while', async () => {
  const client = await Client.connectGuest(address());
  for (let count = 0; count < 1000; count += 1) client.send({ say: 'unwatch', game: '0'.repeat(12) });
  await expect(client.waitForMessage(() => false)).rejects.toThrow(`closed with ${CLOSE_CODES.flood.code}`);
  const refusals = client.received.filter((message) => message.say === 'refused');
  const [first] = refusals;
  expect(first?.refusal).toEqual({ code: 'too-many', after: 1000 });
  expect(refusals.length).toBeLessThanOrEqual(200);
  const { status, retryAfter } = await tryUpgrade({ cookie: `halma=${client.token}` });
  expect(status).toBe(429);
  expect(Number(retryAfter)).toBeGreaterThan(0);
  expect(Number(retryAfter)).toBeLessThanOrEqual(30);
});

test('invariant 13: every message gets an answer, even above the rate limit, and a refusal names its message', async () => {
  const client = await Client.connectGuest(address());
  const game = '0'.repeat(12);
  const ids = Array.from({ length: 150 }, newId);
  for (const id of ids) client.send({ say: 'command', id, game, command: { do: 'resign' } });
  await vi.waitFor(() => expect(client.received.filter(({ say }) => say === 'refused')).toHaveLength(150), {
    timeout: 20_000,
  });
  const refusals = client.received.flatMap((message) => (message.say === 'refused' ? [message] : []));
  expect(refusals.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  const codes = new Set(refusals.map(({ refusal }) => refusal.code));
  expect(codes).toEqual(new Set(['unknown-game-id', 'too-many']));
  client.close();
});

test('invariant 13: the server stops reading a client slightly above the rate limit for a second', async () => {
  const client = await Client.connectGuest(address());
  for (let count = 0; count < 100; count += 1) client.send({ say: 'unwatch', game: '0'.repeat(12) });
  await client.waitForMessage((message) => message.say === 'refused');
  await delay(100);
  client.send({ say: 'lobby', on: true });
  const sentAt = performance.now();
  await client.waitForMessage((message) => message.say === 'lobby');
  expect(performance.now() - sentAt).toBeGreaterThan(500);
  client.close();
});

test('invariant 13: two people keep playing while other sockets read nothing, stay half open or send noise', async () => {
  const [ann, bob] = [await Client.connectGuest(address()), await Client.connectGuest(address())];
  const rules = { game: 'halma-2', preset: 'standard', options: { startRule: 'agreed' } } as const;
  const game = await ann.createGame(
    gameSetup('halma-2', { rules, seats: { A: { kind: 'me' }, C: { kind: 'open' } } }),
  );
  await ann.watch(game);
  await bob.watch(game);
  await bob.command(game, { do: 'join' });
  const hostileSockets = await Promise.all(
    Array.from({ length: 20 }, (_, index) => openHostileSocket(index, ann.token, game)),
  );
  const localGame = new LocalGame('halma-2', 'A');
  const responses = await makeMoves(game, localGame, { A: ann, C: bob }, 20);
  expect(responses).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
  expect(output()).not.toMatch(/"level":(50|60)/);
  for (const socket of hostileSockets) socket.destroy();
  ann.close();
  bob.close();
});

/** Opens a connection that misbehaves in one of four ways. */
async function openHostileSocket(kind: number, token: string, game: string): Promise<Socket> {
  const { hostname, port } = new URL(address());
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const upgradeRequest = `GET /api/socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nCookie: halma=${token}\r\n`;
  if (kind % 4 === 0) return socket;
  if (kind % 4 === 1) {
    socket.write(upgradeRequest);
    return socket;
  }
  socket.write(`${upgradeRequest}\r\n`);
  await once(socket, 'data');
  if (kind % 4 === 2) {
    // This client watches the game but never reads.
    socket.pause();
    socket.write(maskedFrame(JSON.stringify({ say: 'watch', game })));
  } else {
    socket.write(randomBytes(2000));
  }
  return socket;
}

/** Returns a masked text frame, as a client sends it. */
function maskedFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const mask = randomBytes(4);
  const body = payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length]), mask, body]);
}
