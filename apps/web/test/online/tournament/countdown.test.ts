import { expect, test } from 'vitest';
import { formatCountdown, pollInterval } from '../../../src/online/tournament/countdown.ts';
import { FORMATS } from '../../../src/online/tournament/formats.ts';
import { verifySeed } from '../../../src/online/tournament/verify-seed.ts';

const MINUTE_MS = 60_000;

test.each([
  [-5000, '0:00'],
  [0, '0:00'],
  [999, '0:01'],
  [380_000, '6:20'],
  [10 * MINUTE_MS, '10 min'],
  [42.9 * MINUTE_MS, '42 min'],
  [61 * MINUTE_MS, '1 h 1 min'],
  [50 * 60 * MINUTE_MS, '2 d 2 h'],
])('writes %d milliseconds as %s', (milliseconds, text) => {
  expect(formatCountdown(milliseconds)).toBe(text);
});

test.each([
  ['running', 0, 3000],
  ['open', 10 * MINUTE_MS, 10_000],
  ['open', MINUTE_MS, 2000],
  ['over', 0, 60_000],
  ['called-off', 0, 60_000],
] as const)(
  'asks for news of a tournament that is %s, %d ms before its start, every %d ms',
  (phase, ahead, interval) => {
    expect(pollInterval({ phase, startsAt: 1000 + ahead }, 1000)).toBe(interval);
  },
);

test.each([
  ['round-robin', 2, 'within-one', 1, 'within-one', 'none'],
  ['round-robin', 2, 'equal', 1, 'equal', 'none'],
  ['round-robin', 4, 'equal', 1, 'equal', 'none'],
  ['round-robin', 4, 'within-one', 1, 'within-one', 'optional'],
  ['round-robin', 2, 'equal', 2, 'meeting', 'none'],
  ['swiss', 2, 'equal', 1, 'within-two', 'optional'],
  ['swiss', 4, 'equal', 1, 'balanced', 'required'],
  ['swiss', 4, 'equal', 4, 'meeting', 'required'],
] as const)(
  '%s at tables of %i, turns %s, %i games a meeting',
  (format, seats, turns, games, promise, rounds) => {
    expect(FORMATS[format].promise({ seats, turns, games })).toBe(promise);
    expect(FORMATS[format].roundsChoice({ seats, turns, games })).toBe(rounds);
  },
);

// The SHA-256 of `abc` (FIPS 180-4).
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test.each([
  ['abc', ABC, globalThis.crypto.subtle, 'fits'],
  ['abd', ABC, globalThis.crypto.subtle, 'differs'],
  ['abc', ABC, undefined, 'uncheckable'],
] as const)('checks the seed %s', async (seed, commitment, subtle, verdict) => {
  expect(await verifySeed(seed, commitment, subtle)).toBe(verdict);
});
