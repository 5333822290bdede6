import type { LimitedLevel } from './level.ts';

/** What a limited level notices in a position, and how far it looks ahead. */
export interface LevelProfile {
  /** Hops of up to this many jumps are always noticed; each further jump halves the probability. */
  readonly noticedJumps: number;
  /** The additional cost of stragglers: 0 counts all steps equally, 1 is the full evaluation. */
  readonly stragglerWeight: number;
  /** Noise decides between moves whose evaluations differ by less than this, in average moves. */
  readonly noise: number;
  /** Moves of its own that the level looks ahead, as if all others stood still: 1 or 2. */
  readonly movesAhead: number;
  /**
   * Plies searched; where more than two sides play, one more than the rounds of playouts. One ply is the move itself, without the
   * opponents' replies.
   */
  readonly plies: number;
  /** Positions visited at most; where more than two sides play, for every two seats. */
  readonly nodes: number;
  /** An army that has passed all others plans its race to the end when at most this many men are outside of the target. */
  readonly maxRaceMenOutside: number;
  /** The beam width of that race: placements kept after each move. */
  readonly raceWidth: number;
}

const ALL = Number.POSITIVE_INFINITY;

/**
 * The levels below the strongest. They make the mistakes that people make: they overlook hops, stragglers and the opponents' replies.
 * The values were set by matches of the levels against each other (docs/reference/levels.md).
 */
export const LEVEL_PROFILES: Readonly<Record<LimitedLevel, LevelProfile>> = {
  1: {
    noticedJumps: 1,
    stragglerWeight: 0,
    noise: 0.35,
    movesAhead: 1,
    plies: 1,
    nodes: ALL,
    maxRaceMenOutside: 3,
    raceWidth: 4,
  },
  2: {
    noticedJumps: 2,
    stragglerWeight: 0.1,
    noise: 0.2,
    movesAhead: 1,
    plies: 1,
    nodes: ALL,
    maxRaceMenOutside: 4,
    raceWidth: 6,
  },
  3: {
    noticedJumps: 3,
    stragglerWeight: 0.4,
    noise: 0.15,
    movesAhead: 1,
    plies: 1,
    nodes: ALL,
    maxRaceMenOutside: 5,
    raceWidth: 10,
  },
  4: {
    noticedJumps: 3,
    stragglerWeight: 0.4,
    noise: 0.12,
    movesAhead: 2,
    plies: 1,
    nodes: ALL,
    maxRaceMenOutside: 6,
    raceWidth: 15,
  },
  5: {
    noticedJumps: 5,
    stragglerWeight: 0.6,
    noise: 0.06,
    movesAhead: 2,
    plies: 1,
    nodes: ALL,
    maxRaceMenOutside: 8,
    raceWidth: 20,
  },
  6: {
    noticedJumps: 5,
    stragglerWeight: 0.6,
    noise: 0.06,
    movesAhead: 1,
    plies: 2,
    nodes: 1000,
    maxRaceMenOutside: 10,
    raceWidth: 40,
  },
  7: {
    noticedJumps: 6,
    stragglerWeight: 1,
    noise: 0.05,
    movesAhead: 1,
    plies: 3,
    nodes: 1500,
    maxRaceMenOutside: ALL,
    raceWidth: 80,
  },
  8: {
    noticedJumps: 8,
    stragglerWeight: 1,
    noise: 0.04,
    movesAhead: 1,
    plies: 5,
    nodes: 6000,
    maxRaceMenOutside: ALL,
    raceWidth: 150,
  },
  9: {
    noticedJumps: ALL,
    stragglerWeight: 1,
    noise: 0.02,
    movesAhead: 1,
    plies: ALL,
    nodes: 16_000,
    maxRaceMenOutside: ALL,
    raceWidth: 300,
  },
};
