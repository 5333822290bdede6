import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gamesPerMeeting, meetingsPerRound, pairingOf, type Seating } from '../../src/arena/pairing.ts';

test.each<[number, number, number, Seating, number, number[]]>([
  [0, 2, 2, 'rotation', 0, [0, 1]],
  [1, 2, 2, 'rotation', 0, [1, 0]],
  [2, 2, 2, 'rotation', 1, [0, 1]],
  [0, 3, 2, 'rotation', 0, [0, 1, 1]],
  [1, 3, 2, 'rotation', 0, [1, 0, 1]],
  [2, 3, 2, 'rotation', 0, [1, 1, 0]],
  [5, 4, 4, 'rotation', 1, [3, 0, 1, 2]],
  [7, 6, 1, 'rotation', 1, [0, 0, 0, 0, 0, 0]],
  [0, 2, 3, 'round-robin', 0, [0, 1]],
  [1, 2, 3, 'round-robin', 0, [1, 0]],
  [2, 2, 3, 'round-robin', 0, [0, 2]],
  [5, 2, 3, 'round-robin', 0, [2, 1]],
  [6, 2, 3, 'round-robin', 1, [0, 1]],
  [4, 3, 3, 'round-robin', 0, [1, 2, 1]],
  [1, 6, 2, 'round-robin', 0, [1, 0, 1, 0, 1, 0]],
  [0, 2, 3, 'gauntlet', 0, [0, 1]],
  [3, 2, 3, 'gauntlet', 0, [2, 0]],
  [4, 2, 3, 'gauntlet', 1, [0, 1]],
  [7, 4, 3, 'gauntlet', 1, [2, 0, 2, 0]],
])(
  'game %i, with %i sides and %i entrants in a %s, is in round %i',
  (game, sides, entrants, seating, round, entrantOfSide) => {
    expect(pairingOf(game, sides, entrants, seating)).toEqual({ game, round, entrants: entrantOfSide });
  },
);

test('a rotation gives every entrant each side once in a round', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), fc.nat({ max: 50 }), (sides, round) => {
      const games = Array.from({ length: sides }, (_, rotation) =>
        pairingOf(round * sides + rotation, sides, sides, 'rotation'),
      );
      for (let side = 0; side < sides; side += 1)
        expect(new Set(games.map(({ entrants }) => entrants[side])).size).toBe(sides);
      expect(new Set(games.map((game) => game.round))).toEqual(new Set([round]));
    }),
  );
});

test.each([
  ['in a round robin all pairs of entrants meet twice in a round, with sides swapped', 'round-robin'],
  [
    'in a gauntlet the first entrant meets each of the others twice in a round, with sides swapped',
    'gauntlet',
  ],
] as const)('%s', (_, seating) => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 6 }),
      fc.integer({ min: 2, max: 9 }),
      fc.nat({ max: 20 }),
      (sides, entrants, round) => {
        const games = gamesPerMeeting(sides, seating) * meetingsPerRound(entrants, seating);
        const pairings = Array.from({ length: games }, (_, game) =>
          pairingOf(round * games + game, sides, entrants, seating),
        );
        expect(new Set(pairings.map((game) => game.round))).toEqual(new Set([round]));
        const seatings = pairings.map((game) => game.entrants.slice(0, 2).join());
        const expected = Array.from({ length: entrants }, (_, one) =>
          Array.from({ length: entrants }, (__, other) =>
            one === other || (seating === 'gauntlet' && one * other > 0) ? [] : [`${one},${other}`],
          ),
        );
        expect(seatings.sort()).toEqual(expected.flat(2).sort());
      },
    ),
  );
});
