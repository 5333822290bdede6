import type { LowerLevel } from './level.ts';

/** What a player sees of a position, and how far it thinks. */
export interface Sight {
  /** Chains of up to so many jumps are always noticed; every jump more halves the chance. */
  readonly jumps: number;
  /** How much more a man weighs who is left behind: from 0, no more than any other, to 1, as in the full evaluation. */
  readonly stragglers: number;
  /** Between moves whose values lie less than this apart luck may decide; in average moves. */
  readonly window: number;
  /** Moves of its own that are thought of, as if all others stood still. */
  readonly ownMoves: number;
  /**
   * Plies searched; where more than two sides play, how often playouts are begun, one more. One is the move itself, which is blind to
   * whatever the rivals can make of it.
   */
  readonly plies: number;
  /** Positions looked at, at most; where more than two sides play, for every two seats. */
  readonly nodes: number;
  /** How many men may still be outside of the target when an army that has passed all others plans the rest of its way. */
  readonly raceMen: number;
  /** Placements kept after each move of such a plan. */
  readonly raceWidth: number;
}

type Row = readonly [
  jumps: number,
  stragglers: number,
  window: number,
  ownMoves: number,
  plies: number,
  nodes: number,
  raceMen: number,
  raceWidth: number,
];

function sight(...row: Row): Sight {
  const [jumps, stragglers, window, ownMoves, plies, nodes, raceMen, raceWidth] = row;
  return { jumps, stragglers, window, ownMoves, plies, nodes, raceMen, raceWidth };
}

const ALL = Number.POSITIVE_INFINITY;

/** The levels below the strongest. They err as people do: by what they overlook, not by moves nobody would make. */
export const SIGHTS: Readonly<Record<LowerLevel, Sight>> = {
  // jumps, stragglers, window, own moves, plies, nodes, men and width of a race
  1: sight(1, 0, 0.35, 1, 1, ALL, 3, 4),
  2: sight(2, 0.1, 0.2, 1, 1, ALL, 4, 6),
  3: sight(3, 0.4, 0.15, 1, 1, ALL, 5, 10),
  4: sight(3, 0.4, 0.12, 2, 1, ALL, 6, 15),
  5: sight(5, 0.6, 0.06, 2, 1, ALL, 8, 20),
  6: sight(5, 0.6, 0.06, 1, 2, 1000, 10, 40),
  7: sight(6, 1, 0.05, 1, 3, 1500, ALL, 80),
  8: sight(8, 1, 0.04, 1, 5, 6000, ALL, 150),
  9: sight(ALL, 1, 0.02, 1, ALL, 16_000, ALL, 300),
};
