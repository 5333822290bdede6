import { peopleStrings } from '@halma/locales/people';
import type { ClockSetting } from '@halma/protocol';
import { expect, test } from 'vitest';
import { describeClock } from '../../src/online/game-terms.ts';

const realTime = { kind: 'real-time', main: 1_200_000, increment: 10_000, delay: 0 } as const;

test.each<[ClockSetting, string]>([
  [{ kind: 'none' }, 'Unlimited'],
  [{ kind: 'days', days: 1 }, '1 day per move'],
  [realTime, '20\u00a0min\u00a0+\u00a010\u00a0s'],
  [{ ...realTime, lag: 'charged' }, '20\u00a0min\u00a0+\u00a010\u00a0s, no lag compensation'],
])('the clock %j is described in words', (clock, text) => {
  expect(describeClock({ clock })).toBe(text);
});

test('a clock without lag compensation is described in German too', async () => {
  const { clocks } = await peopleStrings.in('de');
  expect(clocks.lagCharged(clocks.realTime(20, 10))).toBe(
    '20\u00a0Min.\u00a0+\u00a010\u00a0s, Netzverzögerung zählt mit',
  );
});
