import type { Rules } from '@halma/rules';
import { isForMany } from '../root/sides.ts';

/** What the way of a man is made of, where all men of an army go alike. */
export interface TravelWeights {
  /** For each line between him and the far tip of his target; the unit the others are measured in. */
  readonly way: number;
  /** For the square of that, so that stragglers weigh most. */
  readonly waySquared: number;
  /** For each line he stands off the middle. */
  readonly side: number;
  /** For standing outside of the target. */
  readonly outside: number;
}

/** The weights where two sides play, tried against others by self-play: `node bench/tune.mjs --game <id>`. */
const TRAVEL_WEIGHTS: TravelWeights = { way: 8, waySquared: 1.25, side: 1.5, outside: 8 };

/** Where more do, stragglers weigh less: armies pass each other in every direction, and whoever is behind finds men to hop over. */
const WEIGHTS_AMONG_MANY: TravelWeights = { ...TRAVEL_WEIGHTS, waySquared: 0.3 };

/** What the way of a man is made of in a game. */
export function travelWeights(rules: Pick<Rules, 'sides'>): TravelWeights {
  return isForMany(rules) ? WEIGHTS_AMONG_MANY : TRAVEL_WEIGHTS;
}
