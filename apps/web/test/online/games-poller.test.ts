import type { GameListItem } from '@halma/protocol';
import { expect, test } from 'vitest';
import type { Answer } from '../../src/online/failure.ts';
import { createGamesPoller } from '../../src/online/games-poller.ts';
import { FakeClock } from './fake-connection.ts';
import { rowOf } from './sample-game.ts';

type Rows = readonly GameListItem[];

const GAMES: Answer<Rows> = { ok: true, value: [rowOf('one', { seat: 'A', toMove: 'A' })] };
const NO_GAMES: Answer<Rows> = { ok: true, value: [] };
const NO_CONNECTION: Answer<Rows> = { ok: false, refusal: { code: 'no-connection' } };
const NO_SESSION: Answer<Rows> = { ok: false, refusal: { code: 'no-session' } };

/** Returns a reminder with a given response, and its effects. */
async function reminded(answer: Answer<Rows>) {
  const clock = new FakeClock();
  const reported: number[] = [];
  let asked = 0;
  const ask = createGamesPoller({
    read: async () => {
      asked += 1;
      return answer;
    },
    schedule: clock.schedule,
    onGames: (rows) => reported.push(rows.length),
  });
  await ask();
  return { ask, clock, reported, asked: () => asked };
}

test.each([
  ['with running games', GAMES, [1], true],
  ['without running games', NO_GAMES, [0], false],
  ['without a connection the last result stays', NO_CONNECTION, [], true],
  ['with an ended session', NO_SESSION, [0], false],
])('%s', async (_, answer, reported, asksAgain) => {
  const one = await reminded(answer);
  expect(one.reported).toEqual(reported);
  one.clock.pass(29_999);
  expect(one.asked()).toBe(1);
  one.clock.pass(1);
  expect(one.asked()).toBe(asksAgain ? 2 : 1);
});

test('a request in between delays the next one, and requests never overlap', async () => {
  const { ask, clock, asked } = await reminded(GAMES);
  clock.pass(20_000);
  await Promise.all([ask(), ask(), ask()]);
  expect(asked()).toBe(3);
  clock.pass(29_999);
  expect(asked()).toBe(3);
  clock.pass(1);
  expect(asked()).toBe(4);
});
