/** The first 84 moves of a game of Halma for two between two computers at level 8. */
const MOVES =
  'a5>c5 l15-k14 a4-a5 k14-l15 b4>d6 n15>l13 b3>d5>d7 n16>l14>l12 a2>a4>c6>e6 o15>m13>k13 ' +
  'c2>a2>a4>c6>e8 p16>n16>l14>j12 c3-d4 l13>j13>j11 c1>e3>c3>e5>e7>e9 m16>k14>k12>i12>k10 b1>b3>d5>f7 ' +
  'p13>n15>l13>l11>j9 a3>c1>e3>c3>e5>e7>g7 m15>m13>k11>k9>i9 d6>f6>h8>j10 o14>m12>k12>i10>k8 ' +
  'a1>c3>e5>e7 p15-o15 d4>b4>d6>d8>f10 o13>m13>k11>k9>k7 f7>d9>f9>f11 o16>o14>m12>k12>i10>i8 ' +
  'b5>d5>f7>h7 m14>o14>m12>k12>i10 d2>d4>b4>d6>f6>h8>j8 o15>m13>k11>k9>i7 d3>b5>d5>f7>d9>f9 j12-i11 ' +
  'd1>f1>d3>b5>d5>b3 i9-h8 b2>b4>d6>f8 h8>f6>d6>b4>b2 b3>d5>f7 p14-o13 e8>g10 o13>m13>k11>i9 ' +
  'f10>h10>j12>l14 o12>m14>k14>k12 f8>f10>h10>j12 i8>g6>e8>c6 a5-b6 k10>i8>g6>e8 e6>g8>g6>i8 i10-h9 ' +
  'g7-g8 j11>h11 b6>d6>f8>h8>j6>l8 l15>l13>j11 c4-d4 c6-b7 c5-d5 i11>g11>g9 e1>e3>c5>e5 n14-m13 ' +
  'f11-g12 k7-j6 j12-k11 l12>j12 j10>l12>n14>n12 j11-j10 f9-f10 h11>f9 e9>g11>g13 k13>i11>k9>k7>i5 ' +
  'd4>d6>f8 n13>l13>j11 h7>j7>l9 j9>h7 e7>e9>g11 j11>j9>j7>j5>h5 g8>i10>k10 m13-l13 d5-e6 ' +
  'l13>j11>j9>j7 e5>e7>e9 k8>i6>g8 g11-h11 j10>h8>h6>h4';

/** The game that the home page plays if it has no game between players to show. */
export const DEFAULT_GAME = { rules: { game: 'halma-2' }, level: 8, moves: MOVES.split(' ') } as const;
