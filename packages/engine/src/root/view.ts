import type { Position } from '@halma/rules';
import type { Limits } from '../limits.ts';
import type { RootMove } from './root-moves.ts';

/** What a player is going to search. */
export interface Outlook {
  /** At least one of the moves there are, each with what is thought of it before any search. */
  readonly moves: readonly RootMove[];
  readonly limits: Limits;
}

/** How a player looks at positions. */
export interface View {
  /** @param limits the widest there can be */
  readonly look: (position: Position, moves: readonly RootMove[], limits: Limits) => Outlook;
  /** How many men may still be outside of the target when the way home of an army alone is worked out to its end. */
  readonly raceMen: number;
  /** Goes its way as if alone when its army has come no nearer for a while. Whoever plays does, so that games come to an end. */
  readonly isImpatient: boolean;
  /**
   * How much a rival's way counts against one's own where two sides play. Whoever plays minds its own way a little more: else both
   * armies spend moves on hindering each other from which neither has anything.
   */
  readonly rivalWeight: number;
  /** Sets out as planned while nobody is near, where one line is asked for and nothing but time is limited. */
  readonly followsPlans: boolean;
  /** Placements kept after each move of such a race. */
  readonly raceWidth: number;
  /** Placements kept at most where a limit of time leaves some for a wider race. */
  readonly widestRace: number;
}

/** Searches every move as far as the limits go, and works out races from far with as many placements as help. */
export const FULL_VIEW: View = {
  look: (_, moves, limits) => ({ moves, limits }),
  raceMen: Number.POSITIVE_INFINITY,
  isImpatient: false,
  rivalWeight: 1,
  followsPlans: false,
  raceWidth: 300,
  widestRace: 20_000,
};

/** The same for whoever has to play. */
export const PLAYING_VIEW: View = { ...FULL_VIEW, isImpatient: true, rivalWeight: 0.85, followsPlans: true };
