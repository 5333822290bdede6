import { LOSS_THRESHOLDS, type ReviewedPly } from '@halma/engine';

/** The marks that a review puts beside moves, best first. */
export const TURN_MARKS = ['strong', 'inaccuracy', 'mistake', 'blunder'] as const;

export type TurnMark = (typeof TURN_MARKS)[number];

/** The chess annotation symbol for each mark. */
export const MARK_SYMBOLS = {
  strong: '!',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
} as const satisfies Record<TurnMark, string>;

/**
 * Returns a turn's mark; null for most turns. A move is strong if it is the best move and every other move
 * would have been a mistake.
 */
export function markOf({ assessment }: ReviewedPly): TurnMark | null {
  if (assessment === null) return null;
  const { judgement, margin } = assessment;
  if (judgement === 'inaccuracy' || judgement === 'mistake' || judgement === 'blunder') return judgement;
  const isStrong = judgement === 'best' && (margin?.chance ?? 0) >= LOSS_THRESHOLDS.mistake.chance;
  return isStrong ? 'strong' : null;
}

/** Returns whether a turn has a mark that stands for a loss. “Next mistake” stops at these turns. */
export function isLapse(reviewed: ReviewedPly): boolean {
  const mark = markOf(reviewed);
  return mark !== null && mark !== 'strong';
}

/** Returns the index of the next lapse in a direction, starting after a given turn; undefined if there is none. */
export function nextLapse(
  plies: readonly ReviewedPly[],
  after: number,
  direction: 1 | -1,
): number | undefined {
  for (let index = after + direction; index >= 0 && index < plies.length; index += direction) {
    const reviewed = plies[index];
    if (reviewed !== undefined && isLapse(reviewed)) return index;
  }
  return undefined;
}
