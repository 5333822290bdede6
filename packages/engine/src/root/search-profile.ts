import type { Position } from '@halma/rules';
import type { Limits } from '../limits.ts';
import { REPETITION_PENALTY } from './move-bonus.ts';
import type { RootMove } from './root-moves.ts';

/** The moves to search, and the limits of the search. */
export interface SearchSelection {
  /** At least one of the legal moves. The bias of each may differ from the one passed in. */
  readonly moves: readonly RootMove[];
  readonly limits: Limits;
}

/** The search settings of an analysis or a player. */
export interface SearchProfile {
  /**
   * Selects the moves to search.
   *
   * @param limits the caller's limits, which the selection may narrow
   */
  readonly selectMoves: (position: Position, moves: readonly RootMove[], limits: Limits) => SearchSelection;
  /**
   * Once an army has passed all others, the solver plans its race to the end if at most this many men are outside the
   * target.
   */
  readonly maxRaceMenOutside: number;
  /** Whether an army that has stalled plays as if it were alone. Players do this so that every game ends. */
  readonly breaksStalemate: boolean;
  /**
   * The weight of the opponents' travel cost when two sides play. A player weighs it a little less than its
   * own cost. Otherwise both armies spend moves on hindering each other, and neither gains.
   */
  readonly opponentWeight: number;
  /** The evaluation at which a move that draws is ranked, in units of travel cost. Players avoid draws. */
  readonly drawEvaluation: number;
  /** Whether to use the opening book if one line is requested and only time is limited. */
  readonly usesOpeningBook: boolean;
  /** Whether other threads may help the search. Its result then depends on how they run. */
  readonly usesThreads: boolean;
  /** Whether the network of the game, if it is loaded, corrects the evaluation. */
  readonly usesNetwork: boolean;
  /** The beam width of a race: the number of placements kept after each move. */
  readonly raceWidth: number;
  /** The maximum beam width to which a race is widened within a time limit. */
  readonly maxRaceWidth: number;
}

/**
 * The evaluation of a draw for a player, who accepts one only if every other move is proven to lose or is evaluated even
 * lower.
 */
export const PLAYERS_DRAW_EVALUATION: number = -2 * REPETITION_PENALTY;

/** The profile of an analysis, which searches every move within the limits. */
export const ANALYSIS_PROFILE: SearchProfile = {
  selectMoves: (_, moves, limits) => ({ moves, limits }),
  maxRaceMenOutside: Number.POSITIVE_INFINITY,
  breaksStalemate: false,
  opponentWeight: 1,
  drawEvaluation: 0,
  usesOpeningBook: false,
  usesThreads: true,
  usesNetwork: true,
  raceWidth: 300,
  maxRaceWidth: 20_000,
};

/** The profile of the strongest player. */
export const PLAYING_PROFILE: SearchProfile = {
  ...ANALYSIS_PROFILE,
  breaksStalemate: true,
  opponentWeight: 0.85,
  drawEvaluation: PLAYERS_DRAW_EVALUATION,
  usesOpeningBook: true,
};
