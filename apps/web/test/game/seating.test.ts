import { makeRules } from '@halma/rules';
import { expect, test } from 'vitest';
import { nextOrientation, seatRows } from '../../src/game/seating.ts';
import { valueOrFail } from './setup.ts';

test.each([
  ['halma-2', 1, [3], [1]],
  ['halma-2', 3, [1], [3]],
  ['halma-4', 1, [2, 3], [1, 4]],
  ['halma-4', 2, [3, 4], [2, 1]],
  ['star-2', 1, [4], [1]],
  ['star-3', 1, [3, 5], [1]],
  ['star-4', 2, [5, 6], [3, 2]],
  ['star-6', 1, [3, 4, 5], [2, 1, 6]],
  ['star-6', 4, [6, 1, 2], [5, 4, 3]],
])(
  'in %s with seat %i at the bottom, the far seats are %j and the near seats %j',
  (game, seat, far, near) => {
    const rows = seatRows(valueOrFail(makeRules({ game })), seat);
    expect(rows.far.map((place) => place.seat)).toEqual(far);
    expect(rows.near.map((place) => place.seat)).toEqual(near);
  },
);

test('the board turns to each seat of the game in order', () => {
  const rules = valueOrFail(makeRules({ game: 'star-3' }));
  expect([1, 3, 5].map((seat) => nextOrientation(rules, seat))).toEqual([3, 5, 1]);
});
