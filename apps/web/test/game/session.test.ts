import { describe, expect, test } from 'vitest';
import {
  awaitsComputer,
  awaitsPerson,
  canClaimDraw,
  lastMoveOf,
  passStatus,
  rewindTo,
  turnCountAfterTakeback,
  withoutComputer,
  withTurn,
} from '../../src/game/session.ts';
import { after, afterMoves, gameOf } from './setup.ts';

describe('a session', () => {
  test('stores every position, and refuses illegal moves', () => {
    const game = afterMoves(gameOf('halma-2', 'pp'), 'e1-f1', 'p12-p11');
    expect(game.positions).toHaveLength(3);
    expect(game.present).toBe(game.positions[2]);
    const refused = withTurn(game, { kind: 'move', move: { kind: 'pass' } });
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'must-move' } });
  });

  test('awaits a person or the computer, and no player when the game is over', () => {
    const game = gameOf('halma-2', 'pc');
    expect([awaitsPerson(game), awaitsComputer(game)]).toEqual([true, false]);
    const answered = afterMoves(game, 'e1-f1');
    expect([awaitsPerson(answered), awaitsComputer(answered)]).toEqual([false, true]);
    const over = after(game, { kind: 'resignation', seat: 1 });
    expect([awaitsPerson(over), awaitsComputer(over)]).toEqual([false, false]);
  });

  test('returns to an earlier turn', () => {
    const game = afterMoves(gameOf('halma-2', 'pp'), 'e1-f1', 'p12-p11', 'f1-g1');
    const back = rewindTo(game, 1);
    expect(back.turns).toHaveLength(1);
    expect(back.present).toBe(game.positions[1]);
  });
});

describe('a takeback', () => {
  test.each([
    ['pp', ['e1-f1', 'p12-p11'], 1],
    ['pc', ['e1-f1'], 0],
    ['pc', ['e1-f1', 'p12-p11'], 0],
    ['pc', ['e1-f1', 'p12-p11', 'f1-g1'], 2],
    ['cp', ['e1-f1', 'p12-p11'], 1],
  ])('with the players %s after %j leaves %i turns', (seats, moves, left) => {
    expect(turnCountAfterTakeback(afterMoves(gameOf('halma-2', seats), ...moves))).toBe(left);
  });

  test.each([
    ['before a person has moved', 'cp', ['e1-f1']],
    ['between computers', 'cc', ['e1-f1', 'p12-p11']],
    ['before the first move', 'pp', []],
  ])('is not offered %s', (_, seats, moves) => {
    expect(turnCountAfterTakeback(afterMoves(gameOf('halma-2', seats), ...moves))).toBeUndefined();
  });

  test.each([{ kind: 'resignation', seat: 1 }, { kind: 'time', seat: 1 }, { kind: 'agreed-draw' }] as const)(
    'is not offered after $kind',
    (ending) => {
      const game = after(afterMoves(gameOf('halma-2', 'pp'), 'e1-f1', 'p12-p11'), ending);
      expect(turnCountAfterTakeback(game)).toBeUndefined();
    },
  );
});

describe('the last move', () => {
  test('does not exist until the first turn', () => {
    expect(lastMoveOf(gameOf('halma-2', 'pp'))).toBeUndefined();
  });

  test('stays the same after a resignation', () => {
    const game = afterMoves(gameOf('star-3', 'ppp'), 'd1-e5');
    const resigned = after(game, { kind: 'resignation', seat: 3 });
    expect(lastMoveOf(resigned)).toEqual([game.positions[0], resigned.present]);
    expect(resigned.present.lastMove).toEqual(game.present.lastMove);
  });
});

test('without the computer, people play all seats', () => {
  const game = withoutComputer(afterMoves(gameOf('halma-2', 'pc'), 'e1-f1'));
  expect(awaitsPerson(game)).toBe(true);
});

test('a seat with a legal move cannot pass', () => {
  expect(passStatus(gameOf('halma-2', 'pp').present)).toBe('not');
});

test('a draw can be claimed on the third occurrence, if the rules allow it', () => {
  const shuffle = ['e1-f1', 'p12-p11', 'f1-e1', 'p11-p12'];
  const twice = [...shuffle, ...shuffle];
  const claim = afterMoves(gameOf('halma-2', 'pp', { repetition: '3-claim' }), ...twice);
  expect(canClaimDraw(claim.present)).toBe(true);
  expect(after(claim, { kind: 'claimed-draw' }).present.outcome?.termination).toBe('claim');
  expect(canClaimDraw(afterMoves(gameOf('halma-2', 'pp', { repetition: 'off' }), ...twice).present)).toBe(
    false,
  );
});
