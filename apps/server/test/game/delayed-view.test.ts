import { expect, test } from 'vitest';
import { gameStatus, visibleState } from '../../src/game/view.ts';
import { gameSetup, PlayedGame, REAL_TIME } from './played-game.ts';

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

test.each([REAL_TIME, { kind: 'days', days: 1 }] as const)(
  'the clock of a move that has been made does not run for spectators who see it later ($kind)',
  (clock) => {
    const game = new PlayedGame(
      gameSetup('halma-2', { clock, spectatorsBehind: MOVES_BEHIND }),
    ).seatPlayers();
    const seen = () => gameStatus(visibleState(true, game.state));
    expect(seen()).toEqual(gameStatus(game.state));
    for (let ply = 0; ply < 5; ply += 1) game.makeMove(20_000, ply);
    expect(gameStatus(game.state).dueBy).toBeGreaterThan(game.now);
    expect(seen()).toMatchObject({ ply: 2, toMove: 'A' });
    // The seat moved in time. If it had not, its time would be up by now.
    expect(seen().dueBy).toBeUndefined();
    expect(seen().left).toEqual(clock.kind === 'real-time' ? { A: 60_000, C: 60_000 } : undefined);
    game.send('A', { do: 'resign' });
    expect(seen()).toEqual(gameStatus(game.state));
  },
);
