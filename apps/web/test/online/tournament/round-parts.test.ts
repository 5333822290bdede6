import { expect, test } from 'vitest';
import {
  allRounds,
  findPart,
  firstPart,
  hasParts,
  neighbourParts,
  staleParts,
  tableNumbers,
} from '../../../src/online/tournament/round-parts.ts';
import { roundWith } from './tournament-sample.ts';

const firstParts = (...rounds: readonly number[]) => rounds.flatMap(firstPart);

test.each([
  ['no parts yet', firstParts(1, 2), [], firstParts(1, 2)],
  ['the current first round', firstParts(1, 2), [[1, 0, 9]], firstParts(2)],
  [
    'a correction of the first round',
    firstParts(1, 2),
    [
      [1, 0, 8],
      [2, 0, 12],
    ],
    firstParts(1),
  ],
  ['a round that is not paired yet', firstParts(1, 3), [[1, 0, 9]], []],
  ['another part of a fetched round', [{ round: 1, after: 50 }], [[1, 0, 9]], [{ round: 1, after: 50 }]],
  ['the part already fetched', [{ round: 1, after: 50 }], [[1, 50, 9]], []],
] as const)('the parts of rounds to fetch, given %s', (_, wantedParts, fetchedParts, expected) => {
  const parts = fetchedParts.map(([round, after, seq]) => ({ seq, part: { ...roundWith(round), after } }));
  expect(staleParts(wantedParts, [9, 12], parts)).toEqual(expected);
});

test('rounds are numbered from 1', () => {
  expect(allRounds(3)).toEqual([1, 2, 3]);
  expect(firstPart(0)).toEqual([]);
});

test('a part is found by its round and its first table', () => {
  const parts = [roundWith(1), { ...roundWith(1), after: 50 }, roundWith(2)];
  expect(findPart(parts, { round: 1, after: 50 })).toBe(parts[1]);
  expect(findPart(parts, { round: 2, after: 50 })).toBeUndefined();
});

test.each([
  [0, 50, false, undefined, undefined, 1, 50],
  [0, 51, true, undefined, 50, 1, 50],
  [50, 500, true, 0, 100, 51, 100],
  [450, 500, true, 400, undefined, 451, 500],
  [30, 120, true, 0, 80, 31, 80],
] as const)(
  'the part after the first %i of %i tables has the right neighbours and table numbers',
  (after, tableCount, isLong, previous, next, from, to) => {
    const part = { after, tableCount };
    expect([hasParts(part), neighbourParts(part), tableNumbers(part)]).toEqual([
      isLong,
      { previous, next },
      { from, to },
    ]);
  },
);
