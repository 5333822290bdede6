import type { Judgement, Loss, PhaseName } from '@halma/engine';
import { describe, expect, test } from 'vitest';
import { positiveSeats, signedLead } from '../../src/analysis/named-side.ts';
import { summarisePlayer } from '../../src/analysis/player-summary.ts';
import { graphLines, graphPhases, MAX_LEAD } from '../../src/analysis/review-graph.ts';
import { markOf, nextLapse, type TurnMark } from '../../src/analysis/turn-marks.ts';
import { afterMoves, gameOf } from '../game/setup.ts';
import { reviewedTurn, turnWithoutChoice } from './reviewed-game.ts';

const gameForTwo = gameOf('grasshopper-8', 'pp');
const gameForThree = gameOf('star-3', 'ppp');
const partnersGame = gameOf('halma-4', 'pppp', { teams: 'opposite' });

describe('the mark of a turn', () => {
  test.each<readonly [string, Judgement, Loss | undefined, TurnMark | null]>([
    ['absent for the best move without a margin', 'best', undefined, null],
    ['absent for the best move with a small margin', 'best', { chance: 0.09, moves: 5 }, null],
    ['“strong” for the best move with a large margin', 'best', { chance: 0.1, moves: 1 }, 'strong'],
    ['absent for a good move', 'good', { chance: 0.5, moves: 5 }, null],
    ['“inaccuracy” for an inaccuracy', 'inaccuracy', undefined, 'inaccuracy'],
    ['“mistake” for a mistake', 'mistake', undefined, 'mistake'],
    ['“blunder” for a blunder', 'blunder', undefined, 'blunder'],
  ])('is %s', (_, judgement, margin, mark) => {
    expect(markOf(reviewedTurn({ judgement, ...(margin && { margin }) }))).toBe(mark);
  });

  test('is null if the player had no choice', () => {
    expect(markOf(turnWithoutChoice(1, 1))).toBeNull();
  });
});

describe('the next mistake', () => {
  const turns = (['best', 'blunder', 'good', 'inaccuracy', 'best'] as const).map((judgement) =>
    reviewedTurn({ judgement }),
  );
  test.each<readonly [number, 1 | -1, number]>([
    [-1, 1, 1],
    [0, 1, 1],
    [1, 1, 3],
    [3, -1, 1],
    [5, -1, 3],
  ])('after turn %i in direction %i is %i', (after, direction, expected) => {
    expect(nextLapse(turns, after, direction)).toBe(expected);
  });

  test.each<readonly [number, 1 | -1]>([
    [3, 1],
    [1, -1],
  ])('does not exist after turn %i in direction %i', (after, direction) => {
    expect(nextLapse(turns, after, direction)).toBeUndefined();
  });
});

describe('the sign of a lead', () => {
  test.each([
    ['is kept for the first of two seats', gameForTwo, 1, 2, 2],
    ['is reversed for the second of two seats', gameForTwo, 3, 2, -2],
    ['is kept for a partner of the first seat', partnersGame, 3, 2, 2],
    ['is reversed for an opponent of the first seat', partnersGame, 2, 2, -2],
    ['is kept for each of three seats', gameForThree, 5, 2, 2],
  ] as const)('%s', (_, { rules }, seat, lead, signed) => {
    expect(signedLead(rules, seat, lead)).toBe(signed);
  });

  test.each([
    [gameForTwo, 3, [1]],
    [partnersGame, 2, [1, 3]],
    [gameForThree, 5, [5]],
  ] as const)(
    'is positive for the first of two sides, and for the side to move among three',
    ({ rules }, toMove, seats) => {
      expect(positiveSeats(rules, toMove)).toEqual(seats);
    },
  );
});

describe('the graph', () => {
  test('has one line for two sides, no matter which of them moved', () => {
    const turns = [
      reviewedTurn({ ply: 1, seat: 1, lead: 1 }),
      reviewedTurn({ ply: 2, seat: 3, lead: -1, judgement: 'mistake' }),
      turnWithoutChoice(3, 1),
      reviewedTurn({ ply: 4, seat: 3, lead: -99 }),
    ];
    expect(graphLines(gameForTwo.rules, turns)).toEqual([
      {
        seat: 1,
        points: [
          { ply: 1, seat: 1, lead: 1, mark: null },
          { ply: 2, seat: 3, lead: 1, mark: 'mistake' },
          { ply: 4, seat: 3, lead: MAX_LEAD, mark: null },
        ],
      },
    ]);
  });

  test("has a line for each of three sides, from that side's own turns", () => {
    const turns = [1, 3, 5, 1].map((seat, index) => reviewedTurn({ ply: index + 1, seat, lead: index }));
    const lines = graphLines(gameForThree.rules, turns);
    expect(lines.map(({ seat, points }) => [seat, ...points.map(({ lead }) => lead)])).toEqual([
      [1, 0, 3],
      [3, 1],
      [5, 2],
    ]);
  });

  test.each<readonly [string, string, readonly (readonly [PhaseName, number, number])[]]>([
    [
      'all three',
      'ggggmmmmpppp',
      [
        ['gambit', 1, 5],
        ['melee', 6, 9],
        ['packing', 10, 12],
      ],
    ],
    [
      'a phase that returns',
      'ggmmggmm',
      [
        ['gambit', 1, 3],
        ['melee', 4, 8],
      ],
    ],
    ['none in games without camps', '----', []],
  ])('shows the phases: %s', (_, letters, expected) => {
    const names: Readonly<Record<string, PhaseName>> = { g: 'gambit', m: 'melee', p: 'packing' };
    const turns = [...letters].map((letter, index) =>
      reviewedTurn({ ply: index + 1, seat: index % 2 === 0 ? 1 : 3, phase: names[letter] ?? null }),
    );
    expect(graphPhases(turns).map(({ phase, from, to }) => [phase, from, to])).toEqual(expected);
  });
});

describe('the summary of a player', () => {
  const played = afterMoves(gameForTwo, 'd1-e1', 'e8-d8', 'b1-d1', 'd8-c8');
  const moves = played.positions.slice(1).flatMap(({ lastMove }) => lastMove ?? []);
  const turns = moves.map((move, index) =>
    reviewedTurn({
      ply: index + 1,
      seat: index % 2 === 0 ? 1 : 3,
      move,
      phase: index < 2 ? 'gambit' : 'melee',
      ...(index === 2 && { judgement: 'blunder', loss: { chance: 0.22, moves: 3 } }),
      ...(index === 0 && { margin: { chance: 0.2, moves: 2 } }),
    }),
  );

  test('has the accuracy by phase, the marks, the costliest move, the longest hop and the men left', () => {
    const summary = summarisePlayer(played.positions, turns, 1);
    expect(summary.accuracy).toBeCloseTo((1 + Math.exp(-1)) / 2);
    expect(summary.accuracyByPhase.gambit).toBe(1);
    expect(summary.accuracyByPhase.melee).toBeCloseTo(Math.exp(-1));
    expect(summary).toMatchObject({
      accuracyByPhase: { packing: null },
      meanLoss: 1.5,
      markCounts: { strong: 1, inaccuracy: 0, mistake: 0, blunder: 1 },
      longestHop: 1,
      menLeft: 10,
    });
    expect(summary.costliestTurn?.ply).toBe(3);
  });

  test('is empty before the first turn', () => {
    expect(summarisePlayer(played.positions, [], 3)).toMatchObject({
      accuracy: null,
      meanLoss: 0,
      costliestTurn: null,
      longestHop: 0,
    });
  });
});
