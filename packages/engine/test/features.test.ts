import { startPosition } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { extractFeatures, FEATURE_NAMES, type FeatureName } from '../src/features/features.ts';
import { must, rulesOf, withCellNames, withMen } from './support/positions.ts';

/** The title, the game, the men, and the expected feature of seat A, in which cells are names. */
type Row = readonly [title: string, game: string, men: string, value: unknown];

const ROWS: Readonly<Record<FeatureName, readonly Row[]>> = {
  ladder: [
    [
      'jumps over the seat’s own men',
      'halma-2',
      'A: a1 b2 d4 f6, C: p16',
      { route: 'a1 c3 e5 g7', jumpedMen: 'b2 d4 f6', gain: 6 },
    ],
    [
      'jumps over opponents’ men',
      'halma-2',
      'A: a1, C: b2 d4',
      { route: 'a1 c3 e5', jumpedMen: 'b2 d4', gain: 4 },
    ],
    ['may go sideways', 'halma-2', 'A: h16, C: h15', { route: 'h16 h14', jumpedMen: 'h15', gain: 0 }],
    ['is null where no man can jump', 'halma-2', 'A: a1 h8, C: p16', null],
    ['does not go backwards', 'halma-2', 'A: e5, C: d4', null],
    ['bends on the star', 'star-2', 'A: a1 b1 d1, D: q1', { route: 'a1 c1 e5', jumpedMen: 'b1 d1', gain: 4 }],
    ['is null for men that only step', 'color', 'A: a1 c1, C: b2', null],
  ],
  ladderGain: [
    ['counts the steps gained towards the tip', 'halma-2', 'A: a1 b2 d4 f6, C: p16', 6],
    ['is 0 where every hop leads backwards', 'halma-2', 'A: e5, C: d4', 0],
  ],
  ladderCapacity: [
    ['counts the man on it and a man that steps onto it', 'halma-2', 'A: a1 b2 d4 f6, C: p16', 2],
    ['counts a man that steps up from the side', 'halma-2', 'A: a1 b2 b4 d4 f6, C: p16', 3],
    ['is 0 where the ladder is too short', 'halma-2', 'A: a1 b2, C: p16', 0],
  ],
  ladderOwnership: [
    ['is the total gain of the seat’s men if opponents have no ladder', 'halma-2', 'A: a1 b2 d4, C: p16', 4],
    ['subtracts the gains of the opponent', 'halma-2', 'A: a1 b2 d4, C: p16 o15', 2],
    ['counts only three men', 'halma-2', 'A: a1 b2 d1 e2 g1 h2 j1 k2, C: p16', 6],
    ['subtracts the better of two opponents', 'halma-4', 'A: a1 b2, B: a16, C: p16 o15 m13', -2],
  ],
  highwayEnd: [
    [
      'is closed to an opponent’s man beside it',
      'halma-2',
      'A: a1 b2 d4 f6 h8, C: k9',
      { opponentUsers: '', entries: 'a2 b1' },
    ],
    [
      'is open to an opponent’s man in line with it',
      'halma-2',
      'A: a1 b2 d4 f6 h8, C: i9',
      { opponentUsers: 'i9', entries: 'a2 b1' },
    ],
  ],
  piggyBacking: [
    ['is the gain over an opponent’s man', 'halma-2', 'A: a1 b2, C: d4', 2],
    ['is 0 for hops over the seat’s own men', 'halma-2', 'A: a1 b2 d4, C: p16', 0],
  ],
  stragglers: [
    ['includes men far behind', 'halma-2', 'A: a1 j10 j11 k10 k11, C: a16', { men: 'a1', rearGap: 9 }],
    ['includes isolated men', 'halma-2', 'A: h8 h9 m8, C: a16', { men: 'm8', rearGap: 0 }],
    ['excludes men in the target', 'halma-2', 'A: h8 h9 p16, C: a16', { men: '', rearGap: 8 }],
  ],
  homeRemaining: [
    ['lists the corner man first', 'halma-2', 'A: c3 a1 f6, C: a16', { men: 'a1 c3', turnsLeft: null }],
  ],
  blockingScouts: [
    ['are on the first landing of a hop', 'halma-2', 'A: a1 b2 c3, C: a16', { men: 'c3', blockedJumps: 1 }],
    ['are on a later landing', 'halma-2', 'A: a1 b2 d4 e5, C: a16', { men: 'e5', blockedJumps: 1 }],
    ['are not opponents’ men', 'halma-2', 'A: a1 b2, C: c3', { men: '', blockedJumps: 0 }],
  ],
  cohesion: [
    [
      'links men two steps apart',
      'halma-2',
      'A: a1 a3 e5, C: a16',
      { largestClusterShare: 2 / 3, meanDistance: 10 / 3 },
    ],
    ['is 1 for a single man', 'halma-2', 'A: a1, C: a16', { largestClusterShare: 1, meanDistance: 0 }],
  ],
  centre: [
    ['is g7 to j10', 'halma-2', 'A: f7 g7, C: a16', { men: 'g7', reachable: 'g8 h8 h7' }],
    ['is d4 to e5 on eight squares', 'grasshopper-8', 'A: d4, C: a1', { men: 'd4', reachable: 'd5 e5 e4' }],
    ['is e5 to f6 on ten', 'grasshopper-10', 'A: d4, C: a1', { men: '', reachable: 'e5' }],
    ['is around i5 on the star', 'star-2', 'A: i5, D: q1', { men: 'i5', reachable: 'h6 h5 i6 i4 j6 j5' }],
  ],
  wall: [
    [
      'blocks men that cannot go round it',
      'halma-2',
      'A: a1 d5 e5 f5 g5 d6 e6 f6 g6, C: f7',
      { men: 'd5 e5 d6 e6 f6 f5 g6 g5', blockedMen: 'f7', spareMoves: 3, opponentSpareMoves: null },
    ],
    [
      'may touch an opposing wall',
      'halma-2',
      'A: a1 d5 e5 f5 g5 d6 e6 f6 g6, C: d7 e7 f7 g7 d8 e8 f8 g8 p16',
      { men: 'd5 e5 d6 e6 f6 f5 g6 g5', blockedMen: 'g7 g8 f7', spareMoves: 3, opponentSpareMoves: 3 },
    ],
    [
      'exists on the star',
      'star-2',
      'A: h4 h5 h6 h7 i4 i5 i6, D: j5',
      { men: 'h6 h5 h4 i6 i5 i4', blockedMen: 'j5', spareMoves: 6, opponentSpareMoves: null },
    ],
    ['is null if only one man deep', 'halma-2', 'A: d5 e5 f5 g5, C: f7', null],
    ['is null if only two men long', 'halma-2', 'A: e5 f5 e6 f6, C: f7', null],
  ],
  blockade: [
    [
      'traps men that can neither step nor jump',
      'halma-2',
      'A: o16 o15 p15 n16 n14 p14, C: p16',
      { trappedMen: 'p16', blockers: 'n14 o15 n16 o16 p15 p14' },
    ],
    ['is null if there is a gap', 'halma-2', 'A: o16 o15 p15 n16 n14, C: p16', null],
    ['is null where the opponent blocks itself', 'halma-2', 'A: a1, C: p16 o16 o15 p15 n16 n14 p14', null],
  ],
  leapfrogPairs: [
    [
      'are two men in line',
      'halma-2',
      'A: a1 b2 j10 j11 k10 k11 m12, C: a16',
      { pairs: ['a1 b2'], singles: '', estimatedMoves: 8 + 7 },
    ],
    [
      'are adjacent',
      'halma-2',
      'A: a1 c5 j10 j11 k10 k11 m12, C: a16',
      { pairs: '', singles: 'a1 c5', estimatedMoves: 15 + 13 },
    ],
  ],
  honeycombPacking: [
    [
      'lists cells that steps reach',
      'grasshopper-8',
      'A: f6 h7, C: a1',
      { fillable: 'g7 f7 g6', buried: '' },
    ],
    [
      'lists cells that hops reach, deepest first',
      'grasshopper-8',
      'A: g8 g7 h7 f6, C: a1',
      { fillable: 'h8 f7 g6 f8 h6', buried: '' },
    ],
    ['lists buried cells', 'grasshopper-8', 'A: g8 g7 h7 c3, C: a1', { fillable: '', buried: 'h8' }],
  ],
  parityDebt: [
    ['is 0 where every parity class has room', 'halma-2', 'A: a1 b1 a2 b2, C: a16', 0],
    ['is one step for each man without room in its class', 'grasshopper-8', 'A: a1 c1 g7 h8, C: b1', 2],
  ],
  phase: [
    [
      'is the gambit at the beginning',
      'halma-2',
      'A: a1, C: p16',
      { name: 'gambit', weights: { gambit: 1, melee: 0, packing: 0 } },
    ],
    [
      'is the mêlée once the armies are in contact',
      'halma-2',
      'A: a1 b8, C: d10 p16',
      { name: 'melee', weights: { gambit: 0.4375, melee: 0.5625, packing: 0 } },
    ],
    [
      'passes from the gambit to the mêlée man by man',
      'halma-2',
      'A: a1 b8 c8 b9 c9, C: d10 p16',
      { name: 'melee', weights: { gambit: 0.0625, melee: 0.9375, packing: 0 } },
    ],
    [
      'is packing once all men have passed each other',
      'halma-2',
      'A: j10, C: i9',
      { name: 'packing', weights: { gambit: 0, melee: 0.4375, packing: 0.5625 } },
    ],
    [
      'does not return to the gambit when the armies separate',
      'halma-2',
      'A: m12 n3, C: c3',
      { name: 'melee', weights: { gambit: 0, melee: 0.5625, packing: 0.4375 } },
    ],
    [
      'is packing alone long after the men have passed each other',
      'halma-2',
      'A: m13, C: d4',
      { name: 'packing', weights: { gambit: 0, melee: 0, packing: 1 } },
    ],
  ],
  race: [
    [
      'counts moves into the target and steps to it',
      'halma-2',
      'A: l10 m13, C: a5 d4',
      { ownMoves: 2 + 4 / 3.5, opponentMoves: 1 + 1 / 3.5, lead: 1 + 1 / 3.5 - (2 + 4 / 3.5) },
    ],
    ['is 0 at home', 'grasshopper-8', 'A: h8, C: a2', { ownMoves: 0, opponentMoves: 0, lead: 0 }],
  ],
};

describe.each(FEATURE_NAMES)('%s', (name) => {
  it.each(ROWS[name])('%s', (_, game, men, value) => {
    const position = withMen(rulesOf(game), men);
    const named = withCellNames(position.rules.board, extractFeatures(position, 1)?.[name]);
    expect(named).toEqual(value);
  });
});

describe('at the start', () => {
  it.each([
    ['halma-2', 3],
    ['halma-4', 1],
    ['grasshopper-8', 2],
    ['grasshopper-10', 3],
    ['star-2', 0],
    ['star15', 0],
  ])('of %s an army has a parity debt of %i, no lead, and all its men at home', (game, debt) => {
    const start = must(startPosition(rulesOf(game)));
    const features = extractFeatures(start, start.toMove);
    expect(features?.parityDebt).toBe(debt);
    expect(features?.race?.lead).toBe(0);
    expect(features?.homeRemaining.men).toHaveLength(start.rules.camps[start.toMove]?.home.length ?? 0);
    expect(features?.ladderOwnership).toBe(0);
  });
});

it.each([
  ['at', 10],
  ['after', 11],
])('the turns left in the camp depend on whether the rule applies %s the limit', (homeLimitTest, left) => {
  const rules = rulesOf('grasshopper-8', { options: { homeLimit: '30', homeLimitTest } });
  expect(extractFeatures(withMen(rules, 'A: a1, C: h8'), 1)?.homeRemaining.turnsLeft).toBe(left);
});

it('partners are not opponents, and a team’s race is the race of its last seat', () => {
  const rules = rulesOf('halma-4', { options: { teams: 'opposite' } });
  const position = withMen(rules, 'A: a1, B: p1, C: b2, D: a16');
  const features = extractFeatures(position, 1);
  expect(features?.piggyBacking).toBe(0);
  expect(features?.ladderGain).toBe(2);
  expect(features?.race).toEqual({ ownMoves: 1 + 13 / 3.5, opponentMoves: 0, lead: -1 - 13 / 3.5 });
});

it.each(['top-secret', 'cetro', 'cetro-reconstruction'])('%s has no features', (game) => {
  const start = must(startPosition(rulesOf(game)));
  expect(extractFeatures(start, 1)).toBeNull();
});

it('a seat that does not play or has no men has no features', () => {
  const position = withMen(rulesOf('halma-2'), 'A: a1');
  expect([2, 3].map((seat) => extractFeatures(position, seat))).toEqual([null, null]);
});
