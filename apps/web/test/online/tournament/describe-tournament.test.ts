import { expect, test } from 'vitest';
import { describeNextRound } from '../../../src/online/tournament/describe-tournament.ts';
import { viewWith } from './tournament-sample.ts';

/** The time of the tests, in milliseconds since 1970. */
const NOW = 1_700_000_000_000;

test.each([
  ['while a round is being played', {}, undefined],
  ['during the pause', { nextRoundAt: NOW + 56_000 }, 'Round 3 starts in 0:56.'],
  ['after the pause', { nextRoundAt: NOW }, 'Round 3 is starting.'],
  [
    'during the pause, with too few players',
    { nextRoundAt: NOW + 56_000, waitsUntil: NOW + 31 * 60_000 },
    'Round 3 starts in 0:56.',
  ],
  [
    'after the pause, with too few players',
    { nextRoundAt: NOW, waitsUntil: NOW + 24 * 60_000 },
    'Too few players are here for round 3. It starts as soon as enough of them return; otherwise the tournament ends in 24 min.',
  ],
])('%s, the page describes the next round', (_, view, text) => {
  expect(describeNextRound(viewWith(view), NOW)).toBe(text);
});
