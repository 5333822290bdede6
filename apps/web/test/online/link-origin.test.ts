import { expect, test } from 'vitest';
import type { Api } from '../../src/online/api.ts';
import { findLinkOrigin, isLoopbackOrigin } from '../../src/online/link-origin.ts';

const HOME = 'http://192.168.0.5:8080';

test.each([
  ['http://localhost:8080', { ok: true, value: { origin: HOME } }, HOME],
  ['http://127.0.0.1:8080', { ok: true, value: { origin: HOME } }, HOME],
  ['http://[::1]:8080', { ok: true, value: {} }, 'http://[::1]:8080'],
  ['http://localhost', { ok: false, failure: { kind: 'offline' } }, 'http://localhost'],
  ['https://halma.example', { ok: true, value: { origin: HOME } }, 'https://halma.example'],
])(
  'links on a page at %s, if the server responds with %j, begin with %s',
  async (page, response, expected) => {
    const api = (async () => response) as unknown as Api;
    expect(await findLinkOrigin(api, page)).toBe(expected);
  },
);

test.each([
  ['http://localhost:8080', true],
  ['http://127.0.0.1', true],
  ['http://[::1]:8080', true],
  ['http://192.168.0.5:8080', false],
  ['https://localhost.example', false],
])('%s leads nowhere on another machine: %s', (origin, expected) => {
  expect(isLoopbackOrigin(origin)).toBe(expected);
});
