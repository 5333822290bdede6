import type { NormalMove, Position, Seat } from '@halma/rules';
import { type RaceOptions, type RaceResult, raceHome } from '@halma/solver';
import { type Limits, stoppableClock } from '../limits.ts';

/** The beam width of a race: the number of placements kept after each of its moves. */
export interface RaceWidth {
  readonly width: number;
  /** The greatest width, where a limit of time permits a wider race. */
  readonly maxWidth: number;
}

/** The beam width for the race of an opponent or a partner. */
const OTHER_SEAT_WIDTH = 60;

/** The beam width of the preselection among all first moves. */
const PRESELECTION_WIDTH = 15;

/** Races searched at full width after the preselection, for each line wanted. */
const FULL_SEARCHES_PER_LINE = 2;

/** While there is time, a race is searched again with this many times the width, which takes about as many times as long. */
const WIDENING_FACTOR = 4;

/** Placements visited for each one kept: a race counts them as nodes. */
export const NODES_PER_PLACEMENT = 30;

/** The length of a typical race, by which its width is fitted to a limit of nodes. */
const TYPICAL_RACE_MOVES = 12;

/** The least width that finds the way home. */
const MIN_WIDTH = 6;

/** The estimated remainder of a race that does not come home, in moves. */
const BLOCKED_MOVES = 30;

/** Returns a width that keeps a race of typical length within the limit of nodes. */
export function affordableWidth({ width, maxWidth }: RaceWidth, { nodes }: Limits): RaceWidth {
  if (nodes === undefined) return { width, maxWidth };
  const limit = Math.max(MIN_WIDTH, Math.floor(nodes / (NODES_PER_PLACEMENT * TYPICAL_RACE_MOVES)));
  return { width: Math.min(width, limit), maxWidth: Math.min(maxWidth, limit) };
}

/** Finds the shortest race of the army to move; with a limit of time, with ever greater width while time is left. */
export function shortestRace(
  position: Position,
  firstMoves: readonly NormalMove[],
  { width, maxWidth }: RaceWidth,
  limits: Limits,
): RaceResult | null {
  const { milliseconds = 0, now, shouldStop } = limits;
  const start = now();
  let shortest = raceWithin(position, firstMoves, width, limits);
  const limit = milliseconds > 0 ? maxWidth : width;
  for (let wider = WIDENING_FACTOR * width; wider <= limit; wider *= WIDENING_FACTOR) {
    const elapsed = now() - start;
    if (shortest === null || elapsed * (1 + WIDENING_FACTOR) >= milliseconds || shouldStop?.() === true)
      break;
    const race = raceWithin(position, firstMoves, wider, limits);
    if (race !== null && raceLength(race) < raceLength(shortest)) shortest = race;
  }
  return shortest;
}

/** Finds the best races that begin with different moves, best first. */
export function bestRaces(
  position: Position,
  firstMoves: readonly NormalMove[],
  { width, count }: { readonly width: number; readonly count: number },
  limits: Limits,
): readonly RaceResult[] {
  const races = (moves: readonly NormalMove[], beamWidth: number): readonly RaceResult[] =>
    moves
      .flatMap((move) => raceWithin(position, [move], beamWidth, limits) ?? [])
      .sort((one, other) => raceLength(one) - raceLength(other) || one.remainingCost - other.remainingCost);
  const preselection = races(firstMoves, Math.min(PRESELECTION_WIDTH, width));
  const promising = preselection.slice(0, FULL_SEARCHES_PER_LINE * count);
  const moves = promising.flatMap(({ moves: [first] }) => first ?? []);
  return races(moves, width).slice(0, count);
}

/** Finds the race of an opponent or a partner, at a smaller width. */
export function raceOfSeat(position: Position, seat: Seat, limits: Limits): RaceResult | null {
  return raceHome(position, { ...raceBudget(limits), beamWidth: OTHER_SEAT_WIDTH, seat });
}

/** Returns the length of a race in moves, with an estimate for the remainder of one that does not come home. */
export function raceLength(race: RaceResult | null): number {
  if (race === null) return 0;
  return race.moves.length + (race.isHome ? 0 : BLOCKED_MOVES);
}

function raceWithin(
  position: Position,
  firstMoves: readonly NormalMove[],
  beamWidth: number,
  limits: Limits,
): RaceResult | null {
  return raceHome(position, { ...raceBudget(limits), beamWidth, firstMoves });
}

function raceBudget(limits: Limits): Pick<RaceOptions, 'clock' | 'timeLimitMs'> {
  return {
    clock: stoppableClock(limits),
    timeLimitMs: limits.milliseconds ?? Number.MAX_SAFE_INTEGER,
  };
}
