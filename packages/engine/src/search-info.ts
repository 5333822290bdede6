import type { Move } from '@halma/rules';

/** A line of moves with its score for the seat that makes the first move. */
export interface PrincipalVariation {
  readonly moves: readonly Move[];
  /** The lead in the race, in moves; negative when behind. The opponents nearest in the race count most. */
  readonly score: number;
  /** The probability of winning, from 0 to 1. */
  readonly winningChance: number;
  /** The proven result, and the number of plies to it. */
  readonly proven?: { readonly result: 'won' | 'lost'; readonly plies: number };
}

/** One iteration of an analysis. Each iteration goes deeper than the previous one. */
export interface SearchInfo {
  /**
   * In plies; in a race, in moves of the army. When more than two sides play, one more than the number of
   * iterations of playouts.
   */
  readonly depth: number;
  readonly nodes: number;
  /** Best first. */
  readonly lines: readonly PrincipalVariation[];
}

/** The evaluation of a proven win, less one for each ply to it. Far beyond any travel cost. */
export const PROVEN_WIN_EVALUATION = 1e7;

/** A line with the evaluation of a search. */
export interface EvaluatedLine {
  readonly moves: readonly Move[];
  /**
   * The opponents' cost minus the cost of the seat that makes the first move, in units of travel cost; in a decided
   * game, `PROVEN_WIN_EVALUATION` less the plies to its end, negative for a loss.
   */
  readonly evaluation: number;
}

/** One iteration of a search, before its lines are converted for the caller. */
export interface SearchIteration {
  readonly depth: number;
  readonly nodes: number;
  /** Best first; never empty. */
  readonly lines: readonly EvaluatedLine[];
}
