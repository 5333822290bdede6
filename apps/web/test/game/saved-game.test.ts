import { formatPosition, GAMES, legalMoves } from '@halma/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startGame } from '../../src/game/new-game.ts';
import { choiceFromForm, formForGame, withOpponents } from '../../src/game/new-game-form.ts';
import { restoreGame, saveGame } from '../../src/game/saved-game.ts';
import type { Session } from '../../src/game/session.ts';
import { after, afterMoves, gameOf, valueOrFail } from './setup.ts';

/** Saves a game, converts it to text as the browser does, and reads it again. */
function reloaded(session: Session): Session | undefined {
  return restoreGame(JSON.parse(JSON.stringify(saveGame(session))));
}

describe('a saved game', () => {
  test.each(GAMES.map((game) => [game.id, game] as const))('of %s is restored unchanged', (_, game) => {
    let session = valueOrFail(
      startGame(choiceFromForm(withOpponents(formForGame(game), 'computer')), () => 0.999),
    );
    for (let turn = 0; turn < 40 && session.present.outcome === null; turn += 1) {
      const moves = legalMoves(session.present);
      const move = moves[(turn * 7919) % moves.length];
      if (move !== undefined) session = after(session, { kind: 'move', move });
    }
    const restored = reloaded(session);
    expect(restored && formatPosition(restored.present)).toBe(formatPosition(session.present));
    expect(restored?.turns).toEqual(session.turns);
    expect(restored?.players).toEqual(session.players);
    expect(restored?.present.firstSeat).toBe(session.present.firstSeat);
  });

  test('contains options, and turns that are not moves', () => {
    const game = after(
      gameOf('halma-4', 'ppcc', { teams: 'adjacent', adjacentPairing: 'AD-BC', moveCap: '90' }),
      {
        kind: 'resignation',
        seat: 2,
      },
    );
    const restored = reloaded(game);
    expect(restored?.rules.options).toEqual(game.rules.options);
    expect(restored?.present.outcome).toEqual(game.present.outcome);
    const drawn = after(afterMoves(gameOf('halma-2', 'pp'), 'e1-f1'), { kind: 'agreed-draw' });
    expect(reloaded(drawn)?.present.outcome?.termination).toBe('agreement');
  });
});

test('a saved game without levels opens with the equivalent level', () => {
  const saved = {
    ...saveGame(gameOf('halma-4', 'pppp')),
    players: { A: 'person', B: 'computer', D: 'strong' },
  };
  expect([...(restoreGame(saved)?.players ?? [])]).toEqual([
    [1, 'person'],
    [2, 3],
    [3, 'person'],
    [4, 10],
  ]);
});

describe('a saved game is not restored from', () => {
  const valid = saveGame(afterMoves(gameOf('halma-2', 'pc'), 'e1-f1'));
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a string', 'halma-2'],
    ['a list', [valid]],
    ['an unknown game', { ...valid, rules: { game: 'chess' } }],
    ['an unknown option', { ...valid, rules: { game: 'halma-2', options: { speed: 'on' } } }],
    [
      'an option with the name of an object property',
      { ...valid, rules: { game: 'halma-2', options: { constructor: 'x' } } },
    ],
    ['an unknown seat', { ...valid, first: 'Z' }],
    ['a seat that is not in the game', { ...valid, first: 'B' }],
    ['an unknown player', { ...valid, players: { A: 'dog' } }],
    ['a level out of range', { ...valid, players: { A: 11 } }],
    ['turns that are not a list', { ...valid, turns: 'e1-f1' }],
    ['a turn that is not text', { ...valid, turns: [7] }],
    ['a turn that is not a move', { ...valid, turns: ['e1'] }],
    ['an illegal move', { ...valid, turns: ['e1-e9'] }],
  ])('%s', (_, saved) => {
    expect(restoreGame(saved)).toBeUndefined();
  });

  test('arbitrary values, and no exception is thrown', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(restoreGame(value)).toBeUndefined();
        expect(() => restoreGame({ ...valid, rules: value })).not.toThrow();
        expect(() => restoreGame({ ...valid, turns: [value] })).not.toThrow();
      }),
    );
  });
});
