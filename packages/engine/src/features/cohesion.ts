import { clustersOf } from './clusters.ts';
import type { SeatView } from './seat-view.ts';

/** The cohesion of an army: how close together its men are. */
export interface Cohesion {
  /** The share of the men in the largest cluster, from 0 to 1. */
  readonly largestClusterShare: number;
  /** The mean distance between two men, in steps; 0 for a single man. */
  readonly meanDistance: number;
}

/** Men at most this many steps apart belong to one cluster. */
const LINK_STEPS = 2;

/** Measures the largest cluster of the seat's men and their mean distance. */
export function measureCohesion({ board, ownMen }: SeatView): Cohesion {
  let sum = 0;
  for (const one of ownMen) for (const other of ownMen) sum += board.distance(one, other);
  const pairs = ownMen.length * (ownMen.length - 1);
  const clusters = clustersOf(ownMen, (a, b) => board.distance(a, b) <= LINK_STEPS);
  return {
    largestClusterShare: Math.max(...clusters.map(({ length }) => length)) / ownMen.length,
    meanDistance: pairs === 0 ? 0 : sum / pairs,
  };
}
