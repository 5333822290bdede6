import type { NormalMove, Position, Seat } from '@halma/rules';
import { type RaceResult, raceHome } from '@halma/solver/race';
import { type Budget, isBudgetSpent, type Limits, stoppableClock } from '../limits.ts';

/** The beam width of a race: the number of placements kept after each of its moves. */
export interface RaceWidth {
  readonly width: number;
  /** The maximum width to which a race is widened within a time limit. */
  readonly maxWidth: number;
}

/** The beam width for the race of an opponent or a partner. */
const OTHER_SEAT_WIDTH = 60;

/** The beam width of the first search, which compares all first moves. */
const PRESELECTION_WIDTH = 15;

/** The number of races searched at full width after the preselection, for each requested line. */
const FULL_SEARCHES_PER_LINE = 2;

/**
 * The factor by which the width grows from search to search while time is left. The time grows by about the same
 * factor.
 */
const WIDENING_FACTOR = 4;

/** An estimate of the number of placements visited for each one kept. They count as the nodes of a race. */
export const NODES_PER_PLACEMENT = 30;

/** The length of a typical race, from which a node limit determines the width. */
const TYPICAL_RACE_MOVES = 12;

/** The smallest width at which a search usually brings the army home. */
const MIN_WIDTH = 6;

/** The estimated number of moves left in a race that stops short of home. */
const BLOCKED_RACE_MOVES = 30;

/** Returns a width that keeps a race of typical length within the node limit, but at least `minWidth`. */
export function affordableWidth(
  { width, maxWidth }: RaceWidth,
  { nodes }: Limits,
  minWidth: number = MIN_WIDTH,
): RaceWidth {
  if (nodes === undefined) return { width, maxWidth };
  const limit = Math.max(minWidth, Math.floor(nodes / (NODES_PER_PLACEMENT * TYPICAL_RACE_MOVES)));
  return { width: Math.min(width, limit), maxWidth: Math.min(maxWidth, limit) };
}

/**
 * Finds the shortest race of the army to move. If there is a time limit, repeats the search at greater widths
 * for a part of that time.
 *
 * @param timeShare the part of the time limit, from 0 to 1
 */
export function findShortestRace(
  position: Position,
  firstMoves: readonly NormalMove[],
  { width, maxWidth, timeShare }: RaceWidth & { readonly timeShare: number },
  limits: Limits,
): RaceResult | null {
  const { now, shouldStop } = limits;
  const milliseconds = timeShare * (limits.milliseconds ?? 0);
  const start = now();
  let shortest = findRace(position, firstMoves, width, limits);
  const limit = milliseconds > 0 ? maxWidth : width;
  for (let nextWidth = WIDENING_FACTOR * width; nextWidth <= limit; nextWidth *= WIDENING_FACTOR) {
    const elapsed = now() - start;
    if (shortest === null || elapsed * (1 + WIDENING_FACTOR) >= milliseconds || shouldStop?.() === true)
      break;
    const race = findRace(position, firstMoves, nextWidth, limits);
    if (race !== null && raceLength(race) < raceLength(shortest)) shortest = race;
  }
  return shortest;
}

/**
 * Finds the best races that begin with different moves, best first. Once the time is up, compares the races found so
 * far, so there may be fewer than `count`.
 */
export function findBestRaces(
  position: Position,
  firstMoves: readonly NormalMove[],
  { width, count, budget }: { readonly width: number; readonly count: number; readonly budget: Budget },
): readonly RaceResult[] {
  const compare = (a: RaceResult, b: RaceResult): number =>
    raceLength(a) - raceLength(b) || a.remainingCost - b.remainingCost;
  const { clock, deadline } = budget;
  const searchRace = (move: NormalMove, beamWidth: number): RaceResult | null => {
    const now = clock();
    if (isBudgetSpent(budget, now)) return null;
    const race = raceHome(position, { clock, timeLimitMs: deadline - now, beamWidth, firstMoves: [move] });
    return race === null || race.moves.length === 0 ? null : race;
  };
  const preselection = firstMoves
    .flatMap((move) => searchRace(move, Math.min(PRESELECTION_WIDTH, width)) ?? [])
    .sort(compare);
  return preselection
    .slice(0, FULL_SEARCHES_PER_LINE * count)
    .map((race) => {
      const [first] = race.moves;
      const wideRace = first === undefined ? null : searchRace(first, width);
      return wideRace !== null && compare(wideRace, race) < 0 ? wideRace : race;
    })
    .sort(compare)
    .slice(0, count);
}

/**
 * Finds the race of an opponent or a partner, at a smaller width. The caller cannot stop it, because a race that ends
 * early would distort the score of every line.
 */
export function findRaceOfSeat(
  position: Position,
  seat: Seat,
  { now, milliseconds = Number.MAX_SAFE_INTEGER }: Limits,
): RaceResult | null {
  return raceHome(position, { clock: now, timeLimitMs: milliseconds, beamWidth: OTHER_SEAT_WIDTH, seat });
}

/** Returns the length of a race in moves, with an estimate for the rest if it ends short of home; 0 for no race. */
export function raceLength(race: RaceResult | null): number {
  if (race === null) return 0;
  return race.moves.length + (race.isHome ? 0 : BLOCKED_RACE_MOVES);
}

function findRace(
  position: Position,
  firstMoves: readonly NormalMove[],
  beamWidth: number,
  limits: Limits,
): RaceResult | null {
  return raceHome(position, {
    clock: stoppableClock(limits),
    timeLimitMs: limits.milliseconds ?? Number.MAX_SAFE_INTEGER,
    beamWidth,
    firstMoves,
  });
}
