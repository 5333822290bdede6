import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, test } from 'vitest';
import { readCaller, sessionCookie } from '../src/http/caller.ts';
import { isAllowedOrigin } from '../src/http/origin.ts';
import { createLimiter } from '../src/limits/limits.ts';
import { networkOf } from '../src/limits/network.ts';
import { RateLimiter } from '../src/limits/token-bucket.ts';
import { LatencyBaseline } from '../src/people/latency-baseline.ts';
import { RoundTrip } from '../src/socket/round-trip.ts';

test('allows each key a burst, then a steady rate', () => {
  let now = 0;
  const limiter = new RateLimiter({ burst: 3, perSecond: 2 }, () => now);
  expect([1, 2, 3, 4].map(() => limiter.take('ann'))).toEqual([0, 0, 0, 500]);
  expect(limiter.take('bob')).toBe(0);
  now = 250;
  expect(limiter.take('ann')).toBe(250);
  now = 500;
  expect(limiter.take('ann')).toBe(0);
  now = 100_000;
  expect([1, 2, 3, 4].map(() => limiter.take('ann'))).toEqual([0, 0, 0, 500]);
});

test('keeps its rate when the clock is set back', () => {
  let now = 3_600_000;
  const limiter = new RateLimiter({ burst: 2, perSecond: 2 }, () => now);
  limiter.take('ann');
  now = 0;
  expect([1, 2].map(() => limiter.take('ann'))).toEqual([0, 500]);
  now = 500;
  expect(limiter.take('ann')).toBe(0);
});

test('all people on a network together may make the costliest requests 25 times as often as one person', () => {
  const limit = createLimiter(() => 0);
  const countAllowed = (name: 'create' | 'read', network: string): number => {
    let count = 0;
    for (let person = 0; person < 60; person += 1)
      for (let request = 0; request < 20; request += 1)
        if (limit(name, `${network} ${person}`, network) === 0) count += 1;
    return count;
  };
  expect(countAllowed('create', 'school')).toBe(25 * 20);
  expect(countAllowed('create', 'elsewhere')).toBe(25 * 20);
  expect(countAllowed('read', 'school')).toBe(60 * 20);
  expect(limit('create', 'late', 'school')).toBe(80);
});

test('requests that a network’s limit refuses do not count against the person', () => {
  let now = 0;
  const limit = createLimiter(() => now);
  for (let person = 0; person < 25; person += 1)
    for (let request = 0; request < 3; request += 1) limit('export', `pupil ${person}`, 'school');
  const waits = Array.from({ length: 10 }, () => limit('export', 'late', 'school'));
  const [wait = 0] = waits;
  expect(wait).toBeGreaterThan(0);
  expect(new Set(waits)).toEqual(new Set([wait]));
  now = wait;
  expect(limit('export', 'late', 'school')).toBe(0);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:50123', '2001:db8:1:2::/64'],
  ['[2001:db8::1:2:3:4]:50123', '2001:db8:0:0::/64'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:50123', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::2:3:4:5:6', '2001:db8:0:2::/64'],
  ['2001:db8::2:3:4:192.0.2.7', '2001:db8:0:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('limits apply to the network of %s: %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

// The times of pings and of the responses to them, then the resulting round trip.
test.each<[string, readonly [sentAt: number, answeredAt: number][], number]>([
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
    'does not depend on older measurements',
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
  const anyLatency = { record: () => undefined, limit: () => Number.POSITIVE_INFINITY };
  const roundTrip = new RoundTrip(() => now, anyLatency, 'ann');
  for (const [sentAt, answeredAt] of pings) {
    now = sentAt;
    roundTrip.recordPing();
    now = answeredAt;
    roundTrip.recordPong();
    // A response that answers no ping changes nothing.
    roundTrip.recordPong();
  }
  expect(roundTrip.milliseconds).toBe(milliseconds);
});

describe('invariant 8: the round trip of a person', () => {
  /** Creates a connection for one person, and a function that simulates a ping that takes a number of milliseconds. */
  function createConnection(baseline: LatencyBaseline, clock: { now: number }) {
    const roundTrip = new RoundTrip(() => clock.now, baseline, 'ann');
    const ping = (milliseconds: number): void => {
      roundTrip.recordPing();
      clock.now += milliseconds;
      roundTrip.recordPong();
    };
    return { roundTrip, ping };
  }

  test('is at most slightly more than twice the usual one, even on a new socket, until an hour has passed', () => {
    const clock = { now: 0 };
    const baseline = new LatencyBaseline(() => clock.now);
    createConnection(baseline, clock).ping(20);
    const { roundTrip, ping } = createConnection(baseline, clock);
    for (let count = 0; count < 3; count += 1) ping(1000);
    expect(roundTrip.milliseconds).toBe(90);
    clock.now += 3_600_000;
    for (let count = 0; count < 3; count += 1) ping(1000);
    expect(roundTrip.milliseconds).toBe(1000);
  });

  test('is no longer than the time that they take to answer a move', () => {
    const clock = { now: 0 };
    const { roundTrip, ping } = createConnection(new LatencyBaseline(() => clock.now), clock);
    roundTrip.recordAnswer(clock.now - 100);
    expect(roundTrip.milliseconds).toBe(0);
    ping(1000);
    roundTrip.recordAnswer(clock.now - 5000);
    expect(roundTrip.milliseconds).toBe(1000);
    roundTrip.recordAnswer(clock.now - 400);
    expect(roundTrip.milliseconds).toBe(400);
  });
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
])(
  'origin %j on host %j with the public origin %j is accepted: %s',
  (origin, host, publicOrigin, isAccepted) => {
    expect(isAllowedOrigin(origin, host, publicOrigin)).toBe(isAccepted);
  },
);

const withoutProxy = { publicOrigin: undefined, behindProxy: false, isOpenToNetwork: true };
const behindTlsProxy = { publicOrigin: 'https://halma.example', behindProxy: true, isOpenToNetwork: true };

test.each<
  [
    source: string,
    headers: IncomingHttpHeaders,
    access: Parameters<typeof readCaller>[2],
    caller: Partial<ReturnType<typeof readCaller>>,
  ]
>([
  ['no header', {}, withoutProxy, { token: undefined, usesCookie: false, userAgent: '' }],
  [
    'a cookie',
    { cookie: 'halma=abc; other=1' },
    withoutProxy,
    { token: 'abc', usesCookie: true, network: 'here' },
  ],
  [
    'a bearer token',
    { authorization: 'Bearer abc' },
    withoutProxy,
    { token: 'abc', usesCookie: false, network: 'here' },
  ],
  [
    'a bearer token, even if there is a cookie too',
    { authorization: 'Bearer abc', cookie: 'halma=def' },
    withoutProxy,
    { token: 'abc', usesCookie: false },
  ],
  [
    'only the prefixed cookie over TLS',
    { cookie: 'halma=abc' },
    behindTlsProxy,
    { token: undefined, network: 'here' },
  ],
  ['a cookie over TLS', { cookie: '__Host-halma=abc' }, behindTlsProxy, { token: 'abc', network: 'here' }],
  [
    'the last of several forwarded addresses',
    { 'x-forwarded-for': ['192.0.2.1', '192.0.2.2'] },
    behindTlsProxy,
    { token: undefined, network: '192.0.2.2' },
  ],
  [
    'a token, whatever the case of its scheme',
    { authorization: 'bearer abc' },
    withoutProxy,
    { token: 'abc', usesCookie: false },
  ],
  [
    'no forwarded address if there is no proxy',
    { 'x-forwarded-for': '192.0.2.1' },
    withoutProxy,
    { token: undefined, network: 'here' },
  ],
  [
    'the address that the nearest proxy reports',
    { 'x-forwarded-for': '192.0.2.1, 192.0.2.2' },
    behindTlsProxy,
    { token: undefined, network: '192.0.2.2' },
  ],
])('reads the caller from %s', (_, headers, publicAccess, caller) => {
  expect(readCaller(headers, 'here', publicAccess)).toMatchObject(caller);
});

test('the cookie over TLS is secure and bound to the host', () => {
  expect(sessionCookie('abc', behindTlsProxy)).toMatch(
    /^__Host-halma=abc; Max-Age=[1-9]\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('an empty token ends the session: the browser deletes the cookie', () => {
  expect(sessionCookie('', withoutProxy)).toBe('halma=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
});
