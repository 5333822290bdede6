import type { Rules } from '@halma/rules';
import { isMultiSided } from '../root/sides.ts';

/** The weights of the terms of the travel cost in games in which all men move alike. */
export interface TravelWeights {
  /** For each row and column between the man and the far tip of its target. The other weights are relative to it. */
  readonly distance: number;
  /** For the square of that distance, so that stragglers weigh most. */
  readonly distanceSquared: number;
  /** For each row or column by which the man is off the middle diagonal. */
  readonly lateralOffset: number;
  /** For a man outside the target. */
  readonly outsideTarget: number;
}

/**
 * The weights when two sides play, tuned in games that the engine played against itself (`node bench/tune.mjs`).
 */
const TRAVEL_WEIGHTS: TravelWeights = {
  distance: 8,
  distanceSquared: 1.25,
  lateralOffset: 1.5,
  outsideTarget: 8,
};

/**
 * The weights when more than two sides play. Stragglers weigh less, since armies cross in all directions and
 * offer men to hop over.
 */
const MULTI_SIDED_WEIGHTS: TravelWeights = { ...TRAVEL_WEIGHTS, distanceSquared: 0.3 };

/** Returns the weights of the travel cost in a game. */
export function defaultTravelWeights(rules: Pick<Rules, 'sides'>): TravelWeights {
  return isMultiSided(rules) ? MULTI_SIDED_WEIGHTS : TRAVEL_WEIGHTS;
}
