import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../src/app.ts';
import type { ConnectionLimits } from '../src/limits/connection-limits.ts';
import { type ListeningServer, listen, type RequestTimeouts } from '../src/listen.ts';
import { ignoreUpgrade } from '../src/socket/ignore-upgrade.ts';

const LIMITS: ConnectionLimits = { total: 3000, perNetwork: 2000, firstByteMs: 150 };
/**
 * Long enough that the server closes no connection before it has responded. An idle connection is closed soon, so that
 * a test can read to its end.
 */
const LONG_TIMEOUTS: RequestTimeouts = {
  headersMs: 90_000,
  requestMs: 90_000,
  keepAliveMs: 20,
  stalledMs: 90_000,
  checkIntervalMs: 1000,
};
const TIMEOUTS: RequestTimeouts = {
  headersMs: 300,
  requestMs: 600,
  keepAliveMs: 200,
  stalledMs: 90_000,
  checkIntervalMs: 20,
};
/** Keeps idle connections open for the whole test. */
const KEEP_TIMEOUTS: RequestTimeouts = { ...LONG_TIMEOUTS, keepAliveMs: 90_000 };
const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

const openServers: ListeningServer[] = [];

afterEach(async () => {
  for (const { server } of openServers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

async function openServer(
  limits: Partial<ConnectionLimits> = {},
  timeouts = TIMEOUTS,
  routers: readonly Hono[] = [],
): Promise<ListeningServer> {
  const app = createApp(new Map(), console.error, routers);
  const listening = await listen(app, '0.0.0.0', 0, { ...LIMITS, ...limits }, timeouts);
  if (!listening.ok) throw new Error(listening.refusal);
  openServers.push(listening.value);
  return listening.value;
}

/** Connects from an address of this machine. The client never closes its side by itself. */
function connectFrom({ port }: ListeningServer, localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true });
  socket.on('error', () => undefined);
  return socket;
}

/** Sends a request, and returns the first part of the response. The connection stays open and readable. */
async function sendRequest(socket: Socket): Promise<string> {
  socket.write(REQUEST);
  return new Promise((resolve) => socket.once('data', (chunk) => resolve(chunk.toString())));
}

function countConnections({ server }: ListeningServer): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}

test('stops listening for errors once the port is open', async () => {
  const { server } = await openServer();
  expect(server.listenerCount('error')).toBe(0);
});

test.each([
  ['answers', 20, 20],
  ['closes the connection after', 1000, 0],
])('%s %i requests that a client sends at once', async (_, sentCount, answeredCount) => {
  let receivedCount = 0;
  const routes = new Hono();
  routes.get('/', (c) => {
    receivedCount += 1;
    return c.body('answer', 200, receivedCount === sentCount ? { Connection: 'close' } : {});
  });
  const socket = connectFrom(await openServer({}, LONG_TIMEOUTS, [routes]));
  socket.write(REQUEST.repeat(sentCount));
  const answers = await text(socket).catch(() => '');
  expect(answers.split('answer').length - 1).toBe(answeredCount);
  expect(receivedCount).toBeLessThanOrEqual(20);
});

/**
 * Repeatedly sends a text, character by character, until the server closes the connection. A character that is sent after
 * that resets the connection, and a response that is not read yet is lost. So they are sent slowly.
 */
function drip(socket: Socket, content: string): void {
  let sentCount = 0;
  const timer = setInterval(() => socket.write(content[sentCount++ % content.length] ?? ''), 100);
  socket.once('close', () => clearInterval(timer));
  socket.once('end', () => clearInterval(timer));
}

describe('the server closes a connection (ASVS 2.4.1) that', () => {
  test.each<[string, (socket: Socket) => void, response: RegExp]>([
    // On a busy machine, the time for the headers can end before the server notices the end of the time for the first byte.
    ['sends nothing', () => undefined, /^(HTTP\/1\.1 408 |$)/],
    ['sends half of the headers', (socket) => socket.write('GET / HTTP/1.1\r\nHost: x'), /^HTTP\/1\.1 408 /],
    [
      'sends its headers byte by byte',
      (socket) => drip(socket, `GET / HTTP/1.1\r\nX-Slow: ${'x'.repeat(5000)}`),
      /^HTTP\/1\.1 408 /,
    ],
    [
      'never finishes the request for a WebSocket',
      (socket) =>
        socket.write('GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'),
      /^HTTP\/1\.1 408 /,
    ],
    [
      'never finishes the body of its request',
      (socket) => socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nx'),
      /^HTTP\/1\.1 4\d\d /,
    ],
    ['stays idle after a response', (socket) => socket.write(REQUEST), /^HTTP\/1\.1 404 /],
  ])('%s', async (_, act, response) => {
    const listening = await openServer();
    const socket = connectFrom(listening);
    act(socket);
    expect(await text(socket)).toMatch(response);
    socket.destroy();
    await vi.waitFor(async () => expect(await countConnections(listening)).toBe(0), { timeout: 30_000 });
  });
});

test('the server answers a request over HTTP/1.0 without a host, such as a load balancer’s health check', async () => {
  const routes = new Hono().get('/readyz', (c) => c.text('ready'));
  const socket = connectFrom(await openServer({}, LONG_TIMEOUTS, [routes]));
  socket.write('GET /readyz HTTP/1.0\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*ready$/s);
  socket.destroy();
});

test('the server closes a connection whose client stops reading a response', async () => {
  const routes = new Hono().get('/large', (c) => c.body(new Uint8Array(64 * 1024 * 1024)));
  const listening = await openServer({}, { ...LONG_TIMEOUTS, stalledMs: 200 }, [routes]);
  const socket = connectFrom(listening).pause();
  socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(listening.server, 'request');
  expect(await countConnections(listening)).toBe(1);
  await vi.waitFor(async () => expect(await countConnections(listening)).toBe(0), { timeout: 10_000 });
  socket.destroy();
});

describe('the server refuses connections with a code', () => {
  test.each([
    ['beyond the limit for one network', { perNetwork: 1000 }, 429, 404],
    ['beyond the limit for all networks', { total: 1000 }, 503, 503],
  ])(
    '%s, however many stay idle, and accepts them again later',
    async (_, limits, status, otherNetworkStatus) => {
      const listening = await openServer({ ...limits, firstByteMs: 90_000 }, LONG_TIMEOUTS);
      const idleSockets = Array.from({ length: 1000 }, () => connectFrom(listening));
      await vi.waitFor(async () => expect(await countConnections(listening)).toBe(1000), { timeout: 30_000 });
      const responses = await Promise.all(Array.from({ length: 1000 }, () => text(connectFrom(listening))));
      for (const response of responses) {
        expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
        expect(response).toContain('{"refusal":{"code":"too-many","after":10000}}');
      }
      expect(await countConnections(listening)).toBe(1000);
      const otherSocket = connectFrom(listening, '127.0.0.2');
      otherSocket.write(REQUEST);
      expect(await text(otherSocket)).toMatch(new RegExp(`^HTTP/1\\.1 ${otherNetworkStatus} `));
      for (const socket of idleSockets) socket.destroy();
      await vi.waitFor(async () => expect(await countConnections(listening)).toBe(0), { timeout: 30_000 });
      const next = connectFrom(listening);
      next.write(REQUEST);
      expect(await text(next)).toMatch(/^HTTP\/1\.1 404 /);
    },
    90_000,
  );
});

describe('an idle connection', () => {
  test.each([
    ['nginx', 60],
    ['an AWS load balancer', 60],
    ['Traefik', 90],
    ['Caddy', 120],
  ])('stays open for longer than %s reuses it by default', async (_, seconds) => {
    const app = createApp(new Map(), console.error, []);
    const listening = await listen(app, '127.0.0.1', 0, LIMITS);
    if (!listening.ok) throw new Error(listening.refusal);
    openServers.push(listening.value);
    const response = await sendRequest(connectFrom(listening.value));
    expect(Number(/Keep-Alive: timeout=(\d+)/.exec(response)?.[1])).toBeGreaterThan(seconds);
  });

  test.each<[string, Partial<ConnectionLimits>, sentByFirst: string, closed: number]>([
    ['for one network', { perNetwork: 3 }, '', 0],
    ['for all networks', { total: 3 }, '', 0],
    ['for both', { total: 3, perNetwork: 3 }, '', 0],
    ['unless it is sending a request', { total: 3 }, REQUEST.slice(0, 20), 1],
    ['unless it is receiving a response', { perNetwork: 3 }, 'GET /endless HTTP/1.1\r\nHost: x\r\n\r\n', 1],
  ])('gives its place to a new one at the limit %s', async (_, limits, sentByFirst, closed) => {
    const routes = new Hono().get('/endless', (c) => c.body(new ReadableStream()));
    const listening = await openServer(limits, KEEP_TIMEOUTS, [routes]);
    const received: Socket[] = [];
    listening.server.on('connection', (socket) => received.push(socket));
    const sockets = Array.from({ length: 3 }, () => connectFrom(listening));
    for (const socket of sockets) await sendRequest(socket);
    sockets[0]?.write(sentByFirst);
    const byteCount = REQUEST.length + sentByFirst.length;
    await vi.waitFor(() => expect(received.some(({ bytesRead }) => bytesRead === byteCount)).toBe(true));
    expect(await sendRequest(connectFrom(listening))).toMatch(/^HTTP\/1\.1 404 /);
    await vi.waitFor(() => expect(sockets.map((socket) => socket.readableEnded)).toContain(true));
    expect(sockets.map((socket) => socket.readableEnded)).toEqual(
      sockets.map((_socket, index) => index === closed),
    );
  });

  test('does not give its place to a connection from a different network that is at its limit', async () => {
    const listening = await openServer({ perNetwork: 1 }, KEEP_TIMEOUTS);
    const sockets = [connectFrom(listening, '127.0.0.2'), connectFrom(listening, '127.0.0.3')];
    for (const socket of sockets) await sendRequest(socket);
    await sendRequest(connectFrom(listening, '127.0.0.3'));
    await vi.waitFor(() => expect(sockets[1]?.readableEnded).toBe(true));
    expect(sockets.map((socket) => socket.readableEnded)).toEqual([false, true]);
  });
});

describe('a request that offers another protocol', () => {
  const offer = (version: string): string =>
    `GET /stream HTTP/${version}\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n`;
  const openIgnoring = async (): Promise<ListeningServer> => {
    const routes = new Hono().get('/stream', (c) => c.body(new Blob(['text']).stream()));
    const listening = await openServer({ total: 1 }, TIMEOUTS, [routes]);
    const { server } = listening;
    server.on('upgrade', (request, stream, head) => ignoreUpgrade(server, request, stream, head));
    return listening;
  };

  test('counts as one connection', async () => {
    const listening = await openIgnoring();
    for (let count = 0; count < 3; count += 1) {
      const socket = connectFrom(listening);
      socket.write(offer('1.1'));
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
      socket.destroy();
      await vi.waitFor(async () => expect(await countConnections(listening)).toBe(0));
    }
  });

  test('gets a response in its own version of HTTP', async () => {
    const listening = await openIgnoring();
    const socket = connectFrom(listening);
    socket.write(offer('1.0'));
    const response = await text(socket);
    expect(response).toMatch(/\r\n\r\ntext$/);
    expect(response).not.toMatch(/chunked/i);
  });
});

test('the server closes more than a thousand idle connections', async () => {
  const listening = await openServer();
  const idleSockets = Array.from({ length: 1500 }, () => connectFrom(listening));
  await Promise.all(idleSockets.map((socket) => once(socket, 'connect')));
  await vi.waitFor(async () => expect(await countConnections(listening)).toBe(0), { timeout: 30_000 });
  for (const socket of idleSockets) socket.destroy();
}, 60_000);
