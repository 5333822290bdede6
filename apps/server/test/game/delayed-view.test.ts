import { expect, test } from 'vitest';
import { visibleState } from '../../src/game/view.ts';
import { gameSetup, PlayedGame } from './played-game.ts';

const MOVES_BEHIND = 3;

test('all readers of a delayed game share one state, and the log is not replayed for any of them', () => {
  const game = new PlayedGame(gameSetup('halma-2', { spectatorsBehind: MOVES_BEHIND })).seatPlayers();
  const visibleStates: unknown[] = [];
  for (let ply = 0; ply < 40; ply += 1) {
    game.makeMove(0, ply);
    const visible = visibleState(true, game.state);
    expect(visibleState(true, game.state)).toBe(visible);
    visibleStates.push(visible);
  }
  expect(new Set(visibleStates.slice(MOVES_BEHIND)).size).toBe(40 - MOVES_BEHIND);
  // A game of any length keeps only the states that spectators have yet to see.
  expect(game.state.statesBeforeMoves).toHaveLength(MOVES_BEHIND);
  expect(game.state.statesBeforeMoves.flatMap(({ statesBeforeMoves }) => statesBeforeMoves)).toEqual([]);
});
