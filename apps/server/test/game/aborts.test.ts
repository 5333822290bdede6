import fc from 'fast-check';
import { expect, test } from 'vitest';
import { personBehindAbort, remainingPauseMs } from '../../src/game/aborts.ts';
import { hasStarted } from '../../src/game/state.ts';
import { gameSetup, PlayedGame, personFor, REAL_TIME, STARTED_AT } from './played-game.ts';

const MINUTE_MS = 60_000;

/** The minute of the last abort of a row. */
const lastOf = (minutes: readonly number[]): number => minutes.at(-1) ?? 0;

test.each<[abortedAt: readonly number[], pause: number]>([
  [[], 0],
  [[0, 1], 0],
  [[0, 1, 59], 5],
  [[0, 1, 60], 0],
  [[0, 1, 2, 8], 10],
  [[0, 1, 2, 8, 20, 45], 40],
  [[0, 1, 2, 3, 4, 5, 6, 7], 60],
  // Two more aborts are free after an hour without one, but the pause is twice as long as the one before.
  [[0, 1, 2, 70], 0],
  [[0, 1, 2, 70, 71], 0],
  [[0, 1, 2, 70, 71, 72], 10],
])('after aborts in the minutes %j, a pause lasts %i minutes', (abortedAt, pause) => {
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

type Abort = { moves: number; seat?: 'A' | 'C'; afterMs?: number };

test.each<[how: string, behind: 'A' | 'C' | 'no one', abort: Abort]>([
  ['the player to move aborts', 'A', { moves: 0, seat: 'A' }],
  ['the second player aborts on their first move', 'C', { moves: 1, seat: 'C', afterMs: 50_000 }],
  ['the opponent aborts immediately', 'C', { moves: 0, seat: 'C' }],
  ['the opponent aborts after a short wait', 'C', { moves: 0, seat: 'C', afterMs: 19_999 }],
  ['the opponent aborts after a long wait', 'no one', { moves: 0, seat: 'C', afterMs: 20_000 }],
  ['the server aborts before the first move', 'A', { moves: 0, afterMs: 60_001 }],
  ['the server aborts before the second move', 'C', { moves: 1, afterMs: 60_001 }],
])('when %s, the abort counts against %s', (_how, behind, { moves, seat, afterMs = 0 }) => {
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
  expect(personBehindAbort(state, event, game.now)).toBe(behind === 'no one' ? undefined : personFor(behind));
});
