import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StreamLine } from '@halma/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import { ServerConnection, waitAfterFailures } from '../../src/bot/server-connection.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a server that answers each request with the next response, and repeats the last one. */
async function startServer(...responses: ((request: IncomingMessage, response: ServerResponse) => void)[]) {
  const requests: string[] = [];
  const newServer = createServer((request, response) => {
    requests.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    responses[Math.min(requests.length, responses.length) - 1]?.(request, response);
  });
  server = newServer;
  await new Promise<void>((resolve) => newServer.listen(0, '127.0.0.1', resolve));
  const { port } = newServer.address() as AddressInfo;
  const stopController = new AbortController();
  const logLines: string[] = [];
  const connection = new ServerConnection({
    server: new URL(`http://127.0.0.1:${port}`),
    token: 'secret',
    signal: stopController.signal,
    log: (text) => logLines.push(text),
  });
  return { connection, requests, logLines, stopController };
}

const send =
  (...lines: (object | string)[]) =>
  (_: IncomingMessage, response: ServerResponse): void => {
    for (const line of lines) response.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`);
    response.end();
  };

const refuseWith =
  (status: number, refusal: object) =>
  (_: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(status).end(JSON.stringify({ refusal }));
  };

const READY: StreamLine = { say: 'ready', game: 'game00000000', seat: 'A' };
const AGAIN = { say: 'stopping', after: 10 };
const ENDED = { say: 'ended', why: 'replaced' };

test('waits 1, 2, 4 … 30 seconds between attempts', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map(waitAfterFailures)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

describe('the stream', () => {
  test('is reopened until the server ends it, and skips empty and unknown lines', async () => {
    const newerLine = { say: 'thing-of-a-later-version' };
    const { connection, requests } = await startServer(send('', READY, newerLine, AGAIN), send(READY, ENDED));
    const lines: StreamLine[] = [];
    expect(await connection.follow((line) => lines.push(line))).toBe('replaced');
    expect(lines).toEqual([READY, READY]);
    expect(requests).toEqual(['GET /api/stream Bearer secret', 'GET /api/stream Bearer secret']);
  });

  test('may contain properties that only newer servers send', async () => {
    const turn = {
      say: 'turn',
      game: 'game00000000',
      seq: 4,
      seat: 'A',
      ply: 0,
      position: 'H8:4CCCC/5CCC/6CC/7C/A7/AA6/AAA5/AAAA4 A - 0 1',
      rules: { game: 'grasshopper-8', preset: 'standard', options: {} },
      clock: { kind: 'real-time', main: 60_000, increment: 0, delay: 0 },
      left: { A: 60_000, C: 60_000 },
    } as const;
    const newerTurn = { ...turn, clock: { ...turn.clock, byoYomi: 10 }, opponentRating: 1500 };
    const { connection } = await startServer(send(newerTurn, { ...ENDED, at: 7 }));
    const lines: StreamLine[] = [];
    expect(await connection.follow((line) => lines.push(line))).toBe('replaced');
    expect(lines).toEqual([turn]);
  });

  test('is reopened after a wait when it breaks off or the server has an error', async () => {
    const breakOff = (_: IncomingMessage, response: ServerResponse): void => void response.destroy();
    const { connection, requests, logLines } = await startServer(
      refuseWith(429, { code: 'too-many', after: 10 }),
      breakOff,
      send('', ENDED),
    );
    expect(await connection.follow(() => undefined)).toBe('replaced');
    expect(requests).toHaveLength(3);
    expect(logLines).toEqual([
      'the server is busy; reconnecting in 0.01 s',
      expect.stringContaining('reconnecting in 2 s'),
    ]);
  }, 20_000);

  test.each(['no-session', 'missing-scope'])('is not reopened after %s', async (code) => {
    const { connection, requests } = await startServer(refuseWith(401, { code }));
    expect(await connection.follow(() => undefined)).toBe(code);
    expect(requests).toHaveLength(1);
  });

  test('with an invalid line is closed before it is opened again', async () => {
    let isClosed = false;
    const { connection } = await startServer((request, response) => {
      request.socket.once('close', () => {
        isClosed = true;
      });
      response.write(`${JSON.stringify({ say: 'ready', game: 7 })}\n`);
    }, send(ENDED));
    expect(await connection.follow(() => undefined)).toBe('replaced');
    expect(isClosed).toBe(true);
  });

  test('ends when the program stops', async () => {
    const { connection, stopController } = await startServer((_, response) => response.write('\n'));
    setTimeout(() => stopController.abort(), 50);
    expect(await connection.follow(() => undefined)).toBeUndefined();
  });
});

describe('a command', () => {
  test('is sent again until the server has carried it out', async () => {
    const { connection, requests } = await startServer(
      (_, response) => void response.destroy(),
      refuseWith(500, { code: 'internal-error', after: 10 }),
      send({ seq: 3 }),
    );
    expect(await connection.post('/api/x', {})).toEqual({ ok: true, body: { seq: 3 } });
    expect(requests).toHaveLength(3);
  }, 20_000);

  test('ends when the program stops while the response is incomplete', async () => {
    const { connection, stopController } = await startServer((_, response) => {
      response.writeHead(200, { 'Content-Length': 100 }).write('{');
    });
    setTimeout(() => stopController.abort(), 200);
    expect(await connection.post('/api/x', {})).toEqual({ ok: false, code: 'stopping' });
  });

  test('is sent again when the response breaks off', async () => {
    const breakOff = (_: IncomingMessage, response: ServerResponse): void => {
      response.writeHead(200, { 'Content-Length': 100 }).write('{', () => response.destroy());
    };
    const { connection, requests } = await startServer(breakOff, send({ seq: 3 }));
    expect(await connection.post('/api/x', {})).toEqual({ ok: true, body: { seq: 3 } });
    expect(requests).toHaveLength(2);
  });

  test.each<readonly [number, { code: string } & Record<string, unknown>]>([
    [409, { code: 'stale-ply', ply: 4 }],
    [409, { code: 'code-of-a-later-version' }],
    [422, { code: 'stale-ply', propertyOfALaterVersion: [1] }],
  ])('that the server refuses with %i %j is not sent again', async (status, refusal) => {
    const { connection, requests } = await startServer(refuseWith(status, refusal), send({}));
    expect(await connection.post('/api/x', {})).toEqual({ ok: false, code: refusal.code });
    expect(requests).toHaveLength(1);
  });
});
