/** A game of a match, with the entrant on each side. */
export interface Pairing {
  /** Counted from 0. */
  readonly game: number;
  /** Counted from 0; the games of a round share their opening. */
  readonly round: number;
  /** The index of the entrant for each side. */
  readonly entrants: readonly number[];
}

/**
 * Returns the pairing of a game. Each round uses one opening and plays it once for every rotation of the entrants over
 * the sides. With fewer entrants than sides, the last entrant plays the remaining sides.
 */
export function pairingOf(game: number, sides: number, entrants: number): Pairing {
  const rotation = game % sides;
  return {
    game,
    round: Math.floor(game / sides),
    entrants: Array.from({ length: sides }, (_, side) =>
      Math.min((side + sides - rotation) % sides, entrants - 1),
    ),
  };
}
