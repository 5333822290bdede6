import type { NormalMove, Position, Seat } from '@halma/rules';
import { armyOf } from '../army/army.ts';
import { Beam } from '../beam/beam.ts';
import { type BeamHeuristic, beamHeuristicFor } from '../beam/heuristic.ts';

/** The options of a race. */
export interface RaceOptions {
  /** Placements kept after each move. */
  readonly beamWidth: number;
  /** A clock in milliseconds. */
  readonly clock: () => number;
  /** Search time in milliseconds. */
  readonly timeLimitMs: number;
  /** The moves allowed first; every step and hop by default. */
  readonly firstMoves?: readonly NormalMove[];
  /** The seat of the army; the seat to move by default. */
  readonly seat?: Seat;
  /** The costs that guide the search; the solver's own by default. */
  readonly heuristic?: BeamHeuristic;
}

/** A path of one army. */
export interface RaceResult {
  /**
   * The moves from the position on. If the army does not come home: the moves to the best placement found, or
   * none.
   */
  readonly moves: readonly NormalMove[];
  readonly isHome: boolean;
  /** The travel cost at the end of the path. */
  readonly remainingCost: number;
}

/** Levels without a better placement after which a search gives up. */
const MAX_STALLED_LEVELS = 10;

let now: () => number = () => 0;
let beam: Beam | undefined;

/**
 * Finds a path home for an army while all other men stand still. Once the armies have passed each other,
 * neither can use or hinder the other, and this is the whole game.
 *
 * @returns the shortest path found, or the best beginning of one; null if not all men of the army are plain
 */
export function raceHome(position: Position, limits: RaceOptions): RaceResult | null {
  const { clock, beamWidth, timeLimitMs, firstMoves = [], seat = position.toMove } = limits;
  const army = armyOf(position.rules, seat, position.men);
  if (army === null) return null;
  now = clock;
  beam ??= new Beam(() => now());
  beam.begin(army, limits.heuristic ?? beamHeuristicFor(position.rules, seat), beamWidth, firstMoves);
  return run(beam, clock() + timeLimitMs);
}

function run(beam: Beam, deadline: number): RaceResult {
  let lowestCost = beam.lowestCost;
  let moves: readonly NormalMove[] = [];
  for (let stalledLevels = 0; stalledLevels < MAX_STALLED_LEVELS; stalledLevels += 1) {
    const outcome = beam.advance(deadline);
    if (outcome === 'home') return { moves: beam.moves(), isHome: true, remainingCost: 0 };
    if (outcome !== 'continued') break;
    if (beam.lowestCost >= lowestCost && moves.length > 0) continue;
    stalledLevels = -1;
    lowestCost = beam.lowestCost;
    moves = beam.moves();
  }
  return { moves, isHome: false, remainingCost: lowestCost };
}
