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

// Error pages need the headers too, since they can also be framed or sniffed.
describe.each(['/', '/nowhere'])('%s', (path) => {
  test.each(EXPECTED_HEADERS)('%s', async (header, value) => {
    const response = await createApp(new Map(), console.error).request(path);
    expect(response.headers.get(header)).toBe(value);
  });
});
