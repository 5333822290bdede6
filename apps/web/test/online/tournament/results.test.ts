import { describe, expect, test } from 'vitest';
import {
  buildCrosstable,
  type Crosstable,
  hasResult,
  placesFrom,
  pointsOf,
  recordedPlaces,
} from '../../../src/online/tournament/crosstable.ts';
import { entrantsAmong, membersOf } from '../../../src/online/tournament/entrants.ts';
import { hasBye, ownPlace } from '../../../src/online/tournament/own-tables.ts';
import { formatPoints, formatTieBreak, shownTieBreaks } from '../../../src/online/tournament/points.ts';
import { RUTH, TOMAS } from '../sample-game.ts';
import { roundWith, VERA } from './tournament-sample.ts';

test.each([
  [0, '0'],
  [60, '½'],
  [120, '1'],
  [300, '2½'],
  [160, '1⅓'],
  [24, '0.2'],
])('%i parts of a point are written as %s', (parts, text) => {
  expect(formatPoints(parts, 'en')).toBe(text);
});

test.each([
  ['W', 3, '3'],
  ['BH', 7200 * 5 + 3600, '5.5'],
  ['BH-C1', 7200, '1'],
  ['SB', 864_000 * 3.25, '3.25'],
  ['LF', -2, '2'],
  ['LF', 0, '0'],
  ['MR', 12_000, '100%'],
  ['MR', 7500, '62.5%'],
] as const)('the tie-break %s of %d is written as %s', (code, value, text) => {
  expect(formatTieBreak(code, value, 'en')).toBe(text);
});

test('each tie-break that the page knows gets a column, in the order in which they decide', () => {
  expect(shownTieBreaks({ BH: 1, 'not-known-yet': 1, W: 1, lot: -3 })).toEqual(['BH', 'W']);
});

const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((name) => [name]) as [string[], string[], string[], string[]];

test.each([
  ['a game without a result', [A, B], undefined, [], [undefined, undefined]],
  ['a win', [A, B], [1, 2], [], [120, 0]],
  ['a draw', [A, B], [1, 1], [], [60, 60]],
  ['four places', [A, B, C, D], [2, 1, 4, 3], [], [240, 360, 0, 120]],
  ['a tie for first place', [A, B, C, D], [1, 1, 3, 4], [], [300, 300, 120, 0]],
  ['a player who did not show up', [A, B, C, D], [1, 4, 3, 2], ['b'], [360, 0, 120, 240]],
  ['a place of the computer that counts for no player', [A, B, C, []], [2, 3, 4, 1], [], [360, 180, 0]],
  ['the only player who came', [A, B], undefined, ['b'], [120, 0]],
] as const)('the points of each side after %s', (_, sides, places, absent, expected) => {
  const game = {
    sides: sides.map((side) => [...side]),
    ...(places === undefined ? {} : { places: [...places] }),
    absent: [...absent],
  };
  expect(expected.map((_, side) => pointsOf(game, side))).toEqual(expected);
});

test.each([
  [
    [1, 2],
    [1, 2],
  ],
  [
    [1, 1, 2],
    [1, 1, 3],
  ],
  [
    [3, 3, 3, 1],
    [2, 2, 2, 1],
  ],
  [
    [2, 2],
    [1, 1],
  ],
])('the ranks %j become the places %j', (order, places) => {
  expect(placesFrom(order)).toEqual(places);
});

test.each([
  ['places', { sides: [A, B], places: [2, 1] }, [2, 1]],
  ['places and a player who did not show up', { sides: [A, B], places: [1, 2], absent: ['b'] }, [1, 2]],
  ['only a no-show', { sides: [A, B], absent: ['a'] }, [2, 1]],
  ['that no player came', { sides: [A, B], absent: ['a', 'b'] }, [1, 1]],
  ['nothing', { sides: [A, B] }, undefined],
  ['a missing player at a table that plays on', { sides: [A, B, C], absent: ['b'] }, undefined],
] as const)('a correction begins with what is recorded: %s', (_, { sides, ...game }, expected) => {
  const recorded = {
    sides: sides.map((side) => [...side]),
    ...('places' in game ? { places: [...game.places] } : {}),
    ...('absent' in game ? { absent: [...game.absent] } : {}),
  };
  expect(recordedPlaces(recorded)).toEqual(expected);
  expect(hasResult(recorded)).toBe(expected !== undefined);
});

test('a crosstable has each game in both rows, and marks the player who moved first', () => {
  const rounds = [roundWith(1, { places: [1, 2] }), roundWith(2, { sides: [[TOMAS.id], [RUTH.id]] })];
  const table = buildCrosstable(rounds);
  expect(table.get(RUTH.id)?.get(TOMAS.id)).toEqual([
    { game: 'game00000001', points: 120, movedFirst: true, werePartners: false },
    { game: 'game00000002', points: undefined, movedFirst: false, werePartners: false },
  ]);
  expect(
    table
      .get(TOMAS.id)
      ?.get(RUTH.id)
      ?.map(({ points }) => points),
  ).toEqual([0, undefined]);
});

test('ownPlace returns the turn position of a person, and the others in turn order', () => {
  const sides = [[VERA.id], [RUTH.id], [], [TOMAS.id]];
  expect(ownPlace(sides, RUTH.id)).toEqual({
    position: 2,
    partners: [],
    others: [[], [TOMAS.id], [VERA.id]],
  });
  expect(ownPlace(sides, VERA.id)).toEqual({
    position: 1,
    partners: [],
    others: [[RUTH.id], [], [TOMAS.id]],
  });
});

test('hasBye considers only the last round', () => {
  expect(hasBye([roundWith(1), roundWith(2)], 2, VERA.id)).toBe(true);
  expect(hasBye([roundWith(1)], 2, VERA.id)).toBe(false);
  expect(hasBye([roundWith(2)], 2, RUTH.id)).toBe(false);
});

describe('the crosstable of partners', () => {
  const round = roundWith(1, {
    sides: [
      ['a', 'b'],
      ['c', 'd'],
    ],
    places: [1, 2],
  });
  const entries = (table: Crosstable, own: string) =>
    [...(table.get(own) ?? [])].map(([other, [result]]) => [
      other,
      result?.points,
      result?.movedFirst,
      result?.werePartners,
    ]);

  test('has the results against both opponents and those as partners if partners change', () => {
    const table = buildCrosstable([round]);
    expect(entries(table, 'a')).toEqual([
      ['c', 120, true, false],
      ['d', 120, true, false],
      ['b', 120, true, true],
    ]);
    expect(entries(table, 'd')).toEqual([
      ['a', 0, false, false],
      ['b', 0, false, false],
      ['c', 0, false, true],
    ]);
  });

  test('has half a point for a player whose partner did not show up, unless partners are fixed', () => {
    const missed = {
      ...round,
      tables: round.tables.map(({ games, ...table }) => ({
        ...table,
        games: games.map((game) => ({ ...game, places: [2, 1], absent: ['b'] })),
      })),
    };
    const pointsIn = (table: Crosstable, own: string) =>
      [...(table.get(own) ?? [])].map(([other, [result]]) => [other, result?.points]);
    const table = buildCrosstable([missed]);
    expect(pointsIn(table, 'a')).toEqual([
      ['c', 60],
      ['d', 60],
      ['b', 60],
    ]);
    expect(pointsIn(table, 'b')).toEqual([
      ['c', 0],
      ['d', 0],
      ['a', 0],
    ]);
    expect(pointsIn(table, 'c')).toEqual([
      ['a', 120],
      ['b', 120],
      ['d', 120],
    ]);
    const fixed = buildCrosstable([missed], (person) => ({ b: 'a', d: 'c' })[person] ?? person);
    expect(pointsIn(fixed, 'a')).toEqual([['c', 0]]);
  });

  test('has a row for each pair if partners are fixed', () => {
    const table = buildCrosstable([round], (person) => ({ b: 'a', d: 'c' })[person] ?? person);
    expect([...table.keys()]).toEqual(['a', 'c']);
    expect(entries(table, 'a')).toEqual([['c', 120, true, false]]);
  });
});

test('two fixed partners are one entrant, under the partner who entered first', () => {
  const entry = (person: string, partner?: string) => ({
    person,
    state: 'playing' as const,
    from: 1,
    turns: [],
    ...(partner === undefined ? {} : { partner }),
  });
  const entries = [entry('a', 'c'), entry('b'), entry('c', 'a')];
  expect(entrantsAmong(entries).map(({ person }) => person)).toEqual(['a', 'b']);
  expect(['a', 'b', 'c', 'x'].map((person) => membersOf(entries, person))).toEqual([
    ['a', 'c'],
    ['b'],
    ['a', 'c'],
    ['x'],
  ]);
});
