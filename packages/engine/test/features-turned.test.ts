import type { Cell, Seat } from '@halma/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FeatureName, featuresOf } from '../src/features/features.ts';
import { type Placement, positionWith, rulesOf } from './support/positions.ts';
import { type Laying, laid, mirrored, turned } from './support/turned-boards.ts';

/** A feature where the board lies otherwise: every list in it is one of cells, or of such lists. */
function relaid(value: unknown, cellOf: Laying['cell']): unknown {
  if (Array.isArray(value)) {
    return value.map((part) => (typeof part === 'number' ? cellOf(part) : relaid(part, cellOf)));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, relaid(part, cellOf)]));
}

/** Men of the seats of a game, by turns, on cells met at random. */
function placements(cells: number, seats: readonly Seat[]): fc.Arbitrary<Placement> {
  return fc
    .uniqueArray(fc.integer({ min: 0, max: cells - 1 }), { minLength: seats.length, maxLength: cells / 2 })
    .map((men) => new Map(men.map((cell, index): [Cell, Seat] => [cell, seats[index % seats.length] ?? 0])));
}

describe('a seat sees on a turned board what the one there before saw', () => {
  it.each([
    ['halma-2', 2],
    ['halma-4', 1],
    ['grasshopper-8', 2],
    ['grasshopper-10', 2],
    ['star-2', 3],
    ['star-3', 2],
    ['star-6', 1],
    ['color', 2],
  ])('%s, turned by %i', (game, by) => {
    const rules = rulesOf(game);
    const [seat = 1] = rules.seats;
    const turn = turned(rules.board, by);
    fc.assert(
      fc.property(placements(rules.board.cells, rules.seats), (placement) => {
        const here = featuresOf(positionWith(rules, placement, seat), seat);
        const there = featuresOf(positionWith(rules, laid(placement, turn), seat), turn.seat(seat));
        expect(there).toEqual(relaid(here, turn.cell));
      }),
      { numRuns: 25 },
    );
  });
});

/** Features that do not depend on which of several equal things is named. */
const UNAMBIGUOUS: readonly FeatureName[] = [
  'ladderGain',
  'ladderOwnership',
  'piggyBacking',
  'stragglers',
  'homeRemaining',
  'scoutsInTheWay',
  'group',
  'centre',
  'blockade',
  'honeycombPacking',
  'parityDebt',
  'phase',
  'race',
];

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.toSorted((one, other) => one - other);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, sorted(part)]));
}

describe('left is as good as right', () => {
  it.each(['halma-2', 'halma-4', 'grasshopper-8', 'star-2', 'star-6'])('in %s', (game) => {
    const rules = rulesOf(game);
    const mirror = mirrored(rules.board);
    fc.assert(
      fc.property(placements(rules.board.cells, rules.seats), (placement) => {
        const here = featuresOf(positionWith(rules, placement, 1), 1);
        const there = featuresOf(positionWith(rules, laid(placement, mirror), 1), 1);
        for (const name of UNAMBIGUOUS) {
          expect(sorted(there?.[name]), name).toEqual(sorted(relaid(here?.[name], mirror.cell)));
        }
        expect([there?.ladder?.gain, there?.ladder?.over.length]).toEqual([
          here?.ladder?.gain,
          here?.ladder?.over.length,
        ]);
      }),
      { numRuns: 25 },
    );
  });
});
