import type { LowerLevel } from './level.ts';

/** What a player sees of a position, and how far it thinks. */
export interface Sight {
  /** Chains of up to so many jumps are always noticed; every jump more halves the chance. */
  readonly jumps: number;
  /** Moves of its own that are thought of, as if all others stood still. */
  readonly ownMoves: 1 | 2;
  /** Plies searched. One is the move itself, which is blind to whatever the rivals can make of it. */
  readonly plies: number;
  /** Positions searched at most. */
  readonly nodes: number;
  /** How much more a man weighs who is left behind: from 0, no more than any other, to 1, as in the full evaluation. */
  readonly stragglers: number;
  /** Between moves whose values lie less than this apart luck may decide; in average moves. */
  readonly window: number;
  /** How many men may still be outside of the target when the rest of the way home is worked out to its end. */
  readonly raceMen: number;
  /** Placements kept after each move of such a race. */
  readonly raceWidth: number;
}

const ALL = Number.POSITIVE_INFINITY;

/** The levels below the strongest. They err as people do: by what they overlook, not by moves no one would make. */
export const SIGHTS: Readonly<Record<LowerLevel, Sight>> = {
  1: { jumps: 1, ownMoves: 1, plies: 1, nodes: 400, stragglers: 0, window: 1.5, raceMen: 3, raceWidth: 4 },
  2: { jumps: 2, ownMoves: 1, plies: 1, nodes: 400, stragglers: 0.1, window: 0.8, raceMen: 4, raceWidth: 6 },
  3: { jumps: 3, ownMoves: 1, plies: 1, nodes: 400, stragglers: 0.4, window: 0.5, raceMen: 5, raceWidth: 10 },
  4: { jumps: 3, ownMoves: 2, plies: 1, nodes: 400, stragglers: 0.5, window: 0.4, raceMen: 6, raceWidth: 15 },
  5: { jumps: 5, ownMoves: 2, plies: 1, nodes: 400, stragglers: 1, window: 0.2, raceMen: 8, raceWidth: 20 },
  6: { jumps: 6, ownMoves: 1, plies: 3, nodes: 2000, stragglers: 1, window: 0.3, raceMen: 10, raceWidth: 40 },
  7: {
    jumps: ALL,
    ownMoves: 1,
    plies: 4,
    nodes: 2500,
    stragglers: 1,
    window: 0.2,
    raceMen: ALL,
    raceWidth: 80,
  },
  8: {
    jumps: ALL,
    ownMoves: 1,
    plies: ALL,
    nodes: 7000,
    stragglers: 1,
    window: 0.1,
    raceMen: ALL,
    raceWidth: 150,
  },
  9: {
    jumps: ALL,
    ownMoves: 1,
    plies: ALL,
    nodes: 20_000,
    stragglers: 1,
    window: 0.05,
    raceMen: ALL,
    raceWidth: 300,
  },
};
