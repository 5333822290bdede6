import { hasReachedGoal, type NormalMove, type Position, playAll, type RefusalCode } from '@halma/rules';

/** The reason why a solution is wrong, with the ply of an illegal move, starting at 1. */
export type SolutionError =
  | { readonly code: 'illegal-move'; readonly ply: number; readonly refusal: RefusalCode }
  | { readonly code: 'not-home' };

/**
 * Checks a solution by playing its moves.
 *
 * @param start a position in which the seat to move is alone
 * @returns the error, or null if the army comes home
 */
export function checkSolution(start: Position, moves: readonly NormalMove[]): SolutionError | null {
  const last = playAll(start, moves);
  if (!last.ok) return { code: 'illegal-move', ply: last.refusal.ply ?? 1, refusal: last.refusal.code };
  return hasReachedGoal(last.value, start.toMove) ? null : { code: 'not-home' };
}
