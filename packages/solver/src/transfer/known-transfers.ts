import { type GameId, type NormalMove, parseMove, type Rules } from '@halma/rules';
import type { SoloResult } from '../solo/solo-search.ts';

/** The best known path across an empty board. */
export type KnownTransfer = Omit<SoloResult, 'placementsSearched'>;

interface StoredTransfer {
  /** The moves in short form. */
  readonly moves: string;
  /** No path is shorter than this. */
  readonly lowerBound: number;
}

/** The best path from the first seat's camp to its target that `halma solve transfer` has found in each game. */
const TRANSFERS: ReadonlyMap<string, StoredTransfer> = new Map<GameId, StoredTransfer>([
  [
    'halma-2',
    {
      moves:
        'c2-e4 d3-f5 b2-f6 c1-g7 g7-h8 a1-i9 i9-j10 a3-k11 a5-i9 e1-g7 f5-l11 l11-l12 d1-l13 b5-d5 c4-m12 a2-m14 l12-n14 b3-n15 m14-m15 a4-o16 e2-o14 d2-c2 b1-p15 o14-o13 c2-o12 b4-c4 c3-e5 c4-m16 e4-m14 l13-l15 d5-p13 e5-f5 f5-l11 j10-p12 h8-l16 f6-n16 g7-h8 h8-p16 i9-j10 j10-p14 k11-o15 l11-n13 m12-o14',
      lowerBound: 27,
    },
  ],
  [
    'halma-4',
    {
      moves:
        'c3-d4 c1-e5 b1-f5 f5-f6 d1-f7 a2-g8 g8-h9 a4-i10 c2-g8 e5-i11 i11-j11 a1-k11 a3-e7 b4-c5 b2-l12 l12-m13 b3-c3 d2-n14 c5-d6 d6-j12 c3-k13 k13-l14 d4-e5 e5-o13 n14-n15 e7-o15 l14-m15 j12-n16 f6-p16 f7-f8 f8-l12 i10-o14 g8-m16 h9-i10 i10-o16 j11-p13 k11-l11 l11-p15 l12-p14 m13-n14',
      lowerBound: 20,
    },
  ],
  [
    'grasshopper-8',
    {
      moves:
        'b1-d3 b2-d4 a3-e5 e5-f6 a1-e5 a2-g6 d3-h5 d1-f7 c1-c3 f6-f8 c2-e8 a4-e6 b3-h7 d4-h8 c3-d4 d4-h6 e5-g7 e6-g8',
      lowerBound: 18,
    },
  ],
  [
    'grasshopper-10',
    {
      moves:
        'c3-d4 a1-e5 b1-f5 e5-e6 a2-g6 a3-g7 g6-h6 c1-i7 a4-i8 d1-h9 h6-f8 e1-i9 a5-g9 d2-e3 f8-j6 b2-f10 e3-c5 c2-g10 b3-j7 b4-h10 c5-d5 d4-j8 d5-j9 f5-f6 e6-i10 f6-j10 g7-h8',
      lowerBound: 23,
    },
  ],
  [
    'star-2',
    {
      moves:
        'd1-e6 b1-f6 c3-g5 g5-h4 a1-i3 c1-g5 d2-j4 j4-k5 b2-l6 d4-j4 e6-m6 m6-n2 d3-d2 c2-o2 n2-n3 d2-e6 e6-m6 h4-n4 f6-p2 g5-h4 h4-n2 k5-o1 i3-q1 j4-k5 k5-o3 l6-p1 m6-n1',
      lowerBound: 27,
    },
  ],
]);

/** Returns the best known path from the camp of a game's first seat to its target, or null if none is stored. */
export function knownTransfer({ board, game }: Pick<Rules, 'board' | 'game'>): KnownTransfer | null {
  const stored = TRANSFERS.get(game.id);
  if (stored === undefined) return null;
  const { lowerBound } = stored;
  const moves = stored.moves.split(' ').map((text): NormalMove => {
    const move = parseMove(board, text);
    if (!move.ok || move.value.kind !== 'normal') throw new Error(`not a step or hop: ${text}`);
    return move.value;
  });
  return { fewestMoves: moves.length, lowerBound, proven: moves.length === lowerBound, moves };
}
