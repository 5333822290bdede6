import type { Cell } from '@halma/rules';
import type { SoloResult, Verdict } from '@halma/solver';

/**
 * A request to the solver: decide whether a figure is reachable, or find the minimum number of moves home
 * from a position (HFN).
 */
export type SolverRequest =
  | { readonly kind: 'figure'; readonly squares: readonly Cell[] }
  | { readonly kind: 'packing'; readonly position: string; readonly milliseconds: number };

/** A response from the solver. A figure gets one verdict; a packing gets a result after each improvement, and an `end`. */
export type SolverResponse =
  | { readonly kind: 'verdict'; readonly verdict: Verdict }
  | { readonly kind: 'result'; readonly result: SoloResult }
  | { readonly kind: 'end' };
