import type { Cell } from '@halma/rules';
import type { Verdict, WayHome } from '@halma/solver';

/** What a page asks of the solver: to decide a figure, or to look for the fewest moves home from a position's text. */
export type SolverRequest =
  | { readonly kind: 'figure'; readonly squares: readonly Cell[] }
  | { readonly kind: 'packing'; readonly position: string; readonly milliseconds: number };

/** What comes back: one verdict on a figure; of a packing ever better ways, and at last that the search has ended. */
export type SolverAnswer =
  | { readonly kind: 'verdict'; readonly verdict: Verdict }
  | { readonly kind: 'way'; readonly way: WayHome }
  | { readonly kind: 'end' };
