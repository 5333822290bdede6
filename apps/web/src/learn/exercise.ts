import type { RulesConfig } from '@halma/rules';

/**
 * The goal of an exercise.
 * - `stand`: the reader has men on all the given squares.
 * - `home`: the reader has won: the target camp is filled, or whatever else the rules require.
 * - `hold`: no move by the opponent brings a man more than `maxGain` squares closer to its target.
 * - `tip`: the reader's marked man stands on the corner that it must reach.
 * - `leave`: a man has left the reader's own camp.
 */
export type Goal =
  | { readonly kind: 'stand'; readonly squares: readonly string[] }
  | { readonly kind: 'home' }
  | { readonly kind: 'hold'; readonly maxGain: number }
  | { readonly kind: 'tip' }
  | { readonly kind: 'leave' };

/** A position with one task. */
export interface Exercise {
  readonly rules: RulesConfig;
  /** The start position (HFN). The reader has seat A. */
  readonly position: string;
  readonly goal: Goal;
  /** The minimum number of moves that reach the goal. */
  readonly minMoves: number;
  readonly solution: readonly string[];
}
