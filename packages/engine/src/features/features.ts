import { checkPosition, type Position, type Seat } from '@halma/rules';
import { type Blockade, findBlockade } from './blockade.ts';
import { type BlockingScouts, findBlockingScouts } from './blocking-scouts.ts';
import { type Centre, measureCentre } from './centre.ts';
import { type Cohesion, measureCohesion } from './cohesion.ts';
import { findHighwayEnd, type HighwayEnd } from './highway-end.ts';
import { findHomeRemaining, type HomeRemaining } from './home-remaining.ts';
import { findLadder, type Ladder, ladderCapacity, ladderGain } from './ladder.ts';
import { ladderOwnership, piggyBacking } from './ladder-use.ts';
import { findLeapfrogPairs, type LeapfrogPairs } from './leapfrog-pairs.ts';
import { type HoneycombPacking, measurePacking, parityDebt } from './packing.ts';
import { determinePhase, type Phase } from './phase.ts';
import { estimateRace, type RaceEstimate } from './race-estimate.ts';
import { type SeatView, seatViewOf } from './seat-view.ts';
import { findStragglers, type Stragglers } from './stragglers.ts';
import { findWall, type Wall } from './wall.ts';

/**
 * The features of a position for one seat. Steps are counted on the empty board: king moves on squares, from hole to
 * hole on the star and the rhombus.
 */
export interface Features {
  /** The longest chain of jumps, none of them away from the target, that one of the seat's men can make. */
  readonly ladder: Ladder | null;
  /** The number of steps by which the best hop brings a man closer to the tip of the target. */
  readonly ladderGain: number;
  /** The number of the seat's men that the ladder serves, now or after one step. */
  readonly ladderCapacity: number;
  /**
   * The steps gained by the best hops of three of the seat's men, minus the same total for the best opponent.
   */
  readonly ladderOwnership: number;
  /** The opponents' men that can use the ladder, and the cells from which the seat's men can enter it. */
  readonly highwayEnd: HighwayEnd;
  /** The part of the ladder gain that depends on opponents' men, in steps. */
  readonly piggyBacking: number;
  readonly stragglers: Stragglers;
  readonly homeRemaining: HomeRemaining;
  readonly blockingScouts: BlockingScouts;
  readonly cohesion: Cohesion;
  readonly centre: Centre;
  readonly wall: Wall | null;
  readonly blockade: Blockade | null;
  readonly leapfrogPairs: LeapfrogPairs;
  readonly honeycombPacking: HoneycombPacking;
  /** The minimum number of steps that the seat's men still have to make to fit into the target. */
  readonly parityDebt: number;
  readonly phase: Phase;
  /** Null if no opponents are left. */
  readonly race: RaceEstimate | null;
}

export type FeatureName = keyof Features;

/** The function that extracts each feature. */
const FEATURES: { readonly [Name in FeatureName]: (view: SeatView) => Features[Name] } = {
  ladder: findLadder,
  ladderGain,
  ladderCapacity,
  ladderOwnership,
  highwayEnd: findHighwayEnd,
  piggyBacking,
  stragglers: findStragglers,
  homeRemaining: findHomeRemaining,
  blockingScouts: findBlockingScouts,
  cohesion: measureCohesion,
  centre: measureCentre,
  wall: findWall,
  blockade: findBlockade,
  leapfrogPairs: findLeapfrogPairs,
  honeycombPacking: measurePacking,
  parityDebt,
  phase: determinePhase,
  race: estimateRace,
};

export const FEATURE_NAMES: readonly FeatureName[] = Object.keys(FEATURES) as FeatureName[];

/**
 * Extracts every feature of a position for a seat. Returns null for a seat without men, and in games in which no man
 * starts in a corner camp.
 */
export function extractFeatures(position: Position, seat: Seat): Features | null {
  checkPosition(position);
  const view = seatViewOf(position, seat);
  if (view === null) return null;
  return Object.fromEntries(FEATURE_NAMES.map((name) => [name, FEATURES[name](view)])) as unknown as Features;
}
