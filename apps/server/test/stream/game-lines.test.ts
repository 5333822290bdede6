import type { SeatLetter } from '@halma/rules';
import { describe, expect, test } from 'vitest';
import { overLine, readyLine, startedLine, turnLine } from '../../src/stream/game-lines.ts';
import { gameSetup, PlayedGame, personFor, REAL_TIME, STARTED_AT } from '../game/played-game.ts';

function startedGame(clock = gameSetup('halma-2').clock): PlayedGame {
  return new PlayedGame(gameSetup('halma-2', { clock })).seatPlayers();
}

/** Returns the turn line of each seat. */
function turns(game: PlayedGame, now = game.now) {
  const lineOf = (seat: SeatLetter) =>
    turnLine(game.state, game.log, personFor(seat), { now, includesMoves: false });
  return { A: lineOf('A'), C: lineOf('C') };
}

describe('a turn line', () => {
  test('is sent only to the person to move', () => {
    const game = startedGame();
    expect(turns(game)).toMatchObject({ A: { say: 'turn', seat: 'A', ply: 0 }, C: undefined });
    game.makeMove();
    expect(turns(game)).toMatchObject({ A: undefined, C: { seat: 'C', ply: 1, seq: game.state.lastSeq } });
    expect(turnLine(game.state, game.log, personFor('E'), { now: 0, includesMoves: false })).toBeUndefined();
  });

  test.each<readonly [string, boolean, (game: PlayedGame) => void]>([
    ['a draw offer', false, (game) => game.send('C', { do: 'offer-draw' })],
    ['a takeback request', false, (game) => game.send('C', { do: 'take-back', to: 1 })],
    [
      'a takeback to which both players agree',
      true,
      (game) => {
        game.send('C', { do: 'take-back', to: 1 });
        game.send('A', { do: 'take-back', to: 1 });
        game.makeMove();
      },
    ],
  ])('has a new sequence number after %s: %s', (_, isNew, act) => {
    const game = startedGame();
    game.makeMove();
    game.makeMove();
    const before = turns(game).A;
    expect(before?.ply).toBe(2);
    act(game);
    const after = turns(game).A;
    expect([after?.ply, after?.seq !== before?.seq]).toEqual([2, isNew]);
  });

  test('contains the time left and the time until the deadline', () => {
    const game = startedGame(REAL_TIME);
    expect(turns(game, STARTED_AT + 1000).A).toMatchObject({ left: { A: 60_000, C: 60_000 }, dueIn: 59_000 });
    expect(turns(game, STARTED_AT + 100_000).A?.dueIn).toBe(0);
    expect(turns(startedGame()).A).not.toHaveProperty('dueIn');
  });

  test('contains the legal moves on request', () => {
    const { state, log } = startedGame();
    const line = turnLine(state, log, personFor('A'), { now: 0, includesMoves: true });
    expect(line?.moves?.length).toBeGreaterThan(10);
  });
});

test('the other lines are sent only in their phase', () => {
  const game = startedGame();
  const says = (): (string | undefined)[] =>
    [readyLine, startedLine, overLine].map((lineOf) => lineOf(game.state, personFor('A'))?.say);
  expect(says()).toEqual([undefined, 'started', undefined]);
  game.send('C', { do: 'resign' });
  expect(says()).toEqual([undefined, 'started', 'over']);
  const waiting = new PlayedGame(gameSetup('star-3'));
  for (const seat of ['A', 'C', 'E'] as const) waiting.send(seat, { do: 'join', seat });
  expect(readyLine(waiting.state, personFor('A'))).toEqual({
    say: 'ready',
    game: waiting.state.game,
    seat: 'A',
  });
});
