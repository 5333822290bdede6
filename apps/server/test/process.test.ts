import { once } from 'node:events';
import { get, request } from 'node:http';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { compileWorkspaces } from '../../../test/compile-workspaces.ts';
import { openStore } from '../src/store/store.ts';
import { gameSetup } from './game/played-game.ts';
import { Client } from './online/client.ts';
import { type SampleSite, writeSampleSite } from './sample-site.ts';
import { type ServerProcess, startServer } from './server-process.ts';

let sample: SampleSite;
const started: ServerProcess[] = [];

function start(environment: Readonly<Record<string, string>> = {}): ServerProcess {
  const server = startServer({
    PORT: '0',
    HOST: '127.0.0.1',
    SITE: sample.folder,
    DATA_DIR: join(sample.folder, '..', `data-${started.length}-${Date.now()}`),
    ...environment,
  });
  started.push(server);
  return server;
}

async function startReady(
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess & { readonly url: URL }> {
  const server = start(environment);
  const address = await server.address;
  if (address === undefined) throw new Error(`The server did not start: ${server.output()}`);
  return { ...server, url: new URL(address.replace('localhost', '127.0.0.1')) };
}

beforeAll(async () => {
  compileWorkspaces();
  sample = await writeSampleSite();
}, 60_000);
afterEach(() => {
  for (const server of started.splice(0)) server.child.kill('SIGKILL');
});
afterAll(() => sample.remove());

test('prints its address, serves the site there and exits on SIGTERM', async () => {
  const server = await startReady();
  expect(server.output()).toMatch(/^Halma is ready at http:\/\/localhost:\d+\n$/);
  expect(await (await fetch(server.url)).text()).toContain('<title>Halma</title>');
  expect(await (await fetch(new URL('/healthz', server.url))).json()).toEqual({ status: 'ok' });
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.output()).toMatch(/^Halma is ready at \S+\nHalma is stopping\.\n$/);
});

describe('a server that listens on all addresses', () => {
  let server: Awaited<ReturnType<typeof startReady>>;
  beforeAll(async () => {
    server = await startReady({ HOST: '' });
    // The tests share this server, so it must outlive the first of them.
    started.splice(0);
  });
  afterAll(() => server.child.kill('SIGKILL'));

  test('warns that others can reach it', async () => {
    await vi.waitFor(
      () =>
        expect(server.output()).toMatch(
          /^Halma is ready at http:\/\/localhost:\d+\nOther machines on your network can reach it( at http:.+)?\. To prevent that, set HOST=127\.0\.0\.1\.\n$/,
        ),
      { timeout: 20_000 },
    );
  });

  test('responds to HEAD with a length and no body', async () => {
    const response = await fetch(server.url, { method: 'HEAD' });
    expect(response.headers.get('content-length')).toBe('35');
    expect(await response.text()).toBe('');
  });

  test('serves no file outside the site for a raw path that contains dots', async () => {
    const { hostname: host, port } = server.url;
    for (const path of ['/../secret.txt', '/assets/../../secret.txt', '//../secret.txt', '/..\\secret.txt']) {
      // node:http sends the path unchanged; fetch would normalize it.
      const [response] = await once(request({ host, port, path }).end(), 'response');
      expect(response.statusCode).toBeOneOf([400, 404]);
      expect(await text(response)).not.toContain('not part of the site');
    }
  });
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'exits in time on %s, even during an unfinished request',
  async (signal) => {
    const server = await startReady();
    const slowRequest = request(server.url, { method: 'POST', headers: { 'content-length': 10 } });
    slowRequest.on('error', () => undefined);
    slowRequest.write('half');
    await once(get(server.url), 'response');
    const signalledAt = Date.now();
    server.child.kill(signal);
    expect(await server.ended).toBe(0);
    // The request gets a second, and a busy machine needs more. After five seconds, the server would give up.
    expect(Date.now() - signalledAt).toBeLessThan(4000);
  },
);

test('a server that stops while the engine searches makes the move due again at once', async () => {
  const folder = join(sample.folder, '..', `stopped-${Date.now()}`);
  const server = await startReady({ DATA_DIR: folder });
  const client = new Client(server.url.href);
  await client.startSession();
  const level = { kind: 'level', level: 10 } as const;
  const seats = { A: level, C: level, E: { kind: 'me' } } as const;
  const rules = { game: 'star-3', preset: 'standard', options: { startRule: 'agreed' } } as const;
  const game = await client.createGame(gameSetup('star-3', { rules, seats }));
  // At level 10, the engine searches for more than a second.
  await vi.waitFor(
    async () =>
      expect(await (await fetch(new URL('/metrics', server.url))).text()).toContain('halma_due_work_total 1'),
    { timeout: 10_000 },
  );
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.output()).toMatch(/^Halma is ready at \S+\nHalma is stopping\.\n$/);
  const store = await openStore({ folder });
  const work = await store?.games.leaseDue('level', Date.now(), 1000, 10);
  await store?.close();
  expect(work).toMatchObject([{ id: game }]);
});

test('exits in time even if hundreds of clients do not confirm that their sockets are closing', async () => {
  const server = await startReady({ LIMIT_SCALE: '1000' });
  const sockets: WebSocket[] = [];
  for (let guest = 0; guest < 10; guest += 1) {
    const session = await fetch(new URL('/api/session', server.url), { method: 'POST' });
    const cookie = /halma=[^;]*/.exec(session.headers.get('set-cookie') ?? '')?.[0] ?? '';
    const openedSockets = Array.from(
      { length: 30 },
      () => new WebSocket(new URL('/api/socket', server.url), { headers: { cookie } }),
    );
    await Promise.all(openedSockets.map((socket) => once(socket, 'open')));
    // A client that reads nothing never learns that it should close its side.
    for (const socket of openedSockets) socket.pause();
    sockets.push(...openedSockets);
  }
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.output()).not.toContain('took longer');
  for (const socket of sockets) socket.terminate();
}, 60_000);

describe('while it stops, a server completes a request and closes its connection if the client has sent', () => {
  const body = '{}';
  test.each([
    ['half of the headers', 20],
    ['half of the body', -1],
  ])('%s', async (_, sentLength) => {
    const server = await startReady();
    const client = new Client(server.url.href);
    await client.startSession();
    const headers = [
      'POST /api/games HTTP/1.1',
      'Host: localhost',
      `Cookie: halma=${client.token}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ];
    const sent = `${headers.join('\r\n')}\r\n\r\n${body}`;
    const socket = connect(Number(server.url.port), '127.0.0.1');
    socket.write(sent.slice(0, sentLength));
    // The server must read this before the signal.
    await fetch(new URL('/healthz', server.url));
    server.child.kill('SIGTERM');
    await vi.waitFor(() => expect(server.output()).toContain('stopping'));
    socket.write(sent.slice(sentLength));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 .*\r\nconnection: close\r\n/is);
    expect(await server.ended).toBe(0);
  });
});

test('asks its clients to reconnect one after another', async () => {
  const server = await startReady();
  const clients: Client[] = [];
  for (let count = 0; count < 3; count += 1) clients.push(await Client.connectGuest(server.url.href));
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const delays = clients.flatMap(({ received }) =>
    received.flatMap((message) => (message.say === 'stopping' ? [message.after] : [])),
  );
  expect(delays).toEqual([1000, 1001, 1002]);
});

test('exits immediately on a second signal', async () => {
  const server = await startReady();
  const slowRequest = request(server.url, { method: 'POST', headers: { 'content-length': 10 } });
  slowRequest.on('error', () => undefined);
  slowRequest.write('half');
  await once(get(server.url), 'response');
  server.child.kill('SIGTERM');
  await vi.waitFor(() => expect(server.output()).toContain('stopping'));
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe('SIGTERM');
});

test('reports that the port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  const server = start({ PORT: port });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(
    `Port ${port} is already in use. Choose another port with PORT, for example PORT=8081.\n`,
  );
  other.close();
});

test.each([
  [{ PORT: 'http' }, /^PORT must be a whole number from 0 to 65535, not "http"\.\n$/],
  [
    { SITE: '/nowhere' },
    /^The site is not built: .*nowhere.index\.html is missing\. Run `npm run build` first\.\n$/,
  ],
  [
    { DATABASE_URL: 'postgres://halma@127.0.0.1:9/halma' },
    /^PostgreSQL is not listening at the host and port in DATABASE_URL\.\n$/,
  ],
  [
    { HOST: '192.0.2.1' },
    /^The server cannot listen on "192\.0\.2\.1", which is not an address of this machine\. Check HOST\.\n$/,
  ],
])('with %j, explains the error and exits with code 1', async (environment, message) => {
  const server = start(environment);
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(message);
});

test('reports that the data folder is in use', async () => {
  const folder = join(sample.folder, '..', 'shared-data');
  await start({ DATA_DIR: folder }).address;
  const second = start({ DATA_DIR: folder });
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(
    `Another server is using the data folder "${folder}". Choose another folder with DATA_DIR.\n`,
  );
});
