import { expect, test } from 'vitest';
import type { GameReport } from '../../src/arena/game-report.ts';
import { playMatch } from '../../src/arena/play-match.ts';

const reportOf = (game: number): GameReport => ({
  game,
  round: game,
  entrants: [],
  results: [],
  termination: 'win',
  plies: 1,
  faults: [],
  timeUse: [],
  record: '',
});

async function gamesOf(games: AsyncIterable<GameReport>): Promise<readonly number[]> {
  const numbers: number[] = [];
  for await (const { game } of games) numbers.push(game);
  return numbers;
}

test.each([1, 2, 3, 20])('reports games in order with a capacity of %i', async (capacity) => {
  let runningCount = 0;
  let maxRunningCount = 0;
  const play = async (game: number): Promise<GameReport> => {
    runningCount += 1;
    maxRunningCount = Math.max(maxRunningCount, runningCount);
    for (let turn = (game * 7) % 5; turn > 0; turn -= 1) await Promise.resolve();
    runningCount -= 1;
    return reportOf(game);
  };
  expect(await gamesOf(playMatch(10, capacity, play))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(maxRunningCount).toBeLessThanOrEqual(capacity);
});

test('ends when a game is stopped', async () => {
  expect(await gamesOf(playMatch(10, 3, async (game) => (game === 4 ? null : reportOf(game))))).toEqual([
    0, 1, 2, 3,
  ]);
});
