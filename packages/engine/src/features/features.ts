import type { Position, Seat } from '@halma/rules';
import { type Blockade, blockade } from './blockade.ts';
import { type Centre, centre } from './centre.ts';
import { type Group, group } from './group.ts';
import { type HighwayEnd, highwayEnd } from './highway-end.ts';
import { type HomeRemaining, homeRemaining } from './home-remaining.ts';
import { type Ladder, ladder, ladderCapacity, ladderGain } from './ladder.ts';
import { ladderOwnership, piggyBacking } from './ladder-use.ts';
import { type LeapfrogPairs, leapfrogPairs } from './leapfrog-pairs.ts';
import { type HoneycombPacking, honeycombPacking, parityDebt } from './packing.ts';
import { type Phase, phase } from './phase.ts';
import { type Race, race } from './race.ts';
import { type ScoutsInTheWay, scoutsInTheWay } from './scouts-in-the-way.ts';
import { type Situation, situationOf } from './situation.ts';
import { type Stragglers, stragglers } from './stragglers.ts';
import { type Wall, wall } from './wall.ts';

/** What can be read off a position for one seat. Steps are counted on the empty board, as a king goes or from hole to hole. */
export interface Features {
  /** The longest chain of jumps open to it. */
  readonly ladder: Ladder | null;
  /** Steps nearer to the target's tip that its best hop brings. */
  readonly ladderGain: number;
  /** Own men whom the ladder serves, now or after one step. */
  readonly ladderCapacity: number;
  /** Steps by which its three best hops are better than a rival's. */
  readonly ladderOwnership: number;
  /** Who else can use its ladder, and where its own men enter. */
  readonly highwayEnd: HighwayEnd;
  /** Steps of its ladder gain that rest on the enemy's men. */
  readonly piggyBacking: number;
  readonly stragglers: Stragglers;
  readonly homeRemaining: HomeRemaining;
  readonly scoutsInTheWay: ScoutsInTheWay;
  readonly group: Group;
  readonly centre: Centre;
  readonly wall: Wall | null;
  readonly blockade: Blockade | null;
  readonly leapfrogPairs: LeapfrogPairs;
  readonly honeycombPacking: HoneycombPacking;
  /** The fewest steps its men still have to make to fit into the target. */
  readonly parityDebt: number;
  readonly phase: Phase;
  /** Null where nobody races against it. */
  readonly race: Race | null;
}

export type FeatureName = keyof Features;

/** How each feature is read. */
export const FEATURES: { readonly [Name in FeatureName]: (situation: Situation) => Features[Name] } = {
  ladder,
  ladderGain,
  ladderCapacity,
  ladderOwnership,
  highwayEnd,
  piggyBacking,
  stragglers,
  homeRemaining,
  scoutsInTheWay,
  group,
  centre,
  wall,
  blockade,
  leapfrogPairs,
  honeycombPacking,
  parityDebt,
  phase,
  race,
};

/** The names of all features. */
export const FEATURE_NAMES: readonly FeatureName[] = Object.keys(FEATURES) as FeatureName[];

/** Every feature of a position for a seat; null for a seat without men or in no game with camps. */
export function featuresOf(position: Position, seat: Seat): Features | null {
  const situation = situationOf(position, seat);
  if (situation === null) return null;
  return Object.fromEntries(
    FEATURE_NAMES.map((name) => [name, FEATURES[name](situation)]),
  ) as unknown as Features;
}
