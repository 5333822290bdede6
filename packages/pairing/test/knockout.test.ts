import { describe, expect, test } from 'vitest';
import {
  type BracketRound,
  firstBracketRound,
  knockoutVerdict,
  nextBracketRound,
  seriesState,
} from '../src/index.ts';
import { accepted } from './played-tournament.ts';

const seeds = (count: number): string[] =>
  Array.from({ length: count }, (_, seed) => String(seed + 1).padStart(3, '0'));

const textOf = ({ byes, tables }: BracketRound): string =>
  [...byes.map(Number), ...tables.map(({ players }) => players.map(Number).join('-'))].join(' ');

/** Lets the best seeds of each table advance. */
const favourites = ({ tables, advancing }: BracketRound): string[][] =>
  tables.map(({ players }) => players.toSorted().slice(0, advancing));

test.each([
  [2, 2, '1-2'],
  [2, 8, '1-8 2-7 3-6 4-5'],
  [2, 6, '1 2 3-6 4-5'],
  [3, 9, '1-6-7 2-5-8 3-4-9'],
  [3, 8, '1-6 2-5-8 3-4-7'],
  [4, 8, '1-4-5-8 2-3-6-7'],
  [4, 6, '1 2 3-4-5-6'],
  [4, 5, '1 2 3-4-5'],
  [6, 12, '1-4-5-8-9-12 2-3-6-7-10-11'],
  [4, 3, '1-2-3'],
])('at tables of %d, the first round for %d players is %s', (seats, count, expected) => {
  expect(textOf(accepted(firstBracketRound(seeds(count), seats)))).toBe(expected);
});

describe.each([2, 3, 4, 6])('tables of %d', (seats) => {
  test('with any number of players, the best seeds reach the final', () => {
    for (let count = 2; count <= 100; count += 1) {
      let round = accepted(firstBracketRound(seeds(count), seats));
      const seated = round.tables.flatMap(({ players }) => players);
      expect([...round.byes, ...seated.toSorted()]).toEqual(seeds(count));
      for (const { players, computers } of round.tables) {
        expect(players.length + computers).toBe(seats);
        expect(players.length).toBeGreaterThan(Math.min(count - 1, round.advancing));
      }
      while (round.tables.length > 1 || round.byes.length > 0) {
        const next = accepted(nextBracketRound(round, favourites(round)));
        for (const { players, computers } of next.tables)
          expect([players.length, computers]).toEqual([seats, 0]);
        const survivors = next.tables.flatMap(({ players }) => players);
        expect(survivors.toSorted()).toEqual(seeds(survivors.length));
        round = next;
      }
      const finalists = round.tables.flatMap(({ players }) => players);
      expect(finalists.toSorted()).toEqual(seeds(Math.min(count, seats)));
    }
  });
});

test('an invalid bracket is refused', () => {
  const expectRefused = (result: object, refusal: object): void =>
    expect(result).toEqual({ ok: false, refusal });
  expectRefused(firstBracketRound(seeds(8), 5), { code: 'bad-seats', detail: 5 });
  expectRefused(firstBracketRound(seeds(1), 2), { code: 'too-few-players', detail: 1 });
  expectRefused(firstBracketRound(['a', 'a'], 2), { code: 'duplicate-player', detail: 'a' });
  const round = accepted(firstBracketRound(seeds(4), 2));
  expectRefused(nextBracketRound(round, [['001']]), { code: 'bad-count', detail: 1 });
  expectRefused(nextBracketRound(round, [['001'], []]), { code: 'bad-count', detail: 0 });
  expectRefused(nextBracketRound(round, [['001'], ['001']]), { code: 'unknown-player', detail: '001' });
  const final = accepted(nextBracketRound(round, [['001'], ['002']]));
  expectRefused(nextBracketRound(final, [['001']]), { code: 'tournament-over' });
});

test.each([
  ['a clear result', [[2, 0]], 1, { kind: 'decided', order: ['a', 'b'] }],
  ['a tie', [[1, 1]], 1, { kind: 'play-again', tied: ['a', 'b'] }],
  [
    'a tie that an extra meeting decides',
    [
      [1, 1],
      [0, 2],
    ],
    1,
    { kind: 'decided', order: ['b', 'a'] },
  ],
  [
    'a tie after two extra meetings',
    [
      [1, 1],
      [1, 1],
      [1, 1],
    ],
    1,
    { kind: 'play-again', tied: ['a', 'b'] },
  ],
  [
    'a tie that the better seed decides after three extra meetings',
    [
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
    ],
    1,
    { kind: 'decided', order: ['a', 'b'] },
  ],
  [
    'a tie between two players who both advance',
    [[5, 5, 2, 1]],
    2,
    { kind: 'decided', order: ['a', 'b', 'c', 'd'] },
  ],
  [
    'a three-way tie for the last place that advances',
    [[2, 6, 2, 2]],
    2,
    { kind: 'play-again', tied: ['a', 'c', 'd'] },
  ],
  [
    'an extra meeting in which untied players do not overtake others',
    [
      [2, 6, 2, 1],
      [1, 0, 2, 9],
    ],
    2,
    { kind: 'decided', order: ['b', 'c', 'a', 'd'] },
  ],
])('the verdict on a knockout table handles %s', (_, meetings, advancing, expected) => {
  const players = ['a', 'b', 'c', 'd'].slice(0, meetings[0]?.length);
  expect(knockoutVerdict(players, meetings, advancing)).toEqual(expected);
});

test.each([
  ['has not begun', [], 4, { points: [0, 0], isOver: false }],
  [
    'is still open',
    [
      [120, 0],
      [60, 60],
    ],
    4,
    { points: [180, 60], isOver: false },
  ],
  [
    'is decided early',
    [
      [120, 0],
      [120, 0],
      [120, 0],
    ],
    4,
    { points: [360, 0], isOver: true },
  ],
  [
    'is decided early for the second player',
    [
      [0, 120],
      [0, 120],
      [60, 60],
    ],
    4,
    { points: [60, 300], isOver: true },
  ],
  [
    'is tied before the last game',
    [
      [120, 0],
      [0, 120],
      [60, 60],
    ],
    4,
    { points: [180, 180], isOver: false },
  ],
  [
    'is open because the last game can still tie it',
    [
      [120, 0],
      [0, 120],
      [120, 0],
    ],
    4,
    { points: [240, 120], isOver: false },
  ],
  [
    'has been played to the end',
    [
      [120, 0],
      [0, 120],
    ],
    2,
    { points: [120, 120], isOver: true },
  ],
])('reports the state of a series that %s', (_, games, length, expected) => {
  expect(seriesState(games, { seats: 2, length })).toEqual(expected);
});
