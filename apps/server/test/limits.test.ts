import { expect, test } from 'vitest';
import { readCaller, sessionCookie } from '../src/http/caller.ts';
import { isOwnOrigin } from '../src/http/origin.ts';
import { RateLimiter } from '../src/limits/token-bucket.ts';
import { RoundTrip } from '../src/socket/round-trip.ts';

test('each key has a burst and then a rate per second', () => {
  let now = 0;
  const buckets = new RateLimiter({ burst: 3, perSecond: 2 }, () => now);
  expect([1, 2, 3, 4].map(() => buckets.take('ann'))).toEqual([0, 0, 0, 500]);
  expect(buckets.take('bob')).toBe(0);
  now = 250;
  expect(buckets.take('ann')).toBe(250);
  now = 500;
  expect(buckets.take('ann')).toBe(0);
  now = 100_000;
  expect([1, 2, 3, 4].map(() => buckets.take('ann'))).toEqual([0, 0, 0, 500]);
});

// The instants of pings and their answers, then the round trip that follows from them.
test.each<[string, readonly [sent: number, answered: number][], number]>([
  ['is zero before the first measurement', [], 0],
  ['is the only measurement', [[0, 300]], 300],
  [
    'is the shortest of the last three',
    [
      [0, 300],
      [1000, 1020],
      [2000, 2250],
    ],
    20,
  ],
  [
    'forgets older measurements',
    [
      [0, 5],
      [1000, 1300],
      [2000, 2300],
      [3000, 3310],
    ],
    300,
  ],
])('invariant 8: a round trip %s', (_, pings, milliseconds) => {
  let now = 0;
  const roundTrip = new RoundTrip(() => now);
  for (const [sent, answered] of pings) {
    now = sent;
    roundTrip.recordPing();
    now = answered;
    roundTrip.recordPong();
    // An answer without a ping changes nothing.
    roundTrip.recordPong();
  }
  expect(roundTrip.milliseconds).toBe(milliseconds);
});

test.each<[string | undefined, string, string | undefined, boolean]>([
  [undefined, 'halma.example', undefined, true],
  ['https://halma.example', 'halma.example', undefined, true],
  ['https://halma.example:8443', 'halma.example:8443', undefined, true],
  ['https://halma.example', 'internal:8080', 'https://halma.example', true],
  ['http://halma.example', 'halma.example', 'https://halma.example', false],
  ['https://evil.example', 'halma.example', undefined, false],
  ['https://halma.example.evil.example', 'halma.example', undefined, false],
  ['null', 'halma.example', undefined, false],
])('origin %s for host %s, known as %s: %s', (origin, host, known, own) => {
  expect(isOwnOrigin(origin, host, known)).toBe(own);
});

const plain = { publicOrigin: undefined, behindProxy: false };
const tls = { publicOrigin: 'https://halma.example', behindProxy: true };

test.each([
  ['a cookie', { cookie: 'halma=abc; other=1' }, plain, { token: 'abc', address: 'here' }],
  ['a bearer token', { authorization: 'Bearer abc' }, plain, { token: 'abc', address: 'here' }],
  [
    'over TLS, only the cookie that no other host can set',
    { cookie: 'halma=abc' },
    tls,
    { token: undefined, address: 'here' },
  ],
  ['a cookie over TLS', { cookie: '__Host-halma=abc' }, tls, { token: 'abc', address: 'here' }],
  [
    'a forwarded address without a proxy',
    { 'x-forwarded-for': '192.0.2.1' },
    plain,
    { token: undefined, address: 'here' },
  ],
  [
    'the address that the nearest proxy reports',
    { 'x-forwarded-for': '192.0.2.1, 192.0.2.2' },
    tls,
    { token: undefined, address: '192.0.2.2' },
  ],
] as const)('reads the caller from %s', (_, headers, outside, caller) => {
  expect(readCaller(headers, 'here', outside)).toMatchObject(caller);
});

test('the cookie over TLS is secure and bound to this host', () => {
  expect(sessionCookie('abc', tls)).toMatch(
    /^__Host-halma=abc; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});
