import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairingOf } from '../../src/arena/pairing.ts';

test.each([
  [0, 2, 2, 0, [0, 1]],
  [1, 2, 2, 0, [1, 0]],
  [2, 2, 2, 1, [0, 1]],
  [0, 3, 2, 0, [0, 1, 1]],
  [1, 3, 2, 0, [1, 0, 1]],
  [2, 3, 2, 0, [1, 1, 0]],
  [5, 4, 4, 1, [3, 0, 1, 2]],
  [7, 6, 1, 1, [0, 0, 0, 0, 0, 0]],
])(
  'assigns game %i of %i sides and %i entrants to round %i',
  (game, sides, entrants, round, entrantOfSide) => {
    expect(pairingOf(game, sides, entrants)).toEqual({ game, round, entrants: entrantOfSide });
  },
);

test('gives every entrant each side once in a round', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), fc.nat({ max: 50 }), (sides, round) => {
      const games = Array.from({ length: sides }, (_, rotation) =>
        pairingOf(round * sides + rotation, sides, sides),
      );
      for (let side = 0; side < sides; side += 1)
        expect(new Set(games.map(({ entrants }) => entrants[side])).size).toBe(sides);
      expect(new Set(games.map((game) => game.round))).toEqual(new Set([round]));
    }),
  );
});
