import { checkPosition, type NormalMove, type Position, type Seat } from '@halma/rules';
import { armyOf } from '../army/army.ts';
import { Beam } from '../beam/beam.ts';
import { type BeamHeuristic, beamHeuristicFor } from '../beam/heuristic.ts';
import { checkFunction } from '../check-arguments.ts';

/** The options of `raceHome`. */
export interface RaceOptions {
  /** The number of placements kept after each move. */
  readonly beamWidth: number;
  /** Returns the time in milliseconds, or infinity once the search should end. */
  readonly clock: () => number;
  /** The maximum search time, in milliseconds. */
  readonly timeLimitMs: number;
  /** The moves allowed as the first move; all steps and hops by default. */
  readonly firstMoves?: readonly NormalMove[];
  /** The seat of the army; the seat to move by default. */
  readonly seat?: Seat;
  /** The costs that guide the search. Defaults to the solver's costs for the seat. */
  readonly heuristic?: BeamHeuristic;
}

/** A path of one army, which may end before the army is home. */
export interface RaceResult {
  /**
   * The moves that bring the army home; if it does not come home, the moves to the best placement found, if any.
   */
  readonly moves: readonly NormalMove[];
  readonly isHome: boolean;
  /** The cost of the placement at the end of the path, by the heuristic; 0 if the army is home. */
  readonly remainingCost: number;
}

/** A search gives up after this number of levels without a better placement. */
const MAX_STALLED_LEVELS = 10;

/** The clock of the current race. All races share one beam, whose clock is fixed. */
let readClock: () => number = () => 0;
let beam: Beam | undefined;

/**
 * Finds a path home for an army while all other men stay where they are. Once the armies have passed each other,
 * neither can use or hinder the other, so each army can be searched alone.
 *
 * @returns the shortest path found, or the best beginning of one; null if `armyOf` refuses the army
 */
export function raceHome(position: Position, options: RaceOptions): RaceResult | null {
  checkPosition(position);
  checkFunction('clock', options?.clock);
  const { clock, beamWidth, timeLimitMs, firstMoves = [], seat = position.toMove } = options;
  const army = armyOf(position.rules, seat, position.men);
  if (army === null) return null;
  readClock = clock;
  beam ??= new Beam(() => readClock());
  beam.begin(army, options.heuristic ?? beamHeuristicFor(position.rules, seat), beamWidth, firstMoves);
  // A clock at infinity is later than every deadline, even if it was at infinity from the start.
  return runBeam(beam, Math.min(clock() + timeLimitMs, Number.MAX_VALUE));
}

function runBeam(beam: Beam, deadline: number): RaceResult {
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
