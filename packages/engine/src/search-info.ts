import type { Move } from '@halma/rules';

/** A line of moves with its score for the seat that moves first in it. */
export interface PrincipalVariation {
  readonly moves: readonly Move[];
  /** The lead in the race, in moves; negative when behind. Among several opponents, those nearest in the race count most. */
  readonly score: number;
  /** The probability of winning, from 0 to 1. */
  readonly winningChance: number;
  /** The proven result, and the number of plies to it. */
  readonly proven?: { readonly result: 'won' | 'lost'; readonly plies: number };
}

/** One iteration of an analysis. Each goes deeper than the one before. */
export interface SearchInfo {
  /** Plies; in a race, moves of the army; where more than two sides play, one more than the rounds of playouts. */
  readonly depth: number;
  readonly nodes: number;
  /** Best first. */
  readonly lines: readonly PrincipalVariation[];
}

/** A line as a search evaluates it. */
export interface EvaluatedLine {
  readonly moves: readonly Move[];
  /** In units of travel cost, for the seat that moves first in it: the opponents' cost less its own. */
  readonly evaluation: number;
}

/** One iteration of a search, before its lines are converted for the caller. */
export interface SearchIteration {
  readonly depth: number;
  readonly nodes: number;
  /** Best first; never empty. */
  readonly lines: readonly EvaluatedLine[];
}
