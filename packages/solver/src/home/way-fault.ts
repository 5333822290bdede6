import { hasReachedGoal, type Position, play, type RefusalCode, type Walk } from '@halma/rules';

/** What is wrong with a way, and with which of its moves, counted from 1. */
export type WayFault =
  | { readonly code: 'illegal-move'; readonly ply: number; readonly refusal: RefusalCode }
  | { readonly code: 'not-home' };

/**
 * Plays a way by the rules.
 *
 * @param start of a game in which the seat to move is alone
 * @returns what is wrong with it, or null when it brings the army home
 */
export function wayFault(start: Position, moves: readonly Walk[]): WayFault | null {
  let position = start;
  for (const [index, move] of moves.entries()) {
    const next = play(position, move);
    if (!next.ok) return { code: 'illegal-move', ply: index + 1, refusal: next.refusal.code };
    position = next.value;
  }
  return hasReachedGoal(position, start.toMove) ? null : { code: 'not-home' };
}
