import { describe, expect, test } from 'vitest';
import { deductTime, newClock, timeControlOf } from '../../src/game/clock.ts';
import {
  type DeviceGame,
  isStoredGame,
  newDeviceGame,
  nextDeviceGame,
  restoreDeviceGame,
  toStoredGame,
} from '../../src/game/device-game.ts';
import { pointsText } from '../../src/game/series.ts';
import { after, afterMoves, gameOf } from './setup.ts';

const NOW = 1_700_000_000_000;

/** Returns a game as read back from the device. */
function storedAndRestored(game: DeviceGame): DeviceGame | undefined {
  return restoreDeviceGame(JSON.parse(JSON.stringify(toStoredGame(game, NOW))));
}

describe('a game stored on the device', () => {
  const session = afterMoves(gameOf('halma-2', 'pc'), 'e1-f1');

  test('is restored with its moves, clocks and score', () => {
    const clock = deductTime(newClock(timeControlOf(10, 5), [1, 3]), 3, 2500);
    const game = { id: 'abc', session, clock, score: new Map([[1, 0.5] as const, [3, 1.5] as const]) };
    const restored = storedAndRestored(game);
    expect(restored?.session.turns).toEqual(session.turns);
    expect(restored?.clock).toEqual(clock);
    expect(restored?.score).toEqual(game.score);
  });

  test('is restored without clocks or a score if it had none', () => {
    expect(storedAndRestored(newDeviceGame('abc', session, null))).toMatchObject({
      clock: null,
      score: null,
    });
  });

  test.each([
    ['nothing', null],
    ['a game whose id is not a string', { ...toStoredGame(newDeviceGame('abc', session, null), NOW), id: 3 }],
    [
      'a game with illegal moves',
      { ...toStoredGame(newDeviceGame('abc', session, null), NOW), turns: ['a1-p16'] },
    ],
  ])('is not restored from %s', (_, stored) => {
    expect(restoreDeviceGame(stored)).toBeUndefined();
  });
});

describe('isStoredGame', () => {
  const stored = toStoredGame(newDeviceGame('abc', gameOf('halma-2', 'pc'), null), NOW);

  test.each([
    ['a game in its stored form', stored, true],
    ['a game with illegal moves', { ...stored, turns: ['a1-p16'] }, true],
    ['nothing', null, false],
    ['a string', 'a game', false],
    ['a game whose id is not a string', { ...stored, id: 3 }, false],
    ['a game that has no turns', { ...stored, turns: undefined }, false],
    ['a game whose turns are not a list', { ...stored, turns: 'd1-f1' }, false],
    ['a game that has no rules', { ...stored, rules: null }, false],
    ['a game whose rules name no game', { ...stored, rules: {} }, false],
    ['a game without the flag that says whether it is over', { ...stored, isOver: undefined }, false],
    ['a game whose time is text', { ...stored, changed: 'yesterday' }, false],
    ['a game whose time is beyond the range of dates', { ...stored, changed: 1e300 }, false],
  ])('given %s, returns $2', (_, value, isListed) => {
    expect(isStoredGame(value)).toBe(isListed);
  });
});

test('a player who runs out of time ends a game for two, but not a game for three', () => {
  const outOfTime = after(gameOf('star-3', 'ppp'), { kind: 'time', seat: 3 });
  expect(outOfTime.present.outcome).toBeNull();
  const over = after(gameOf('halma-2', 'pp'), { kind: 'time', seat: 3 });
  expect(over.present.outcome).toMatchObject({ termination: 'time', tiers: [[[1]], [[3]]] });
});

describe('a series', () => {
  const lostGame = after(gameOf('halma-2', 'pc'), { kind: 'resignation', seat: 1 });

  test('rotates the players, and the points follow them', () => {
    const second = nextDeviceGame('two', newDeviceGame('one', lostGame, null));
    expect([second.score?.get(1), second.score?.get(3)]).toEqual([1, 0]);
    expect(second.session.players.get(3)).toBe('person');
    const third = nextDeviceGame('three', {
      ...second,
      session: after(second.session, { kind: 'agreed-draw' }),
    });
    expect([third.score?.get(1), third.score?.get(3)]).toEqual([0.5, 1.5]);
  });

  test('resets all clocks', () => {
    const game = { ...newDeviceGame('one', lostGame, timeControlOf(5, 0)) };
    expect(nextDeviceGame('two', game).clock?.left.get(1)).toBe(300_000);
  });

  test.each([
    [0, '0'],
    [0.5, '½'],
    [1.5, '1½'],
    [2 / 3, '⅔'],
    [3, '3'],
  ])('formats %d points as %s', (points, text) => expect(pointsText(points)).toBe(text));
});
