import { startPosition } from '@halma/rules';
import { describe, expect, it } from 'vitest';
import { FEATURE_NAMES, type FeatureName, featuresOf } from '../src/features/features.ts';
import { must, named, rulesOf, withMen } from './support/positions.ts';

/** The game, the men, and what the feature says of seat A, its cells by name. */
type Row = readonly [shows: string, game: string, men: string, value: unknown];

const ROWS: Readonly<Record<FeatureName, readonly Row[]>> = {
  ladder: [
    [
      'runs over own men',
      'halma-2',
      'A: a1 b2 d4 f6, C: p16',
      { route: 'a1 c3 e5 g7', over: 'b2 d4 f6', gain: 6 },
    ],
    ['and over enemies', 'halma-2', 'A: a1, C: b2 d4', { route: 'a1 c3 e5', over: 'b2 d4', gain: 4 }],
    ['may run sideways', 'halma-2', 'A: h16, C: h15', { route: 'h16 h14', over: 'h15', gain: 0 }],
    ['is none where nobody can jump', 'halma-2', 'A: a1 h8, C: p16', null],
    ['does not run backwards', 'halma-2', 'A: e5, C: d4', null],
    ['bends on the star', 'star-2', 'A: a1 b1 d1, D: q1', { route: 'a1 c1 e5', over: 'b1 d1', gain: 4 }],
    ['is none for men who only step', 'color', 'A: a1 c1, C: b2', null],
  ],
  ladderGain: [
    ['counts steps nearer to the tip', 'halma-2', 'A: a1 b2 d4 f6, C: p16', 6],
    ['is none where every hop leads back', 'halma-2', 'A: e5, C: d4', 0],
  ],
  ladderCapacity: [
    ['counts the man on it and the one who steps onto it', 'halma-2', 'A: a1 b2 d4 f6, C: p16', 2],
    ['and one who steps up from the side', 'halma-2', 'A: a1 b2 b4 d4 f6, C: p16', 3],
    ['but nobody where it is too short', 'halma-2', 'A: a1 b2, C: p16', 0],
  ],
  ladderOwnership: [
    ['is the own gains', 'halma-2', 'A: a1 b2 d4, C: p16', 4],
    ['less the rival’s', 'halma-2', 'A: a1 b2 d4, C: p16 o15', 2],
    ['of three men', 'halma-2', 'A: a1 b2 d1 e2 g1 h2 j1 k2, C: p16', 6],
    ['or the better of two rivals’', 'halma-4', 'A: a1 b2, B: a16, C: p16 o15 m13', -2],
  ],
  highwayEnd: [
    [
      'is closed to who stands off it',
      'halma-2',
      'A: a1 b2 d4 f6 h8, C: k9',
      { guests: '', entries: 'a2 b1' },
    ],
    ['is open to who faces it', 'halma-2', 'A: a1 b2 d4 f6 h8, C: i9', { guests: 'i9', entries: 'a2 b1' }],
  ],
  piggyBacking: [
    ['is what an enemy’s rung adds', 'halma-2', 'A: a1 b2, C: d4', 2],
    ['is nothing over own men', 'halma-2', 'A: a1 b2 d4, C: p16', 0],
  ],
  stragglers: [
    ['are far behind', 'halma-2', 'A: a1 j10 j11 k10 k11, C: a16', { men: 'a1', gap: 9 }],
    ['or alone', 'halma-2', 'A: h8 h9 m8, C: a16', { men: 'm8', gap: 0 }],
    ['unless they have arrived', 'halma-2', 'A: h8 h9 p16, C: a16', { men: '', gap: 8 }],
  ],
  homeRemaining: [
    ['names the corner man first', 'halma-2', 'A: c3 a1 f6, C: a16', { men: 'a1 c3', turnsLeft: null }],
  ],
  scoutsInTheWay: [
    ['stand on the first landing', 'halma-2', 'A: a1 b2 c3, C: a16', { men: 'c3', blocked: 1 }],
    ['or on a later one', 'halma-2', 'A: a1 b2 d4 e5, C: a16', { men: 'e5', blocked: 1 }],
    ['but are nobody’s enemies', 'halma-2', 'A: a1 b2, C: c3', { men: '', blocked: 0 }],
  ],
  group: [
    ['links men two steps apart', 'halma-2', 'A: a1 a3 e5, C: a16', { share: 2 / 3, spread: 10 / 3 }],
    ['may be one man', 'halma-2', 'A: a1, C: a16', { share: 1, spread: 0 }],
  ],
  centre: [
    ['is g7 to j10', 'halma-2', 'A: f7 g7, C: a16', { men: 'g7', reachable: 'g8 h8 h7' }],
    ['is d4 to e5 on eight squares', 'grasshopper-8', 'A: d4, C: a1', { men: 'd4', reachable: 'd5 e5 e4' }],
    ['is e5 to f6 on ten', 'grasshopper-10', 'A: d4, C: a1', { men: '', reachable: 'e5' }],
    ['is around i5 on the star', 'star-2', 'A: i5, D: q1', { men: 'i5', reachable: 'h6 h5 i6 i4 j6 j5' }],
  ],
  wall: [
    [
      'holds who cannot go round it',
      'halma-2',
      'A: a1 d5 e5 f5 g5 d6 e6 f6 g6, C: f7',
      { men: 'd5 e5 d6 e6 f6 f5 g6 g5', held: 'f7', spareMoves: 3, facing: null },
    ],
    [
      'may face another',
      'halma-2',
      'A: a1 d5 e5 f5 g5 d6 e6 f6 g6, C: d7 e7 f7 g7 d8 e8 f8 g8 p16',
      { men: 'd5 e5 d6 e6 f6 f5 g6 g5', held: 'g7 g8 f7', spareMoves: 3, facing: 3 },
    ],
    [
      'stands on the star too',
      'star-2',
      'A: h4 h5 h6 h7 i4 i5 i6, D: j5',
      { men: 'h6 h5 h4 i6 i5 i4', held: 'j5', spareMoves: 6, facing: null },
    ],
    ['is none one man deep', 'halma-2', 'A: d5 e5 f5 g5, C: f7', null],
    ['nor two men long', 'halma-2', 'A: e5 f5 e6 f6, C: f7', null],
  ],
  blockade: [
    [
      'shuts in who cannot even jump',
      'halma-2',
      'A: o16 o15 p15 n16 n14 p14, C: p16',
      { held: 'p16', holders: 'n14 o15 n16 o16 p15 p14' },
    ],
    ['has no gap', 'halma-2', 'A: o16 o15 p15 n16 n14, C: p16', null],
    ['is none where he shuts himself in', 'halma-2', 'A: a1, C: p16 o16 o15 p15 n16 n14 p14', null],
  ],
  leapfrogPairs: [
    [
      'leap over each other',
      'halma-2',
      'A: a1 b2 j10 j11 k10 k11 m12, C: a16',
      { pairs: ['a1 b2'], singles: '', moves: 8 + 7 },
    ],
    [
      'stand next to each other',
      'halma-2',
      'A: a1 c5 j10 j11 k10 k11 m12, C: a16',
      { pairs: '', singles: 'a1 c5', moves: 15 + 13 },
    ],
  ],
  honeycombPacking: [
    ['fills by steps', 'grasshopper-8', 'A: f6 h7, C: a1', { fillable: 'g7 f7 g6', buried: '' }],
    [
      'and by hops, deepest first',
      'grasshopper-8',
      'A: g8 g7 h7 f6, C: a1',
      { fillable: 'h8 f7 g6 f8 h6', buried: '' },
    ],
    ['can be built up', 'grasshopper-8', 'A: g8 g7 h7 c3, C: a1', { fillable: '', buried: 'h8' }],
  ],
  parityDebt: [
    ['is none where there is room for every class', 'halma-2', 'A: a1 b1 a2 b2, C: a16', 0],
    ['is a step for each man whose class is full', 'grasshopper-8', 'A: a1 c1 g7 h8, C: b1', 2],
  ],
  phase: [
    [
      'begins with the gambit',
      'halma-2',
      'A: a1, C: p16',
      { name: 'gambit', weights: { gambit: 1, melee: 0, packing: 0 } },
    ],
    [
      'goes on with the mêlée at the first contact',
      'halma-2',
      'A: a1 b8, C: d10 p16',
      { name: 'melee', weights: { gambit: 0.4375, melee: 0.5625, packing: 0 } },
    ],
    [
      'which takes the place of the gambit man by man',
      'halma-2',
      'A: a1 b8 c8 b9 c9, C: d10 p16',
      { name: 'melee', weights: { gambit: 0.0625, melee: 0.9375, packing: 0 } },
    ],
    [
      'ends with the packing once all have passed',
      'halma-2',
      'A: j10, C: i9',
      { name: 'packing', weights: { gambit: 0, melee: 0.4375, packing: 0.5625 } },
    ],
    [
      'is no gambit again when the armies have parted but for one man',
      'halma-2',
      'A: m12 n3, C: c3',
      { name: 'melee', weights: { gambit: 0, melee: 0.5625, packing: 0.4375 } },
    ],
    [
      'and with nothing else long after',
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
      { own: 2 + 4 / 3.5, rivals: 1 + 1 / 3.5, lead: 1 + 1 / 3.5 - (2 + 4 / 3.5) },
    ],
    ['ends at home', 'grasshopper-8', 'A: h8, C: a2', { own: 0, rivals: 0, lead: 0 }],
  ],
};

describe.each(FEATURE_NAMES)('%s', (name) => {
  it.each(ROWS[name])('%s', (_, game, men, value) => {
    const position = withMen(rulesOf(game), men);
    const told = named(position.rules.board, featuresOf(position, 1)?.[name]);
    expect(told).toEqual(value);
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
  ])('of %s an army owes %i steps, leads nobody, and has all its men at home', (game, debt) => {
    const start = must(startPosition(rulesOf(game)));
    const features = featuresOf(start, start.toMove);
    expect(features?.parityDebt).toBe(debt);
    expect(features?.race?.lead).toBe(0);
    expect(features?.homeRemaining.men).toHaveLength(start.rules.yards[start.toMove]?.home.length ?? 0);
    expect(features?.ladderOwnership).toBe(0);
  });
});

it.each([
  ['at', 10],
  ['after', 11],
])('the turns left at home are counted, where the test is %s the limit', (homeLimitTest, left) => {
  const rules = rulesOf('grasshopper-8', { options: { homeLimit: '30', homeLimitTest } });
  expect(featuresOf(withMen(rules, 'A: a1, C: h8'), 1)?.homeRemaining.turnsLeft).toBe(left);
});

it('partners are no enemies, and a team needs as long as its last', () => {
  const rules = rulesOf('halma-4', { options: { teams: 'opposite' } });
  const position = withMen(rules, 'A: a1, B: p1, C: b2, D: a16');
  const features = featuresOf(position, 1);
  expect(features?.piggyBacking).toBe(0);
  expect(features?.ladderGain).toBe(2);
  expect(features?.race).toEqual({ own: 1 + 13 / 3.5, rivals: 0, lead: -1 - 13 / 3.5 });
});

it.each(['top-secret', 'cetro', 'cetro-reconstruction'])('%s has no camps to tell of', (game) => {
  const start = must(startPosition(rulesOf(game)));
  expect(featuresOf(start, 1)).toBeNull();
});

it('a seat that does not play, or has no men, has no features', () => {
  const position = withMen(rulesOf('halma-2'), 'A: a1');
  expect([2, 3].map((seat) => featuresOf(position, seat))).toEqual([null, null]);
});
