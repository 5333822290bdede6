import type { GameRow } from '@halma/protocol';
import { expect, test } from 'vitest';
import type { Answer } from '../../src/online/failure.ts';
import { createReminder } from '../../src/online/reminder.ts';
import { FakeClock } from './fake-line.ts';
import { rowOf } from './sample-game.ts';

type Rows = readonly GameRow[];

const GAMES: Answer<Rows> = { ok: true, value: [rowOf('one', { seat: 'A', toMove: 'A' })] };
const NO_GAMES: Answer<Rows> = { ok: true, value: [] };
const NO_CONNECTION: Answer<Rows> = { ok: false, refusal: { code: 'no-connection' } };
const NO_SESSION: Answer<Rows> = { ok: false, refusal: { code: 'no-session' } };

/** A reminder that has been given an answer, and what came of it. */
async function reminded(answer: Answer<Rows>) {
  const clock = new FakeClock();
  const told: number[] = [];
  let asked = 0;
  const ask = createReminder({
    read: async () => {
      asked += 1;
      return answer;
    },
    later: clock.later,
    onGames: (rows) => told.push(rows.length),
  });
  await ask();
  return { ask, clock, told, asked: () => asked };
}

test.each([
  ['games go on', GAMES, [1], true],
  ['no game goes on', NO_GAMES, [0], false],
  ['the server cannot be reached: what was known stays', NO_CONNECTION, [], true],
  ['the session has ended', NO_SESSION, [0], false],
])('%s', async (_, answer, told, asksAgain) => {
  const one = await reminded(answer);
  expect(one.told).toEqual(told);
  one.clock.pass(29_999);
  expect(one.asked()).toBe(1);
  one.clock.pass(1);
  expect(one.asked()).toBe(asksAgain ? 2 : 1);
});

test('whoever asks in between puts off the next time, and never asks twice at once', async () => {
  const { ask, clock, asked } = await reminded(GAMES);
  clock.pass(20_000);
  await Promise.all([ask(), ask(), ask()]);
  expect(asked()).toBe(3);
  clock.pass(29_999);
  expect(asked()).toBe(3);
  clock.pass(1);
  expect(asked()).toBe(4);
});
