import { checkPosition, type NormalMove, type Position, type Rules, type Seat } from '@halma/rules';
import { type Army, armyOf } from '../army/army.ts';
import { Beam } from '../beam/beam.ts';
import { checkFunction } from '../check-arguments.ts';
import { CELLS_PER_ARMY } from '../generated/limits.ts';
import { BidirectionalSearch } from '../solo/bidirectional-search.ts';
import { keepIfShorter, type SharedBest } from '../solo/search-task.ts';
import type { SoloResult } from '../solo/solo-search.ts';
import { randomCooperativeHeuristics } from './cooperative-heuristics.ts';

/** The options of a search for cooperative games. */
export interface CooperativeSearchOptions {
  /** Returns the time in milliseconds. */
  readonly clock: () => number;
  /** Returns random numbers from 0 up to, but not including, 1. */
  readonly random: () => number;
  /** The number of placements kept after each move; 8,000 by default. */
  readonly beamWidth?: number;
  /** A known game. The search looks only for shorter games. */
  readonly knownGame?: readonly NormalMove[] | null;
}

const DEFAULT_BEAM_WIDTH = 8000;
/** The maximum time between two results. */
const TIME_SLICE_MS = 20;
/** A beam gives up if no army is home after this number of turns. */
const MAX_TURNS = 80;

/**
 * Looks for the shortest game in which two seats cooperate to bring one of them home. It runs beams with random weights
 * until the caller stops it. The seats take turns as the winner.
 *
 * @returns results like those of `searchPacking`, with the moves of both seats; null unless two unrestricted armies of
 *   plain men play on a board of at most 128 cells
 */
export function searchCooperativeGame(
  position: Position,
  options: CooperativeSearchOptions,
): Generator<SoloResult> | null {
  checkPosition(position);
  checkFunction('clock', options?.clock);
  checkFunction('random', options.random);
  const { rules } = position;
  const armies = rules.seats.map((seat) => unrestrictedArmy(position, seat));
  const [firstArmy, secondArmy] = armies;
  if (
    armies.length !== 2 ||
    firstArmy == null ||
    secondArmy == null ||
    rules.board.cellCount > CELLS_PER_ARMY
  )
    return null;
  const movesFirst = position.toMove === firstArmy.seat;
  return searchGames(movesFirst ? [firstArmy, secondArmy] : [secondArmy, firstArmy], options);
}

/**
 * Returns the army of a seat, as if it were alone on the board, if it consists of plain men that no option restricts.
 */
function unrestrictedArmy({ rules, men }: Position, seat: Seat): Army | null {
  const army = armyOf(rules, seat, men);
  const soloArmy = army && { ...army, occupied: [] };
  return soloArmy !== null && isUnrestricted(rules, seat) && BidirectionalSearch.supports(soloArmy)
    ? soloArmy
    : null;
}

function isUnrestricted({ options, allowedDestinations }: Rules, seat: Seat): boolean {
  return (
    options.evacuate === 'off' &&
    options.homeDuty === 'off' &&
    allowedDestinations[seat]?.every((destinations) => destinations === null) === true
  );
}

/** Runs beams with each seat in turn as the winner, until the caller stops the search. */
function* searchGames(
  [first, second]: readonly [Army, Army],
  { clock, random, beamWidth = DEFAULT_BEAM_WIDTH, knownGame = null }: CooperativeSearchOptions,
): Generator<SoloResult> {
  const beam = new Beam(clock);
  const best: SharedBest = { moves: knownGame, lowerBound: lowerBoundOf(first, second, clock) };
  let placementsBefore = 0;
  const result = (): SoloResult => {
    const { moves, lowerBound } = best;
    const fewestMoves = moves?.length ?? null;
    return {
      fewestMoves,
      lowerBound,
      proven: fewestMoves === lowerBound,
      moves: moves ?? [],
      placementsSearched: placementsBefore + beam.placementsExpanded,
    };
  };
  for (let winner = second, helper = first; ; [winner, helper] = [helper, winner]) {
    const heuristics = randomCooperativeHeuristics(winner.rules, winner.seat, random);
    const helperArmy = { cells: helper.cells, cellCosts: heuristics.helper, movesFirst: helper === first };
    beam.begin(winner, heuristics.winner, beamWidth, [], helperArmy);
    for (let turns = 0; turns + 1 < (best.moves?.length ?? MAX_TURNS); ) {
      const outcome = beam.advance(clock() + TIME_SLICE_MS);
      yield result();
      if (outcome === 'timed-out') continue;
      if (outcome === 'home') keepIfShorter(best, beam.moves());
      if (outcome !== 'continued') break;
      turns += 1;
    }
    placementsBefore += beam.placementsExpanded;
  }
}

/**
 * Returns a lower bound on the number of turns. The winner needs at least as many moves as it would need alone. The
 * helper makes the same number of moves, or one fewer if the winner moves first.
 */
function lowerBoundOf(first: Army, second: Army, clock: () => number): number {
  const movesAlone = (army: Army): number => new BidirectionalSearch(army, clock).minimumMoves;
  return Math.min(2 * movesAlone(first) - 1, 2 * movesAlone(second));
}
