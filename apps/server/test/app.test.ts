import { gunzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../src/app.ts';
import { createApi } from '../src/http/api.ts';
import type { Services } from '../src/services.ts';
import { readSite } from '../src/site/read-site.ts';
import { type SampleSite, script, writeSampleSite } from './sample-site.ts';

const ASSET = '/assets/index-AbC_1-x9.js';

let sample: SampleSite;
let app: Hono;

beforeAll(async () => {
  sample = await writeSampleSite();
  app = createApp((await readSite(sample.folder)) ?? new Map(), console.error);
});
afterAll(() => sample.remove());

test.each([
  ['/', 'text/html; charset=utf-8', 'no-cache'],
  ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
  ['/play', 'text/html; charset=utf-8', 'no-cache'],
  ['/play/new/star-2', 'text/html; charset=utf-8', 'no-cache'],
  ['/learn/hop', 'text/html; charset=utf-8', 'no-cache'],
  ['/games', 'text/html; charset=utf-8', 'no-cache'],
  ['/games/chinese-checkers', 'text/html; charset=utf-8', 'no-cache'],
  ['/games/star-6', 'text/html; charset=utf-8', 'no-cache'],
  ['/icon.svg', 'image/svg+xml', 'no-cache'],
  ['/favicon.ico', 'image/svg+xml', 'no-cache'],
  [ASSET, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/assets/kernel-12345678.wasm', 'application/wasm', 'public, max-age=31536000, immutable'],
  ['/assets/unhashed.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ['/odd.unknown', 'application/octet-stream', 'no-cache'],
])('sends %s as %s with the cache control %s', async (path, type, cache) => {
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toBe(cache);
});

test.each([
  ['/', 'Halma'],
  ['/learn/hop', 'Halma'],
  ['/play/new/star-2', 'Halma: play'],
])('the document at %s has the title %s', async (path, title) => {
  expect(await (await app.request(path)).text()).toBe(`<!doctype html><title>${title}</title>`);
});

test('a site without an icon has no favicon', async () => {
  expect((await createApp(new Map(), console.error).request('/favicon.ico')).status).toBe(404);
});

test('HEAD has the headers of GET and no body', async () => {
  const [get, head] = await Promise.all([app.request(ASSET), app.request(ASSET, { method: 'HEAD' })]);
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  expect(head.headers.get('content-length')).toBe(String(script.length));
});

describe('entity tags', () => {
  test('a browser that already has the file gets 304', async () => {
    const tag = (await app.request('/')).headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    for (const header of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const response = await app.request('/', { headers: { 'if-none-match': header } });
      expect(response.status).toBe(304);
      expect(response.headers.get('etag')).toBe(tag);
      expect(await response.text()).toBe('');
    }
  });

  test('a browser with a different tag gets the file', async () => {
    expect((await app.request('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });
});

describe('compression', () => {
  test.each(['gzip', 'br, gzip;q=0.5', 'GZIP'])(
    'a client that accepts "%s" gets the compressed file',
    async (accept) => {
      const plain = await app.request(ASSET);
      const response = await app.request(ASSET, { headers: { 'accept-encoding': accept } });
      expect(response.headers.get('content-encoding')).toBe('gzip');
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(response.headers.get('etag')).not.toBe(plain.headers.get('etag'));
      const bytes = new Uint8Array(await response.arrayBuffer());
      expect(response.headers.get('content-length')).toBe(String(bytes.length));
      expect(gunzipSync(bytes).toString()).toBe(script);
    },
  );

  test.each(['', 'br', 'gzip;q=0', 'gzip; q=0.0'])(
    'a client that accepts "%s" gets the uncompressed file',
    async (accept) => {
      const response = await app.request(ASSET, { headers: { 'accept-encoding': accept } });
      expect(response.headers.has('content-encoding')).toBe(false);
      expect(await response.text()).toBe(script);
    },
  );

  test('a file that compression would enlarge is sent uncompressed', async () => {
    const response = await app.request('/icon.svg', { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.has('content-encoding')).toBe(false);
  });
});

describe('unknown addresses', () => {
  test('a browser gets the site, which has its own “not found” page', async () => {
    const response = await app.request('/nowhere', { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('<!doctype html><title>Halma</title>');
  });

  test.each([
    ['de', 'de', 'Seite nicht gefunden'],
    ['de-AT', 'de', 'Seite nicht gefunden'],
    ['fr-FR,fr;q=0.9,de;q=0.8,en;q=0.7', 'de', 'Seite nicht gefunden'],
    ['en-GB,de;q=0.5', 'en', 'Page not found'],
    ['fr', 'en', 'Page not found'],
    ['de;q=0', 'en', 'Page not found'],
    ['', 'en', 'Page not found'],
  ])(
    'if there is no site, a browser that accepts "%s" gets a page in %s',
    async (accepted, language, title) => {
      const headers = { accept: 'text/html', 'accept-language': accepted };
      const withoutSite = await createApp(new Map(), console.error);
      const text = await (await withoutSite.request('/nowhere', { headers })).text();
      expect(text).toContain(`<html lang="${language}">`);
      expect(text).toContain(`<h1>${title}</h1>`);
    },
  );

  test.each(['*/*', 'application/json', ''])('a client that accepts "%s" gets JSON', async (accept) => {
    const response = await app.request('/nowhere', { headers: { accept } });
    expect(response.status).toBe(404);
    expect(response.headers.get('vary')).toBe('Accept, Accept-Language');
    expect(await response.json()).toEqual({ error: 'not-found' });
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/secret.txt%00.html',
    '/link.txt',
    '/assets',
    '/assets/',
    '/%E0%A4%A',
    '/__proto__',
    '/constructor',
    '/player',
    '/nowhere/play',
    '/games/xyz',
    '/games/halma/more',
  ])('%s is not found', async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('not part of the site');
  });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s on a file', async (method) => {
  const response = await app.request('/', { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
  expect(await response.json()).toEqual({ error: 'method-not-allowed' });
});

test('logs an internal error without sending its details', async () => {
  const error = new Error('details');
  const onError = vi.fn();
  const site = new Map();
  vi.spyOn(site, 'get').mockImplementation(() => {
    throw error;
  });
  const response = await createApp(site, onError).request('/');
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ error: 'internal-error' });
  expect(response.headers.has('content-security-policy')).toBe(true);
  expect(onError.mock.calls).toEqual([[error]]);
});

test('responds to an internal error of the API with a refusal', async () => {
  const error = new Error('details');
  const onError = vi.fn();
  const lobbyFeed = {
    seeks: () => {
      throw error;
    },
  };
  const publicAccess = { publicOrigin: undefined, behindProxy: false };
  const services = { lobbyFeed, publicAccess, limit: () => 0, onError } as unknown as Services;
  const response = await createApp(new Map(), vi.fn(), [createApi(services)]).request('/api/lobby');
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ refusal: { code: 'internal-error' } });
  expect(response.headers.has('content-security-policy')).toBe(true);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(onError.mock.calls).toEqual([[error]]);
});
