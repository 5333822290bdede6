import { describe, expect, test } from 'vitest';
import { ABANDON_AFTER_MS } from '../../src/game/endings.ts';
import { startedGame } from './game-commands.ts';
import { gameSetup, PlayedGame, personFor } from './played-game.ts';

describe('an abort', () => {
  const abort = { do: 'abort' } as const;
  const gameWithoutB = (moves: number) => {
    const game = new PlayedGame(gameSetup('halma-4')).seatPlayers();
    expect(game.send('B', { do: 'resign' })).toBe('resigned');
    for (let count = 0; count < moves; count += 1) game.makeMove();
    return game;
  };
  test.each<[string, number, string, string]>([
    ['is possible until every seat in play has moved', 2, 'D', 'aborted'],
    ['is not possible when only a seat that is out has not moved', 3, 'D', 'too-late'],
    ['is refused for a player whose seat is out', 2, 'B', 'out-of-play'],
  ])('%s', (_, moves, seat, outcome) => {
    expect(gameWithoutB(moves).send(seat, abort)).toBe(outcome);
  });
});

describe('a claim that a player has left', () => {
  const limitMs = ABANDON_AFTER_MS.none;
  test.each<[string, number, number | undefined, string, string]>([
    ['is accepted when the player stays away', limitMs, undefined, 'A', 'declared-gone'],
    ['is refused before the time limit', limitMs - 1, undefined, 'A', 'not-away'],
    ['is refused when the player was connected a second ago', limitMs, limitMs - 1000, 'A', 'not-away'],
    ['is refused when a different seat is to move', limitMs, undefined, 'C', 'not-away'],
  ])('%s', (_, waitMs, seenAfterMs, seat, outcome) => {
    const game = startedGame();
    const startedAt = game.now;
    game.now += waitMs;
    if (seenAfterMs !== undefined) game.lastSeen.set(personFor('A'), startedAt + seenAfterMs);
    expect(game.send('C', { do: 'claim-left', seat: seat as 'A' })).toBe(outcome);
    if (outcome === 'declared-gone') {
      expect(game.state.outcome).toEqual({ termination: 'abandoned', tiers: [[[3]], [[1]]] });
    }
  });
});
