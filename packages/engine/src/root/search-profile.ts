import type { Position } from '@halma/rules';
import type { Limits } from '../limits.ts';
import type { RootMove } from './root-moves.ts';

/** The moves to search, and the limits of the search. */
interface SearchSelection {
  /** At least one of the legal moves. The bias of each may differ from the one passed in. */
  readonly moves: readonly RootMove[];
  readonly limits: Limits;
}

/** How an analysis or a player searches. */
export interface SearchProfile {
  /** @param limits those of the caller, which the selection may narrow */
  readonly selectMoves: (position: Position, moves: readonly RootMove[], limits: Limits) => SearchSelection;
  /** Once an army has passed all others, the solver plans its race to the end if at most this many men are outside of the target. */
  readonly maxRaceMenOutside: number;
  /** Plays as if alone when its army has stalled. Players do, so that every game ends. */
  readonly breaksStalemate: boolean;
  /**
   * The weight of the opponents' travel cost where two sides play. A player weighs it a little less than its own: otherwise both armies
   * spend moves on hindering each other, and neither gains.
   */
  readonly opponentWeight: number;
  /** Uses the opening book where one line is wanted and the limits are of time only. */
  readonly usesOpeningBook: boolean;
  /** The beam width of a race: placements kept after each move. */
  readonly raceWidth: number;
  /** The greatest beam width, where a limit of time permits a wider race. */
  readonly maxRaceWidth: number;
}

/** Searches every move within the limits. */
export const ANALYSIS_PROFILE: SearchProfile = {
  selectMoves: (_, moves, limits) => ({ moves, limits }),
  maxRaceMenOutside: Number.POSITIVE_INFINITY,
  breaksStalemate: false,
  opponentWeight: 1,
  usesOpeningBook: false,
  raceWidth: 300,
  maxRaceWidth: 20_000,
};

/** The strongest player. */
export const PLAYING_PROFILE: SearchProfile = {
  ...ANALYSIS_PROFILE,
  breaksStalemate: true,
  opponentWeight: 0.85,
  usesOpeningBook: true,
};
