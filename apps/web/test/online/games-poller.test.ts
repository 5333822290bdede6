import type { GameListItem } from '@halma/protocol';
import { expect, test } from 'vitest';
import type { ApiResult } from '../../src/online/failure.ts';
import { createGamesPoller } from '../../src/online/games-poller.ts';
import { FakeClock } from './fake-connection.ts';
import { rowOf } from './sample-game.ts';

type Rows = readonly GameListItem[];

const GAMES: ApiResult<Rows> = { ok: true, value: [rowOf('poller', { seat: 'A', toMove: 'A' })] };
const NO_GAMES: ApiResult<Rows> = { ok: true, value: [] };
const NO_CONNECTION: ApiResult<Rows> = { ok: false, refusal: { code: 'no-connection' } };
const NO_SESSION: ApiResult<Rows> = { ok: false, refusal: { code: 'no-session' } };

/**
 * Polls once with a given response.
 *
 * @returns the poller and its effects
 */
async function pollOnce(result: ApiResult<Rows>) {
  const clock = new FakeClock();
  const reportedCounts: number[] = [];
  let requests = 0;
  const poll = createGamesPoller({
    read: async () => {
      requests += 1;
      return result;
    },
    schedule: clock.schedule,
    now: () => clock.now,
    onGames: (rows) => reportedCounts.push(rows.length),
  });
  await poll();
  return { poll, clock, reportedCounts, requests: () => requests };
}

test.each([
  ['reports games in progress and polls again', GAMES, [1], true],
  ['reports that no games are running and stops', NO_GAMES, [0], false],
  ['reports nothing if there is no connection and polls again', NO_CONNECTION, [], true],
  ['reports no games after the session has ended and stops', NO_SESSION, [0], false],
])('the poller %s', async (_, result, reportedCounts, pollsAgain) => {
  const poller = await pollOnce(result);
  expect(poller.reportedCounts).toEqual(reportedCounts);
  poller.clock.advance(29_999);
  expect(poller.requests()).toBe(1);
  poller.clock.advance(1);
  expect(poller.requests()).toBe(pollsAgain ? 2 : 1);
});

test('an extra request restarts the interval, and requests never overlap', async () => {
  const { poll, clock, requests } = await pollOnce(GAMES);
  clock.advance(20_000);
  await Promise.all([poll(), poll(), poll()]);
  expect(requests()).toBe(3);
  clock.advance(29_999);
  expect(requests()).toBe(3);
  clock.advance(1);
  expect(requests()).toBe(4);
});

test('callers that accept a recent response share it and the pending request', async () => {
  const { poll, clock, requests } = await pollOnce(GAMES);
  await poll(3000);
  clock.advance(2999);
  await poll(3000);
  expect(requests()).toBe(1);
  clock.advance(1);
  await Promise.all([poll(3000), poll(3000)]);
  expect(requests()).toBe(2);
  await poll();
  expect(requests()).toBe(3);
});

test.each([
  ['a lost connection', NO_CONNECTION],
  ['the end of the session', NO_SESSION],
] as const)('a later caller does not share the response after %s', async (_, failure) => {
  const { poll, requests } = await pollOnce(failure);
  await poll(3000);
  expect(requests()).toBe(2);
});
