import type { Move } from '@halma/rules';

/** A line of play as a search values it. */
export interface ValuedLine {
  readonly moves: readonly Move[];
  /** In travel cost, for the seat that moves first in it: its rivals' cost less its own. */
  readonly value: number;
}

/** What a search has found at one depth. */
export interface Finding {
  readonly depth: number;
  readonly nodes: number;
  /** Best first; never empty. */
  readonly lines: readonly ValuedLine[];
}
