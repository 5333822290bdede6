/** The judgements of a move, the best first. */
export const JUDGEMENTS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;

export type Judgement = (typeof JUDGEMENTS)[number];

/** What a move loses against the best one. */
export interface Loss {
  /** Of the winning chance, from 0 to 1. */
  readonly chance: number;
  /** Of the race, in moves. */
  readonly moves: number;
}

/**
 * The least loss for each judgement, by either measure. The chance decides; in a decided game, where little of it is left to lose, the
 * moves still separate a careless move from a good one.
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
