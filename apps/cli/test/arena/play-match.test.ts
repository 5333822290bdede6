import { expect, test } from 'vitest';
import type { GameReport } from '../../src/arena/game-report.ts';
import { playMatch } from '../../src/arena/play-match.ts';

const reportOf = (game: number): GameReport => ({
  game,
  round: game,
  entrants: [],
  places: [],
  termination: 'win',
  plies: 1,
  faults: [],
  use: [],
  record: '',
});

async function told(games: AsyncIterable<GameReport>): Promise<readonly number[]> {
  const numbers: number[] = [];
  for await (const { game } of games) numbers.push(game);
  return numbers;
}

test.each([1, 2, 3, 20])('with room for %i games are told in order, however they end', async (room) => {
  let underway = 0;
  let most = 0;
  const play = async (game: number): Promise<GameReport> => {
    underway += 1;
    most = Math.max(most, underway);
    for (let turn = (game * 7) % 5; turn > 0; turn -= 1) await Promise.resolve();
    underway -= 1;
    return reportOf(game);
  };
  expect(await told(playMatch(10, room, play))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(most).toBeLessThanOrEqual(room);
});

test('a game that is stopped ends the match', async () => {
  expect(await told(playMatch(10, 3, async (game) => (game === 4 ? null : reportOf(game))))).toEqual([
    0, 1, 2, 3,
  ]);
});
