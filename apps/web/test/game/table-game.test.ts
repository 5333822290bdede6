import { describe, expect, test } from 'vitest';
import { charge, newClock, rateOf } from '../../src/game/clock.ts';
import { pointsText } from '../../src/game/series.ts';
import {
  isKeptGame,
  keepTableGame,
  newTableGame,
  nextTableGame,
  resumeTableGame,
  type TableGame,
} from '../../src/game/table-game.ts';
import { after, afterMoves, gameOf } from './setup.ts';

const NOW = 1_700_000_000_000;

/** A game as it comes back from the device. */
function keptAndResumed(game: TableGame): TableGame | undefined {
  return resumeTableGame(JSON.parse(JSON.stringify(keepTableGame(game, NOW))));
}

describe('a game kept on the device', () => {
  const session = afterMoves(gameOf('halma-2', 'pc'), 'e1-f1');

  test('comes back with its moves, its clocks and its score', () => {
    const clock = charge(newClock(rateOf(10, 5), [1, 3]), 3, 2500);
    const game = { id: 'abc', session, clock, score: new Map([[1, 0.5] as const, [3, 1.5] as const]) };
    const resumed = keptAndResumed(game);
    expect(resumed?.session.turns).toEqual(session.turns);
    expect(resumed?.clock).toEqual(clock);
    expect(resumed?.score).toEqual(game.score);
  });

  test('has no clocks and no score where it had none', () => {
    expect(keptAndResumed(newTableGame('abc', session, null))).toMatchObject({ clock: null, score: null });
  });

  test.each([
    ['nothing', null],
    ['a game without a name', { ...keepTableGame(newTableGame('abc', session, null), NOW), id: 3 }],
    [
      'a game whose moves are none',
      { ...keepTableGame(newTableGame('abc', session, null), NOW), turns: ['a1-p16'] },
    ],
  ])('is not made of %s', (_, kept) => {
    expect(resumeTableGame(kept)).toBeUndefined();
  });
});

describe('a game is listed', () => {
  const kept = keepTableGame(newTableGame('abc', gameOf('halma-2', 'pc'), null), NOW);

  test.each([
    ['as it is kept', kept, true],
    ['though its moves are none', { ...kept, turns: ['a1-p16'] }, true],
    ['not when nothing is kept', null, false],
    ['not when it is a text', 'a game', false],
    ['not without a name', { ...kept, id: 3 }, false],
    ['not without turns', { ...kept, turns: undefined }, false],
    ['not with turns that are none', { ...kept, turns: 'd1-f1' }, false],
    ['not without rules', { ...kept, rules: null }, false],
    ['not without a game', { ...kept, rules: {} }, false],
    ['not when nobody knows whether it is over', { ...kept, isOver: undefined }, false],
    ['not with a time in words', { ...kept, changed: 'yesterday' }, false],
    ['not with a time beyond all calendars', { ...kept, changed: 1e300 }, false],
  ])('%s', (_, value, isListed) => {
    expect(isKeptGame(value)).toBe(isListed);
  });
});

describe('a series', () => {
  const lost = after(gameOf('halma-2', 'pc'), { kind: 'resignation', seat: 1 });

  test('turns the sides, and the points go with the people', () => {
    const second = nextTableGame('two', newTableGame('one', lost, null));
    expect([second.score?.get(1), second.score?.get(3)]).toEqual([1, 0]);
    expect(second.session.players.get(3)).toBe('person');
    const third = nextTableGame('three', {
      ...second,
      session: after(second.session, { kind: 'agreed-draw' }),
    });
    expect([third.score?.get(1), third.score?.get(3)]).toEqual([0.5, 1.5]);
  });

  test('gives everybody full clocks again', () => {
    const game = { ...newTableGame('one', lost, rateOf(5, 0)) };
    expect(nextTableGame('two', game).clock?.left.get(1)).toBe(300_000);
  });

  test('a seat whose time has run out has lost', () => {
    const late = after(gameOf('star-3', 'ppp'), { kind: 'time', seat: 3 });
    expect(late.present.outcome).toBeNull();
    const over = after(gameOf('halma-2', 'pp'), { kind: 'time', seat: 3 });
    expect(over.present.outcome).toMatchObject({ termination: 'time', tiers: [[[1]], [[3]]] });
  });

  test.each([
    [0, '0'],
    [0.5, '½'],
    [1.5, '1½'],
    [2 / 3, '⅔'],
    [3, '3'],
  ])('%d points are written %s', (points, text) => expect(pointsText(points)).toBe(text));
});
