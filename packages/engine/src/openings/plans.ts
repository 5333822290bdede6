/** How armies of some games set out while nobody is near: lines of moves in short form, as the first seat makes them. */
export interface Plans {
  readonly games: readonly string[];
  readonly lines: readonly string[];
}

/** Written by `node scripts/plan-openings.mjs`. */
export const PLANS: readonly Plans[] = [
  {
    games: ['halma-2', 'eckha-2'],
    lines: [
      'b3-d5 a3-e5 b2-f4 b4-f6 a4-g6 d1-f7 c4-g8 c1-g9 a1-e7 d2-h8',
      'c3-c5 c5-d6 a1-e7 b3-f7 e7-f8 c1-e9 a4-e10 a2-e8 b1-d11 d1-f11',
      'c4-d5 a2-e6 a4-e4 b2-f6 c1-g7 a1-g5',
      'c4-d5 a2-e6 d3-e4 b2-f6 c1-g7',
      'd3-e4 b1-f5 c4-d5 b2-f6 a3-e7 a1-g7',
      'd3-e4 b1-f5 d1-d5 b2-f6 c1-g7',
    ],
  },
  {
    games: ['star-2'],
    lines: [
      'c1-e5 d4-e8 b2-f7 a1-g7 d3-f6',
      'c1-e5 d4-e8 b2-f7 a1-g7 d3-f6 b1-h6',
      'd1-e6 b1-f6 c3-g5',
      'd1-e6 b1-f6 c3-g5 d2-h5',
      'd1-e6 d2-f5 c3-g5',
      'd4-e8 d3-f8 c1-g7 b2-h7',
    ],
  },
];
