import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createServerTime } from '../../src/online/server-time.ts';
import { timeLeft } from '../../src/online/time-left.ts';
import { BEGUN } from './sample-game.ts';

test("the estimate is behind the server's time by the delay of the fastest message", () => {
  const anyMessages = fc.array(fc.record({ sent: fc.nat(100_000), delay: fc.nat(5000) }), { minLength: 1 });
  fc.assert(
    fc.property(anyMessages, fc.integer({ min: -1e12, max: 1e12 }), (messages, aheadMs) => {
      let elapsed = 0;
      const time = createServerTime(() => elapsed);
      for (const { sent, delay } of messages) {
        elapsed = sent + delay;
        time.observe(sent + aheadMs);
      }
      elapsed = 200_000;
      const quickest = Math.min(...messages.map(({ delay }) => delay));
      expect(time.now()).toBe(elapsed + aheadMs - quickest);
    }),
  );
});

test("the time is unknown before the server's first message", () => {
  expect(createServerTime(() => 5).now()).toBeUndefined();
});

/** A turn with 600 seconds on the clock, after a delay of 3 seconds. */
const running = { ...BEGUN.standing, ply: 2, turnBegan: 10_000, dueBy: 613_000 };

test.each([
  ['is charged to the seat to move', running, 'A', 20_000, false, 593_000],
  ['is not charged to the other seat', running, 'C', 20_000, false, 600_000],
  ['is not charged during the delay', running, 'A', 12_000, false, 600_000],
  ['is not charged for a first turn', BEGUN.standing, 'A', 30_000, true, 600_000],
  ['does not go below zero', running, 'A', 900_000, false, 0],
  ["does not run until the server's first message", running, 'A', undefined, false, 600_000],
] as const)('the time left %s', (_, standing, seat, now, isFirst, left) => {
  expect(timeLeft(BEGUN.terms, standing, seat, now, isFirst)).toEqual({ kind: 'real-time', left });
});

test('in correspondence only the seat to move has time left, and without clocks no seat has', () => {
  const { left: _, ...standing } = running;
  const days = { clock: { kind: 'days', days: 3 } } as const;
  expect(timeLeft(days, standing, 'A', 113_000, false)).toEqual({ kind: 'days', left: 500_000 });
  expect(timeLeft(days, standing, 'C', 113_000, false)).toBeUndefined();
  expect(timeLeft({ clock: { kind: 'none' } }, standing, 'A', 113_000, false)).toBeUndefined();
});
