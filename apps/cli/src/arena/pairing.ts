/** Which game of a match it is, and who plays it. */
export interface Pairing {
  /** Counted from 0. */
  readonly game: number;
  /** Games of the same round begin with the same opening. */
  readonly round: number;
  /** By side: the number of the entrant who plays it. */
  readonly entrants: readonly number[];
}

/**
 * Who plays a game of a match. A round is one opening, played once in every rotation of the entrants over the sides. Where
 * there are fewer entrants than sides, the last one plays all that are left.
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
