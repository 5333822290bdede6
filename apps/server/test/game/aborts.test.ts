import fc from 'fast-check';
import { expect, test } from 'vitest';
import { personBehindAbort, remainingPauseMs } from '../../src/game/aborts.ts';
import { hasStarted } from '../../src/game/state.ts';
import { gameSetup, PlayedGame, personFor, REAL_TIME, STARTED_AT } from './played-game.ts';

const MINUTE_MS = 60_000;

/** The minute of the last abort of a row. */
const lastOf = (minutes: readonly number[]): number => minutes.at(-1) ?? 0;

test.each<{ abortedAt: readonly number[]; pause: number }>([
  { abortedAt: [], pause: 0 },
  { abortedAt: [0, 1], pause: 0 },
  { abortedAt: [0, 1, 59], pause: 5 },
  { abortedAt: [0, 1, 60], pause: 0 },
  { abortedAt: [0, 1, 2, 8], pause: 10 },
  { abortedAt: [0, 1, 2, 8, 20, 45], pause: 40 },
  { abortedAt: [0, 1, 2, 3, 4, 5, 6, 7], pause: 60 },
  // Two more aborts are free after an hour without one, but the pause is twice as long as the one before.
  { abortedAt: [0, 1, 2, 70], pause: 0 },
  { abortedAt: [0, 1, 2, 70, 71], pause: 0 },
  { abortedAt: [0, 1, 2, 70, 71, 72], pause: 10 },
])('after aborts in the minutes $abortedAt, a pause lasts $pause minutes', ({ abortedAt, pause }) => {
  const times = abortedAt.map((minute) => minute * MINUTE_MS);
  const remaining = (minute: number): number => remainingPauseMs(times, minute * MINUTE_MS) / MINUTE_MS;
  expect(remaining(lastOf(abortedAt))).toBe(pause);
  expect(remaining(-1)).toBe(0);
  expect(remaining(lastOf(abortedAt) + 1)).toBe(Math.max(0, pause - 1));
  expect(remaining(lastOf(abortedAt) + pause)).toBe(0);
});

test('one more abort never shortens a pause', () => {
  const minutes = fc.array(fc.integer({ min: 0, max: 1440 }), { minLength: 1, maxLength: 30 });
  const property = fc.property(minutes, fc.nat(), fc.integer({ min: 0, max: 1500 }), (aborts, index, now) => {
    const abortedAt = aborts.toSorted((one, other) => one - other).map((minute) => minute * MINUTE_MS);
    const fewer = abortedAt.toSpliced(index % abortedAt.length, 1);
    const nowMs = now * MINUTE_MS;
    expect(remainingPauseMs(fewer, nowMs)).toBeLessThanOrEqual(remainingPauseMs(abortedAt, nowMs));
  });
  fc.assert(property, { numRuns: 2000 });
});

test.each<{ how: string; moves: number; seat?: 'A' | 'C'; afterMs?: number; behind?: 'A' | 'C' }>([
  { how: 'the player to move aborts', moves: 0, seat: 'A', behind: 'A' },
  { how: 'the second player aborts on their first move', moves: 1, seat: 'C', afterMs: 50_000, behind: 'C' },
  { how: 'the opponent aborts immediately', moves: 0, seat: 'C', behind: 'C' },
  { how: 'the opponent aborts after a short wait', moves: 0, seat: 'C', afterMs: 19_999, behind: 'C' },
  { how: 'the opponent aborts after a long wait', moves: 0, seat: 'C', afterMs: 20_000 },
  { how: 'the server aborts before the first move', moves: 0, afterMs: 60_001, behind: 'A' },
  { how: 'the server aborts before the second move', moves: 1, afterMs: 60_001, behind: 'C' },
])('when $how, the seat responsible for the abort is $behind', ({ moves, seat, afterMs = 0, behind }) => {
  const game = new PlayedGame(gameSetup('halma-2', { clock: REAL_TIME })).seatPlayers();
  for (let made = 0; made < moves; made += 1) game.makeMove(1000);
  game.now += afterMs;
  expect(seat === undefined ? game.sendAsServer({ do: 'time-out' }) : game.send(seat, { do: 'abort' })).toBe(
    'aborted',
  );
  const { state } = game;
  if (!hasStarted(state)) throw new Error('the game has not started');
  const event = { kind: 'aborted', ...(seat === undefined ? {} : { seat }) } as const;
  expect(game.now).toBeGreaterThanOrEqual(STARTED_AT);
  expect(personBehindAbort(state, event, game.now)).toBe(behind && personFor(behind));
});
