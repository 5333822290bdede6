import { describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';

const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "worker-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const EXPECTED_HEADERS: readonly (readonly [string, string | null])[] = [
  ['content-security-policy', POLICY],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'same-origin'],
  ['x-frame-options', 'DENY'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-embedder-policy', 'require-corp'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=()'],
  ['strict-transport-security', null],
  ['x-powered-by', null],
];

// Only a single game's page may be framed.
test.each([
  ['/embed/game/abcdefghijkl', true],
  ['/embed/game/abcdefghijkl/', false],
  ['/embed/game/abcdefghijkl/../../online', false],
  ['/embed/game/', false],
  ['/embed', false],
  ['/online/game/abcdefghijkl', false],
  ['/api/games/abcdefghijkl/watch', false],
])('%s may be framed: %s', async (path, mayBeFramed) => {
  const { headers } = await createApp(new Map(), console.error).request(path);
  const ancestors = mayBeFramed ? '*' : "'none'";
  expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${ancestors}`);
  expect(headers.get('x-frame-options')).toBe(mayBeFramed ? null : 'DENY');
  expect(headers.get('cross-origin-resource-policy')).toBe(mayBeFramed ? 'cross-origin' : 'same-origin');
});

// Error pages need the headers too, since they can also be framed or sniffed.
describe.each(['/', '/nowhere'])('the response at %s', (path) => {
  test.each(EXPECTED_HEADERS)('has the right value, or none, for the header %s', async (header, value) => {
    const response = await createApp(new Map(), console.error).request(path);
    expect(response.headers.get(header)).toBe(value);
  });
});
