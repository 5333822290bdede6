import type { Position, Seat } from '@halma/rules';
import { type Blockade, blockade } from './blockade.ts';
import { type BlockingScouts, blockingScouts } from './blocking-scouts.ts';
import { type Centre, centre } from './centre.ts';
import { type Cohesion, cohesion } from './cohesion.ts';
import { type HighwayEnd, highwayEnd } from './highway-end.ts';
import { type HomeRemaining, homeRemaining } from './home-remaining.ts';
import { type Ladder, ladder, ladderCapacity, ladderGain } from './ladder.ts';
import { ladderOwnership, piggyBacking } from './ladder-use.ts';
import { type LeapfrogPairs, leapfrogPairs } from './leapfrog-pairs.ts';
import { type HoneycombPacking, honeycombPacking, parityDebt } from './packing.ts';
import { type Phase, phase } from './phase.ts';
import { type RaceEstimate, race } from './race-estimate.ts';
import { type SeatView, seatViewOf } from './seat-view.ts';
import { type Stragglers, stragglers } from './stragglers.ts';
import { type Wall, wall } from './wall.ts';

/** The features of a position for one seat. Steps are counted on the empty board: king moves on squares, from hole to hole on the star. */
export interface Features {
  /** The longest chain of jumps open to it. */
  readonly ladder: Ladder | null;
  /** Steps by which its best hop brings a man nearer to the tip of the target. */
  readonly ladderGain: number;
  /** Own men that the ladder serves, now or after one step. */
  readonly ladderCapacity: number;
  /** Steps by which its three best hops are better than those of an opponent. */
  readonly ladderOwnership: number;
  /** The opponents that can use its ladder, and where its own men enter. */
  readonly highwayEnd: HighwayEnd;
  /** Steps of its ladder gain that depend on the opponents' men. */
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
  /** The fewest steps its men still have to make to fit into the target. */
  readonly parityDebt: number;
  readonly phase: Phase;
  /** Null without opponents. */
  readonly race: RaceEstimate | null;
}

export type FeatureName = keyof Features;

/** The function that extracts each feature. */
const FEATURES: { readonly [Name in FeatureName]: (view: SeatView) => Features[Name] } = {
  ladder,
  ladderGain,
  ladderCapacity,
  ladderOwnership,
  highwayEnd,
  piggyBacking,
  stragglers,
  homeRemaining,
  blockingScouts,
  cohesion,
  centre,
  wall,
  blockade,
  leapfrogPairs,
  honeycombPacking,
  parityDebt,
  phase,
  race,
};

export const FEATURE_NAMES: readonly FeatureName[] = Object.keys(FEATURES) as FeatureName[];

/** Extracts every feature of a position for a seat; null for a seat without men, and in games without camps. */
export function extractFeatures(position: Position, seat: Seat): Features | null {
  const view = seatViewOf(position, seat);
  if (view === null) return null;
  return Object.fromEntries(FEATURE_NAMES.map((name) => [name, FEATURES[name](view)])) as unknown as Features;
}
