import { type NormalMove, PASS } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import {
  JUDGEMENTS,
  type Judgement,
  LOSS_THRESHOLDS,
  type PhaseName,
  type ReviewedPly,
  summariseReview,
} from '../src/index.ts';
import { judgeLoss } from '../src/review/judgement.ts';
import { cellOf, rulesOf } from './support/positions.ts';

describe('a judgement', () => {
  it.each<readonly [chance: number, moves: number, judgement: Judgement]>([
    [0, 0, 'best'],
    [0.009, 0.24, 'best'],
    [0.01, 0, 'good'],
    [0, 0.25, 'good'],
    [0.049, 2.9, 'good'],
    [0.05, 0, 'inaccuracy'],
    [0, 3, 'inaccuracy'],
    [0, 10, 'inaccuracy'],
    [0.1, 0, 'mistake'],
    [0.19, 10, 'mistake'],
    [0.2, 1, 'blunder'],
    [1, 10, 'blunder'],
  ])('of a loss of %d in winning chance and %d moves is %s', (chance, moves, judgement) => {
    expect(judgeLoss({ chance, moves })).toBe(judgement);
  });

  it('has increasing thresholds', () => {
    const chances = JUDGEMENTS.map((judgement) => LOSS_THRESHOLDS[judgement].chance);
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
  });
});

const rules = rulesOf('halma-2');
const move = (from: string, to: string): NormalMove => ({
  kind: 'normal',
  from: cellOf(rules.board, from),
  to: cellOf(rules.board, to),
});
const STEP = move('a1', 'b2');
const HOP = move('a1', 'e5');

/** Returns a ply with the fields that a summary reads. */
function plyOf(ply: number, phase: PhaseName | null, fields: Partial<ReviewedPly> = {}): ReviewedPly {
  return { ply, seat: ply % 2 === 1 ? 1 : 3, move: STEP, phase, reasons: [], assessment: null, ...fields };
}

function judgedPly(ply: number, chance: number, moves: number): ReviewedPly {
  const line = { moves: [STEP], score: 0, winningChance: 0.5 };
  const loss = { chance, moves };
  const level = { moves: 0, chance: 0.5 };
  const assessment = {
    bestLine: line,
    bestReasons: [],
    playedLine: line,
    loss,
    judgement: judgeLoss(loss),
    lead: { before: level, after: level },
  };
  return plyOf(ply, 'melee', { assessment });
}

describe('a summary', () => {
  it('counts turns by kind', () => {
    const played = [STEP, HOP, HOP, PASS];
    const [seat] = summariseReview(
      rules,
      played.map((move, turn) => plyOf(2 * turn + 1, null, { move })),
    );
    expect(seat).toMatchObject({
      seat: 1,
      turns: 4,
      steps: 1,
      hops: 2,
      passes: 1,
      bestShare: null,
      phases: [],
    });
  });

  it('counts judgements, and lists the three worst plies, the worst first', () => {
    const losses = [0, 0.02, 0.06, 0.12, 0.3, 0.15, 0.12];
    const [seat, opponent] = summariseReview(
      rules,
      losses.map((chance, turn) => judgedPly(2 * turn + 1, chance, turn)),
    );
    expect(seat?.judgements).toEqual({ best: 1, good: 1, inaccuracy: 1, mistake: 3, blunder: 1 });
    expect(seat?.bestShare).toBeCloseTo(1 / 7);
    expect(seat?.meanLoss).toBeCloseTo(3);
    expect(seat?.worst).toEqual([9, 11, 13]);
    expect(opponent).toMatchObject({ seat: 3, turns: 0, worst: [] });
  });

  it.each<readonly [string, string, readonly (readonly [PhaseName, number, number])[]]>([
    [
      'all three phases',
      'ggmmp',
      [
        ['gambit', 1, 3],
        ['melee', 5, 7],
        ['packing', 9, 9],
      ],
    ],
    [
      'a second gambit belongs to the mêlée',
      'gmgmp',
      [
        ['gambit', 1, 1],
        ['melee', 3, 7],
        ['packing', 9, 9],
      ],
    ],
    [
      'interrupted packing belongs to the mêlée',
      'gpmpp',
      [
        ['gambit', 1, 1],
        ['melee', 3, 5],
        ['packing', 7, 9],
      ],
    ],
    [
      'no mêlée at all',
      'ggp',
      [
        ['gambit', 1, 3],
        ['packing', 5, 5],
      ],
    ],
    ['gambit only', 'gg', [['gambit', 1, 3]]],
    ['packing only', 'pp', [['packing', 1, 3]]],
  ])('lists the phases of the game: %s', (_, letters, spans) => {
    const names: Readonly<Record<string, PhaseName>> = { g: 'gambit', m: 'melee', p: 'packing' };
    const plies = [...letters].map((letter, turn) => plyOf(2 * turn + 1, names[letter] ?? null));
    const [seat] = summariseReview(rules, plies);
    expect(seat?.phases).toEqual(spans.map(([phase, from, to]) => ({ phase, from, to })));
  });
});
