import type { LimitedLevel } from './level.ts';

/** The properties of a limited level: what it notices in a position, and how far it looks ahead. */
export interface LevelProfile {
  /** The level always notices hops of up to this many jumps; each jump beyond that halves the probability. */
  readonly noticedJumps: number;
  /**
   * The weight of the additional cost for stragglers: 0 counts all steps equally, 1 is the full travel cost.
   */
  readonly stragglerWeight: number;
  /** Noise decides between moves whose evaluations differ by less than this, in average moves. */
  readonly noise: number;
  /**
   * The number of the seat's own moves that the level looks ahead in turns without replies, as if no other seat moved:
   * 1 or 2.
   */
  readonly movesAhead: number;
  /**
   * The number of plies to search in turns with replies; when more than two sides play, one more than the number of
   * iterations of playouts. One ply is the move itself, without the opponents' replies.
   */
  readonly plies: number;
  /**
   * The probability, each turn, that the level considers the opponents' replies. Otherwise it sees only its own moves.
   */
  readonly replyChance: number;
  /** The same when more than two sides play, where playouts replace replies and are worth more. */
  readonly playoutChance: number;
  /** The maximum number of positions to visit; when more than two sides play, per two seats. */
  readonly nodes: number;
  /** An army that has passed all others plans its race to the end once at most this many men are outside the target. */
  readonly maxRaceMenOutside: number;
  /** The beam width of that race: the number of placements kept after each move. */
  readonly raceWidth: number;
}

const UNLIMITED = Number.POSITIVE_INFINITY;

/**
 * The profiles of the levels below the strongest. Up to level 8, they make the mistakes that people make: they overlook
 * hops, stragglers or the opponents' replies. Level 9 overlooks none, but searches less than the strongest level, with
 * noise and without the opening book and the network. The values were chosen through matches between the levels
 * (docs/reference/levels.md).
 */
export const LEVEL_PROFILES: Readonly<Record<LimitedLevel, LevelProfile>> = {
  1: {
    noticedJumps: 1,
    stragglerWeight: 0,
    noise: 0.35,
    movesAhead: 1,
    plies: 1,
    replyChance: 0,
    playoutChance: 0,
    nodes: UNLIMITED,
    maxRaceMenOutside: 3,
    raceWidth: 4,
  },
  2: {
    noticedJumps: 2,
    stragglerWeight: 0.1,
    noise: 0.2,
    movesAhead: 1,
    plies: 1,
    replyChance: 0,
    playoutChance: 0,
    nodes: UNLIMITED,
    maxRaceMenOutside: 4,
    raceWidth: 6,
  },
  3: {
    noticedJumps: 3,
    stragglerWeight: 0.4,
    noise: 0.15,
    movesAhead: 1,
    plies: 1,
    replyChance: 0,
    playoutChance: 0,
    nodes: UNLIMITED,
    maxRaceMenOutside: 5,
    raceWidth: 10,
  },
  4: {
    noticedJumps: 3,
    stragglerWeight: 0.4,
    noise: 0.12,
    movesAhead: 2,
    plies: 2,
    replyChance: 0.45,
    playoutChance: 0.1,
    nodes: 1000,
    maxRaceMenOutside: 6,
    raceWidth: 15,
  },
  5: {
    noticedJumps: 5,
    stragglerWeight: 0.6,
    noise: 0.06,
    movesAhead: 2,
    plies: 2,
    replyChance: 0.7,
    playoutChance: 0.25,
    nodes: 1000,
    maxRaceMenOutside: 8,
    raceWidth: 20,
  },
  6: {
    noticedJumps: 5,
    stragglerWeight: 0.85,
    noise: 0.05,
    movesAhead: 1,
    plies: 2,
    replyChance: 1,
    playoutChance: 1,
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
    replyChance: 1,
    playoutChance: 1,
    nodes: 1500,
    maxRaceMenOutside: UNLIMITED,
    raceWidth: 80,
  },
  8: {
    noticedJumps: 8,
    stragglerWeight: 1,
    noise: 0.04,
    movesAhead: 1,
    plies: 5,
    replyChance: 1,
    playoutChance: 1,
    nodes: 6000,
    maxRaceMenOutside: UNLIMITED,
    raceWidth: 150,
  },
  9: {
    noticedJumps: UNLIMITED,
    stragglerWeight: 1,
    noise: 0.02,
    movesAhead: 1,
    plies: UNLIMITED,
    replyChance: 1,
    playoutChance: 1,
    nodes: 16_000,
    maxRaceMenOutside: UNLIMITED,
    raceWidth: 300,
  },
};
