import type { ReviewedPly } from './review-game.ts';

/** The accuracy of a move falls by a factor of e for each loss of this much winning chance. */
const ACCURACY_LOSS_SCALE = 0.22;

/**
 * A loss of this many moves counts as much as the loss of the whole winning chance. Moves in decided games thus affect
 * the accuracy.
 */
const MOVES_WORTH_WHOLE_CHANCE = 60;

/**
 * Returns the accuracy of turns: the mean of the accuracies of their moves, from 0 to 1. A move that loses nothing has
 * accuracy 1; one that loses 0.1 of winning chance, which is just a mistake, about 0.63. Null if no turn was assessed.
 */
export function accuracyOf(plies: readonly ReviewedPly[]): number | null {
  const accuracies = plies.flatMap(({ assessment }) => {
    if (assessment === null) return [];
    const { chance, moves } = assessment.loss;
    const loss = Math.max(chance, moves / MOVES_WORTH_WHOLE_CHANCE);
    return Math.exp(-loss / ACCURACY_LOSS_SCALE);
  });
  if (accuracies.length === 0) return null;
  return accuracies.reduce((sum, accuracy) => sum + accuracy, 0) / accuracies.length;
}
