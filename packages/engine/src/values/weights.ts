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

/** The weights of every game, tried against others by self-play: `node bench/tune.mjs --game <id>`. */
export const TRAVEL_WEIGHTS: TravelWeights = { way: 8, waySquared: 1.25, side: 1.5, outside: 8 };
