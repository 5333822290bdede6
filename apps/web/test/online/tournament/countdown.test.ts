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
])('%d milliseconds are written as %s', (milliseconds, text) => {
  expect(formatCountdown(milliseconds)).toBe(text);
});

test.each([
  ['running', 0, 200, 3000],
  ['open', 10 * MINUTE_MS, 65, 10_000],
  ['open', 10 * MINUTE_MS, 64, 3000],
  ['open', MINUTE_MS, 200, 2000],
  ['over', 0, 8, 60_000],
  ['called-off', 0, 8, 60_000],
] as const)(
  'a tournament that is %s, %d ms before its start, with %d players, is polled every %d ms',
  (phase, msBeforeStart, players, interval) => {
    expect(pollInterval({ phase, startsAt: 1000 + msBeforeStart, players }, 1000)).toBe(interval);
  },
);

test.each([
  ['round-robin', 2, 'within-one', 1, 'within-one', 0, 0],
  ['round-robin', 2, 'equal', 1, 'equal', 0, 0],
  ['round-robin', 4, 'equal', 1, 'equal', 0, 0],
  ['round-robin', 4, 'within-one', 1, 'within-one', 17, 0],
  ['round-robin', 2, 'equal', 2, 'meeting', 0, 0],
  ['swiss', 2, 'equal', 1, 'within-two', 17, 0],
  ['swiss', 4, 'equal', 1, 'balanced', 16, 4],
  ['swiss', 4, 'equal', 4, 'meeting', 16, 4],
  ['arena', 4, 'equal', 1, 'balanced', 0, 0],
  ['knockout', 3, 'equal', 3, 'meeting', 0, 0],
  ['series', 3, 'equal', 1, 'equal', 5, 3],
  ['exhibition', 2, 'equal', 1, 'exhibition', 0, 0],
] as const)(
  '%s at tables of %i, turns %s, %i games a meeting, guarantees %s and offers %i numbers of rounds',
  (format, seats, turns, games, guarantee, offers, initial) => {
    const terms = { seats, turns, games, hasPartners: false };
    expect(FORMATS[format].guarantee(terms)).toBe(guarantee);
    const rounds = FORMATS[format].rounds(terms);
    expect([rounds.values.length, rounds.initial]).toEqual([offers, initial]);
  },
);

test.each([
  [2, [2, 4, 6]],
  [3, [3, 6]],
  [4, [4]],
  [6, [6]],
])('a meeting in a knockout with tables of %i can have %j games', (seats, games) => {
  expect(FORMATS.knockout.games(seats)).toEqual(games);
});

// The SHA-256 of `abc` (FIPS 180-4).
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

test.each([
  ['abc', ABC, globalThis.crypto.subtle, 'matches'],
  ['abd', ABC, globalThis.crypto.subtle, 'differs'],
  ['abc', ABC, undefined, 'uncheckable'],
] as const)('checks the seed %s', async (seed, commitment, subtle, verdict) => {
  expect(await verifySeed(seed, commitment, subtle)).toBe(verdict);
});

test.each([
  ['round-robin', 4, 1, 'partners'],
  ['round-robin', 4, 2, 'partners-meeting'],
  ['swiss', 6, 2, 'partners'],
  ['swiss', 6, 3, 'partners-meeting'],
] as const)(
  '%s with partners at tables of %i, %i games a meeting, guarantees %s',
  (format, seats, games, guarantee) => {
    const terms = { seats, games, turns: 'within-one', hasPartners: true } as const;
    expect(FORMATS[format].guarantee(terms)).toBe(guarantee);
  },
);
