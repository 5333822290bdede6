import { LEVELS as LEVELS_OF_ENGINE } from '@halma/engine';
import { expect, test } from 'vitest';
import { LEVELS, readPlayer } from '../../src/game/player.ts';

test('the page offers and reads every engine level', () => {
  expect(LEVELS).toEqual(LEVELS_OF_ENGINE);
  expect(LEVELS.map(readPlayer)).toEqual(LEVELS);
});

test.each([0, 11, 4.5, '4', 'dog', 'constructor', null, undefined, ['person']])(
  '%j is not a player',
  (saved) => {
    expect(readPlayer(saved)).toBeUndefined();
  },
);
