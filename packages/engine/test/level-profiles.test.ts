import { encodeMove, makeRules, manOf, type Position, type RulesConfig } from '@halma/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SearchBoard } from '../src/fallback-search/search-board.ts';
import { JumpCounts } from '../src/levels/jump-counts.ts';
import { costsForLevel } from '../src/levels/level-costs.ts';
import { LEVEL_PROFILES, type LevelProfile } from '../src/levels/level-profiles.ts';
import { moveNoise } from '../src/levels/move-noise.ts';
import { profileForLevel } from '../src/levels/move-selector.ts';
import type { Limits } from '../src/limits.ts';
import { rootMoves } from '../src/root/root-moves.ts';
import { travelCosts } from '../src/values/travel-cost.ts';
import { cellOf, must, rulesOf, withMen } from './support/positions.ts';
import { positionAfter } from './support/seeded-play.ts';

const now = (): number => 0;
const halma = rulesOf('halma-2');

/** A man on a1 with a ladder of jumps to c3, e5, g7 and i9, and a second man that can step. */
const ladder = withMen(halma, 'A: a1 b2 d4, C: f6 h8');

/** A game with four sides after some moves. */
const crowd = positionAfter(rulesOf('halma-4'), 20, 1);

function codeOf({ rules: { board } }: Position, from: string, to: string): number {
  const move = { kind: 'normal', from: cellOf(board, from), to: cellOf(board, to) } as const;
  return encodeMove(move, board.offBoard);
}

/** Returns the bias of each selected move by its code. */
function selectedBiases(position: Position, level: LevelProfile, seed = 1): ReadonlyMap<number, number> {
  const roots = rootMoves(position, () => 0);
  const { moves } = profileForLevel(level, seed).selectMoves(position, roots, { now });
  return new Map(moves.map(({ code, bias }) => [code, bias]));
}

function biasOf(biases: ReadonlyMap<number, number>, code: number): number {
  const bias = biases.get(code);
  if (bias === undefined) throw new Error(`move ${code} is not selected`);
  return bias;
}

it('counts the jumps of the shortest hop', () => {
  const jumps = new JumpCounts(ladder);
  const counts = ['a2', 'c3', 'e5', 'g7', 'i9'].map((to) => jumps.countJumps(codeOf(ladder, 'a1', to)));
  expect(counts).toEqual([0, 1, 2, 3, 4]);
});

describe('a level', () => {
  const level: LevelProfile = { ...LEVEL_PROFILES[1], noticedJumps: 2 };

  it.each([
    ['a2', 1],
    ['c3', 1],
    ['e5', 1],
    ['g7', 1 / 2],
    ['i9', 1 / 4],
  ])(
    'that always notices two jumps notices the move from a1 to %s with a probability of %f',
    (to, probability) => {
      const code = codeOf(ladder, 'a1', to);
      const seeds = Array.from({ length: 800 }, (_, seed) => seed);
      const noticed = seeds.filter((seed) => selectedBiases(ladder, level, seed).has(code)).length;
      expect(noticed / seeds.length).toBeCloseTo(probability, 1);
    },
  );

  it('without a jump limit notices every hop', () => {
    expect(selectedBiases(ladder, LEVEL_PROFILES[9]).has(codeOf(ladder, 'a1', 'i9'))).toBe(true);
  });

  it('considers all moves if no noticed move gains anything', () => {
    const packed = withMen(halma, 'A: p16 o16 n16 m16 p15 o15 n15 p14 o14 p13, C: a1');
    const noticesNoHops = { ...LEVEL_PROFILES[1], noticedJumps: 0 };
    expect(selectedBiases(packed, noticesNoHops).size).toBe(rootMoves(packed, () => 0).length);
  });

  it.each<[string, NonNullable<RulesConfig['options']>, number]>([
    ['halma-2', {}, 1],
    ['halma-4', { teams: 'opposite' }, 1],
    ['halma-4', {}, 2],
    ['star-6', { teams: 'opposite' }, 3],
  ])('may visit its node limit times a factor for the game: %s %o, factor %i', (game, options, factor) => {
    const position = positionAfter(must(makeRules({ game, options })), 20, 1);
    const roots = rootMoves(position, () => 0);
    const limitsFor = (limits: Limits): Limits =>
      profileForLevel(LEVEL_PROFILES[7], 1).selectMoves(position, roots, limits).limits;
    expect(limitsFor({ now }).nodes).toBe(factor * LEVEL_PROFILES[7].nodes);
    expect(limitsFor({ now, nodes: 9 }).nodes).toBe(9);
  });

  it.each<[string, Partial<LevelProfile>, number, Position]>([
    ['two sides', { replyChance: 0, playoutChance: 1 }, 0, ladder],
    ['two sides', { replyChance: 0.3, playoutChance: 1 }, 0.3, ladder],
    ['two sides', { replyChance: 1, playoutChance: 0 }, 1, ladder],
    ['four sides', { replyChance: 1, playoutChance: 0.3 }, 0.3, crowd],
    ['four sides', { replyChance: 0, playoutChance: 1 }, 1, crowd],
  ])(
    'with %s considers either the replies or a second move of its own: %j',
    (_, chances, share, position) => {
      const level: LevelProfile = { ...LEVEL_PROFILES[6], noise: 0, movesAhead: 2, ...chances };
      const roots = rootMoves(position, () => 0);
      const turns = Array.from({ length: 800 }, (_, seed) =>
        profileForLevel(level, seed).selectMoves(position, roots, { now }),
      );
      const withReplies = turns.filter(({ limits }) => limits.depth === level.plies);
      const alone = turns.filter(({ limits }) => limits.depth === 1);
      expect(withReplies.length + alone.length).toBe(turns.length);
      expect(withReplies.length / turns.length).toBeCloseTo(share, 1);
      const meanBias = ({ moves }: (typeof turns)[number]): number =>
        moves.reduce((sum, { bias }) => sum + bias, 0) / moves.length;
      const highestWithReplies = Math.max(...withReplies.map(meanBias));
      for (const turn of alone) expect(meanBias(turn)).toBeGreaterThan(highestWithReplies);
    },
  );

  it('that looks two moves ahead adds the gain of the best follow-up', () => {
    const noReplies: LevelProfile = { ...LEVEL_PROFILES[9], noise: 0, replyChance: 0 };
    const oneMove = selectedBiases(ladder, noReplies);
    const twoMoves = selectedBiases(ladder, { ...noReplies, movesAhead: 2 });
    const step = codeOf(ladder, 'b2', 'b3');
    const hop = codeOf(ladder, 'a1', 'i9');
    // The step removes the first man of the ladder; after the hop, other men can still gain.
    for (const code of [step, hop]) expect(biasOf(twoMoves, code)).toBeGreaterThan(biasOf(oneMove, code));
  });
});

describe('the noise of a level', () => {
  it('never prefers a move that gains nothing when another one gains', () => {
    const input = fc.record({
      game: fc.constantFrom('halma-2', 'grasshopper-8', 'star-6', 'top-secret'),
      plies: fc.integer({ min: 36, max: 90 }),
      seed: fc.nat(),
    });
    fc.assert(
      fc.property(input, ({ game, plies, seed }) => {
        const rules = must(makeRules({ game }));
        const position = positionAfter(rules, plies, seed);
        const level: LevelProfile = { ...LEVEL_PROFILES[1], noise: 100 };
        const levelBoard = new SearchBoard(position, costsForLevel(rules, level.stragglerWeight));
        const fullBoard = new SearchBoard(position);
        const moves = [...selectedBiases(position, level, seed)].map(([code, bias]) => ({
          evaluation: fullBoard.gain(code) + bias,
          gain: levelBoard.gain(code),
        }));
        fc.pre(moves.some(({ gain }) => gain > 0));
        const best = moves.reduce((a, b) => (b.evaluation > a.evaluation ? b : a));
        expect(best.gain).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });

  it('stays within its range', () => {
    const withoutNoise = selectedBiases(ladder, { ...LEVEL_PROFILES[9], noise: 0 });
    for (const [code, bias] of selectedBiases(ladder, LEVEL_PROFILES[9])) {
      expect(bias - biasOf(withoutNoise, code)).toBeGreaterThanOrEqual(0);
      expect(bias - biasOf(withoutNoise, code)).toBeLessThan(10);
    }
  });

  it('is the same for the same purpose and move', () => {
    expect(moveNoise('notice', 5, { hash: 9 }, 77)).toBe(moveNoise('notice', 5, { hash: 9 }, 77));
  });

  it('still has the values that were used to measure the levels', () => {
    expect(moveNoise('notice', 5, { hash: 9 }, 77)).toBe(0.9763535615056753);
    expect(moveNoise('preference', 5, { hash: 9 }, 77)).toBe(0.7098958774004132);
  });

  it('is distributed uniformly for each argument', () => {
    const sequences: readonly ((index: number) => number)[] = [
      (seed) => moveNoise('notice', seed, { hash: 1 }, 1),
      (hash) => moveNoise('notice', 1, { hash }, 1),
      (code) => moveNoise('preference', 1, { hash: 1 }, code),
    ];
    for (const sequence of sequences) {
      const tenths = new Array<number>(10).fill(0);
      for (let index = 0; index < 10_000; index += 1) {
        const tenth = Math.floor(10 * sequence(index));
        tenths[tenth] = (tenths[tenth] ?? 0) + 1;
      }
      expect(Math.min(...tenths)).toBeGreaterThan(850);
      expect(Math.max(...tenths)).toBeLessThan(1150);
    }
  });
});

describe('the weight of stragglers', () => {
  const A = manOf(1, 0);
  const costAt = (weight: number, name: string): number =>
    costsForLevel(halma, weight)[A]?.[cellOf(halma.board, name)] ?? Number.NaN;

  it('of 1 gives the full travel cost', () => {
    expect(costsForLevel(halma, 1)).toBe(travelCosts(halma));
  });

  it('of 0 gives every step the same cost', () => {
    expect(costAt(0, 'a1') - costAt(0, 'b2')).toBeCloseTo(costAt(0, 'h8') - costAt(0, 'i9'));
    expect(costAt(0, 'a1')).toBeCloseTo(costAt(1, 'a1'));
  });
});
