import type { BoardSymmetry, Cell, Seat } from '@halma/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractFeatures, type FeatureName } from '../src/features/features.ts';
import { reflectionOf, rotationOf, transformPlacement } from './support/board-symmetries.ts';
import { type Placement, positionWith, rulesOf } from './support/positions.ts';

/** Maps the cells of a feature. Every list in it contains cells or other such lists. */
function mapCells(value: unknown, cellOf: BoardSymmetry['cells']): unknown {
  if (Array.isArray(value)) {
    return value.map((part) => (typeof part === 'number' ? cellOf[part] : mapCells(part, cellOf)));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapCells(part, cellOf)]));
}

/** Returns random placements in which the men belong to the seats in turn. */
function placements(cells: number, seats: readonly Seat[]): fc.Arbitrary<Placement> {
  return fc
    .uniqueArray(fc.integer({ min: 0, max: cells - 1 }), { minLength: seats.length, maxLength: cells / 2 })
    .map((men) => new Map(men.map((cell, index): [Cell, Seat] => [cell, seats[index % seats.length] ?? 0])));
}

describe('rotating the board transfers one seat’s features to another', () => {
  it.each([
    ['halma-2', 2],
    ['halma-4', 1],
    ['grasshopper-8', 2],
    ['grasshopper-10', 2],
    ['star-2', 3],
    ['star-3', 2],
    ['star-6', 1],
    ['color', 2],
  ])('%s, rotated by %i', (game, corners) => {
    const rules = rulesOf(game);
    const [seat = 1] = rules.seats;
    const rotation = rotationOf(rules.board, corners);
    fc.assert(
      fc.property(placements(rules.board.cellCount, rules.seats), (placement) => {
        const original = extractFeatures(positionWith(rules, placement, seat), seat);
        const image = extractFeatures(
          positionWith(rules, transformPlacement(placement, rotation), seat),
          rotation.seats[seat] ?? 0,
        );
        expect(image).toEqual(mapCells(original, rotation.cells));
      }),
      { numRuns: 25 },
    );
  });
});

/** Features that do not depend on the choice among equal candidates. */
const UNAMBIGUOUS: readonly FeatureName[] = [
  'ladderGain',
  'ladderOwnership',
  'piggyBacking',
  'stragglers',
  'homeRemaining',
  'blockingScouts',
  'cohesion',
  'centre',
  'blockade',
  'honeycombPacking',
  'parityDebt',
  'phase',
  'race',
];

function withSortedLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.toSorted((a, b) => a - b);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withSortedLists(part)]));
}

describe('features are the same on the mirrored board', () => {
  it.each(['halma-2', 'halma-4', 'grasshopper-8', 'star-2', 'star-6'])('in %s', (game) => {
    const rules = rulesOf(game);
    const mirror = reflectionOf(rules.board);
    fc.assert(
      fc.property(placements(rules.board.cellCount, rules.seats), (placement) => {
        const original = extractFeatures(positionWith(rules, placement, 1), 1);
        const image = extractFeatures(positionWith(rules, transformPlacement(placement, mirror), 1), 1);
        for (const name of UNAMBIGUOUS) {
          expect(withSortedLists(image?.[name]), name).toEqual(
            withSortedLists(mapCells(original?.[name], mirror.cells)),
          );
        }
        expect([image?.ladder?.gain, image?.ladder?.jumpedMen.length]).toEqual([
          original?.ladder?.gain,
          original?.ladder?.jumpedMen.length,
        ]);
      }),
      { numRuns: 25 },
    );
  });
});
