import { formatResult, parseRecord } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { ABANDON_AFTER_MS } from '../../src/game/endings.ts';
import { replay } from '../../src/game/evolve.ts';
import { gameFacts } from '../../src/game/facts.ts';
import { gameRecord } from '../../src/game/record.ts';
import { gameView } from '../../src/game/view.ts';
import { startedGame } from './game-commands.ts';
import { GAME_ID, gameSetup, PlayedGame, personFor } from './played-game.ts';

/** Returns the view of a game that is replayed from its log. */
function replayedView(game: PlayedGame) {
  const replayed = replay(GAME_ID, game.log);
  return replayed && gameView(replayed, []);
}

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

describe('a game in which only engines still play', () => {
  const level = { kind: 'level', level: 1 } as const;
  const open = { kind: 'open' } as const;
  const end = { do: 'end-without-people' } as const;

  test.each<[string, Record<string, typeof level | typeof open>, readonly string[], string, string]>([
    ['ends when its only person has resigned', { A: open, C: level, E: level }, ['A'], 'abandoned', 'C=E>A'],
    ['does not end before that', { A: open, C: level, E: level }, [], 'too-late', '*'],
    [
      'does not end while a person still plays',
      { A: open, B: open, C: level, D: level },
      ['A'],
      'too-late',
      '*',
    ],
    [
      'ends when the last of its people has resigned',
      { A: open, B: open, C: level, D: level },
      ['A', 'B'],
      'abandoned',
      'C=D>B>A',
    ],
  ])('%s', (_, seats, resigning, outcome, result) => {
    const game = new PlayedGame(gameSetup(Object.keys(seats).length === 3 ? 'star-3' : 'halma-4', { seats }));
    game.seatPlayers();
    for (let ply = 0; ply < 8; ply += 1) game.makeMove();
    for (const seat of resigning) expect(game.send(seat, { do: 'resign' })).toBe('resigned');
    expect(game.sendAsServer(end)).toBe(outcome);
    expect(formatResult(game.state.outcome)).toBe(result);
    expect(replayedView(game)).toEqual(gameView(game.state, []));
  });

  test('is loaded from a log in which the engines played on, and then ends', () => {
    const seats = { A: { kind: 'me' }, C: level, E: level } as const;
    const game = new PlayedGame(gameSetup('star-3', { seats }));
    game.makeMove();
    game.send('A', { do: 'resign' });
    for (let ply = 0; ply < 5; ply += 1) expect(game.makeMove()).toBe('moved');
    expect(replayedView(game)).toEqual(gameView(game.state, []));
    expect(game.sendAsServer(end)).toBe('abandoned');
    expect(game.state).toMatchObject({ phase: 'over', outcome: { termination: 'abandoned' } });
    expect(gameFacts(game.state)?.seats.find(({ seat }) => seat === 'A')).toMatchObject({
      place: 3,
      share: 0,
    });
    const record = parseRecord(gameRecord(game.state, () => 'Ann') ?? '');
    expect(record).toMatchObject({ ok: true, value: { result: 'C=E>A', termination: 'abandoned' } });
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
