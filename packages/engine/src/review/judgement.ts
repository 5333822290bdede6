/** What a move is called by what it gives away, the best first. */
export const JUDGEMENTS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;

export type Judgement = (typeof JUDGEMENTS)[number];

/** What a move gives away. */
export interface Loss {
  /** Of the winning chance, from 0 to 1. */
  readonly chance: number;
  /** Of the race, in moves. */
  readonly moves: number;
}

/**
 * From which loss on a move is one of these, by either measure. The chance decides; where the game is decided and little chance
 * is left to lose, moves still tell a careless move from a good one.
 */
export const LOSS_FROM: Readonly<Record<Judgement, Loss>> = {
  best: { chance: 0, moves: 0 },
  good: { chance: 0.01, moves: 0.25 },
  inaccuracy: { chance: 0.05, moves: 3 },
  mistake: { chance: 0.1, moves: Number.POSITIVE_INFINITY },
  blunder: { chance: 0.2, moves: Number.POSITIVE_INFINITY },
};

/** The judgement on a move. */
export function judgementOn({ chance, moves }: Loss): Judgement {
  const reaches = (judgement: Judgement): boolean =>
    chance >= LOSS_FROM[judgement].chance || moves >= LOSS_FROM[judgement].moves;
  return JUDGEMENTS.findLast(reaches) ?? 'best';
}
