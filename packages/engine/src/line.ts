import type { Move } from '@halma/rules';

/** A line of play and what it is worth for the seat that moves first in it. */
export interface Line {
  readonly moves: readonly Move[];
  /** How far ahead in the race, in moves; with many rivals, of those who matter most. Negative when behind. */
  readonly score: number;
  /** The chance of winning, from 0 to 1. */
  readonly winningChance: number;
  /** What the search proved: won or lost in so many plies. */
  readonly proven?: { readonly result: 'won' | 'lost'; readonly plies: number };
}

/** What an analysis has found so far. Every one goes deeper than the one before. */
export interface Analysis {
  /** Plies looked ahead; in a race, moves of the army; where more than two sides play, rounds of playouts and one more. */
  readonly depth: number;
  readonly nodes: number;
  /** Best first. */
  readonly lines: readonly Line[];
}
