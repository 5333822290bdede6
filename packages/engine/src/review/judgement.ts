/** The judgements of a move, best first. */
export const JUDGEMENTS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;

export type Judgement = (typeof JUDGEMENTS)[number];

/** The loss of a move compared with the best one. */
export interface Loss {
  /** The loss of winning chance, from 0 to 1. */
  readonly chance: number;
  /** The loss of score, in moves. */
  readonly moves: number;
}

/**
 * The smallest loss for each judgement, by either measure. Usually the chance decides. In a nearly decided game, where
 * little chance is left to lose, the moves still separate a careless move from a good one.
 */
export const LOSS_THRESHOLDS: Readonly<Record<Judgement, Loss>> = {
  best: { chance: 0, moves: 0 },
  good: { chance: 0.01, moves: 0.25 },
  inaccuracy: { chance: 0.05, moves: 3 },
  mistake: { chance: 0.1, moves: Number.POSITIVE_INFINITY },
  blunder: { chance: 0.2, moves: Number.POSITIVE_INFINITY },
};

/** Returns the judgement of a loss. */
export function judgeLoss({ chance, moves }: Loss): Judgement {
  const reaches = (judgement: Judgement): boolean =>
    chance >= LOSS_THRESHOLDS[judgement].chance || moves >= LOSS_THRESHOLDS[judgement].moves;
  return JUDGEMENTS.findLast(reaches) ?? 'best';
}
