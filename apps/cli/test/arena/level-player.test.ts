import { expect, test } from 'vitest';
import { createLevelPlayer } from '../../src/arena/players/level-player.ts';
import { positionOf } from '../support/positions.ts';

const start = positionOf('halma-2');

// Without a limit, the search of the first move takes hours.
test('ends a search at the time limit of a move', async () => {
  const player = createLevelPlayer(10, { moveTimeMs: 20 });
  await player.startGame(start, 1);
  expect(await player.chooseMove({ position: start, clocks: new Map() })).toHaveProperty('move');
}, 30_000);

test('ends a search before the clock runs out', async () => {
  const player = createLevelPlayer(10, {});
  await player.startGame(start, 1);
  const clocks = new Map([[start.toMove, { remainingMs: 500, incrementMs: 0 }]]);
  expect(await player.chooseMove({ position: start, clocks })).toHaveProperty('move');
}, 30_000);
