import { describe, expect, test } from 'vitest';
import type { GameReport } from '../../src/arena/game-report.ts';
import { scoreOfRank, sideResults } from '../../src/arena/side-result.ts';
import { Tally } from '../../src/arena/tally.ts';

/**
 * Returns the report of a game with two sides.
 *
 * @param points the points of the first entrant
 */
function reportOfTwo(game: number, points: number, overrides: Partial<GameReport> = {}): GameReport {
  const resultFor = (score: number) => ({ rank: 2 - score, firstShare: score });
  const first = game % 2;
  const bothResults = [resultFor(points), resultFor(1 - points)];
  return {
    game,
    round: Math.floor(game / 2),
    entrants: [first, 1 - first],
    results: first === 0 ? bothResults : bothResults.toReversed(),
    termination: points === 0.5 ? 'cap' : 'win',
    plies: 100 + game,
    faults: [],
    timeUse: [],
    record: '',
    ...overrides,
  };
}

function tallyOf(points: readonly number[]): Tally {
  const tally = new Tally(['one', 'other'], 2);
  points.forEach((value, game) => {
    tally.add(reportOfTwo(game, value));
  });
  return tally;
}

test('counts the wins, draws and losses of both entrants', () => {
  expect(tallyOf([1, 0.5, 0, 1]).entrants).toMatchObject([
    { name: 'one', games: 4, wins: 2, draws: 1, losses: 1, score: { value: 0.625 }, rank: { value: 1.375 } },
    { name: 'other', games: 4, wins: 1, draws: 1, losses: 2, score: { value: 0.375 } },
  ]);
});

test.each([
  [
    [1, 1, 0, 0, 1, 0],
    [1, 0, 1, 0, 1],
  ],
  [
    [0.5, 0, 0.5, 0.5, 1, 0.5],
    [0, 1, 1, 1, 0],
  ],
  [
    [1, 1, 1],
    [0, 0, 0, 0, 1],
  ],
])('counts the pairs of games with the points %j', (points, pairs) => {
  expect(tallyOf(points).pairs).toEqual(pairs);
});

test('counts no pairs before the first game', () => {
  expect(tallyOf([]).pairs).toEqual([0, 0, 0, 0, 0]);
});

test('computes the margin of error from the variance of rounds, not of games', () => {
  expect(tallyOf([1, 0, 0, 1, 1, 0]).entrants[0]?.score).toEqual({ value: 0.5, error: null });
  expect(tallyOf([1, 1, 0, 0, 1, 1, 0, 0]).entrants[0]?.score.error).toBeCloseTo(
    1.959964 * Math.sqrt(1 / 3 / 4),
    5,
  );
});

test('summarises lengths and terminations', () => {
  const tally = tallyOf([1, 0.5, 0.5]);
  expect(tally.plies).toEqual({ mean: 101, least: 100, most: 102 });
  expect(tally.terminations).toEqual([
    ['cap', 2],
    ['win', 1],
  ]);
});

test('reports the time of a turn and the faults of each entrant', () => {
  const tally = new Tally(['one', 'other'], 2);
  const fault = { entrant: 1, seat: 'C', ply: 7, kind: 'crash', detail: 'oh' } as const;
  tally.add(
    reportOfTwo(0, 1, {
      faults: [fault],
      timeUse: [
        { entrant: 0, turns: 4, milliseconds: 10 },
        { entrant: 1, turns: 0, milliseconds: 0 },
      ],
    }),
  );
  expect(tally.entrants).toMatchObject([
    { millisecondsPerTurn: 2.5, faults: 0 },
    { millisecondsPerTurn: 0, faults: 1 },
  ]);
  expect(tally.faults).toEqual([{ ...fault, game: 0 }]);
});

test('combines the sides of the last entrant in a game with three sides, and gives no Elo', () => {
  const tally = new Tally(['one', 'others'], 3);
  const results = [
    { rank: 1, firstShare: 1 },
    { rank: 2.5, firstShare: 0 },
    { rank: 2.5, firstShare: 0 },
  ];
  tally.add({ ...reportOfTwo(0, 1), entrants: [0, 1, 1], results });
  expect(tally.entrants).toMatchObject([
    { games: 1, wins: 1, score: { value: 1 }, rank: { value: 1 } },
    { games: 2, losses: 2, score: { value: 0.25 }, firsts: { value: 0 }, rank: { value: 2.5 } },
  ]);
  expect(tally.elo).toBeNull();
});

test('has no Elo when an entrant plays itself', () => {
  const tally = new Tally(['one'], 2);
  tally.add({ ...reportOfTwo(0, 1), entrants: [0, 0] });
  expect(tally.elo).toBeNull();
});

describe('the results of sides', () => {
  const [a, b, c, d] = [[1], [2], [3], [4]] as const;
  test.each([
    [
      [[a], [b], [c], [d]],
      [1, 2, 3, 4],
      [1, 0, 0, 0],
    ],
    [
      [[c], [a, b, d]],
      [3, 3, 1, 3],
      [0, 0, 1, 0],
    ],
    [[[a, b, c, d]], [2.5, 2.5, 2.5, 2.5], [0.25, 0.25, 0.25, 0.25]],
    [
      [[b, c], [a], [d]],
      [3, 1.5, 1.5, 4],
      [0, 0.5, 0.5, 0],
    ],
  ])('follow from the tiers %j', (tiers, ranks, firsts) => {
    const results = sideResults({ termination: 'win', tiers }, [a, b, c, d]);
    expect(results.map(({ rank }) => rank)).toEqual(ranks);
    expect(results.map(({ firstShare }) => firstShare)).toEqual(firsts);
  });

  test.each([
    [1, 2, 1],
    [1.5, 2, 0.5],
    [2, 2, 0],
    [2, 3, 0.5],
    [4, 6, 0.4],
    [1, 1, 1],
  ])('convert rank %f of %i to the score %f', (rank, sides, score) => {
    expect(scoreOfRank(rank, sides)).toBeCloseTo(score, 10);
  });
});
