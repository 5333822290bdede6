import type { Position, Seat, Walk } from '@halma/rules';
import { type Race, type RaceLimits, raceHome } from '@halma/solver';
import type { Limits } from '../limits.ts';

/** How many placements a race keeps after each of its moves. */
export interface RaceWidth {
  readonly width: number;
  /** At most, where a limit of time leaves some for more. */
  readonly widest: number;
}

/** Placements kept after each move of another's way home, and of the ways among which those worth a closer look are found. */
const OTHERS_WIDTH = 60;
const FIRST_LOOK_WIDTH = 15;

/** Ways looked at closely for each one wanted. */
const CLOSE_LOOKS = 2;

/** While there is time, a race is run again with so many times the placements, which takes so many times as long. */
const WIDENING = 4;

/** Placements looked at for each one kept: what a race counts as nodes. */
export const LOOKED_AT = 30;

/** Moves of a usual race, by which its width is fitted to a limit of nodes; and the least width that finds a way home. */
const USUAL_LENGTH = 12;
const NARROWEST = 6;

/** What a race that does not come home is taken to need still, in moves. */
const BLOCKED = 30;

/** A width that keeps a race of usual length within the limit of nodes. */
export function affordableWidth({ width, widest }: RaceWidth, { nodes }: Limits): RaceWidth {
  if (nodes === undefined) return { width, widest };
  const most = Math.max(NARROWEST, Math.floor(nodes / (LOOKED_AT * USUAL_LENGTH)));
  return { width: Math.min(width, most), widest: Math.min(widest, most) };
}

/** The shortest way home of the army to move that is found; with a limit of time, wider and wider while there is some. */
export function shortestWay(
  position: Position,
  firstMoves: readonly Walk[],
  { width, widest }: RaceWidth,
  limits: Limits,
): Race | null {
  const { milliseconds = 0, clock } = limits;
  const began = clock();
  let found = wayHome(position, firstMoves, width, limits);
  const most = milliseconds > 0 ? widest : width;
  for (let wider = WIDENING * width; wider <= most; wider *= WIDENING) {
    const spent = clock() - began;
    if (found === null || spent * (1 + WIDENING) >= milliseconds || limits.isStopped?.() === true) break;
    const again = wayHome(position, firstMoves, wider, limits);
    if (again !== null && lengthOf(again) < lengthOf(found)) found = again;
  }
  return found;
}

/** The best ways home that begin with different moves, best first. */
export function bestWays(
  position: Position,
  firstMoves: readonly Walk[],
  { width, count }: { readonly width: number; readonly count: number },
  limits: Limits,
): readonly Race[] {
  const ways = (tried: readonly Walk[], wide: number): readonly Race[] =>
    tried
      .flatMap((walk) => wayHome(position, [walk], wide, limits) ?? [])
      .sort((one, other) => lengthOf(one) - lengthOf(other) || one.cost - other.cost);
  const promising = ways(firstMoves, Math.min(FIRST_LOOK_WIDTH, width)).slice(0, CLOSE_LOOKS * count);
  return ways(
    promising.flatMap(({ moves: [walk] }) => walk ?? []),
    width,
  ).slice(0, count);
}

/** The way home of a rival or a partner, looked for with less care. */
export function othersWay(position: Position, seat: Seat, limits: Limits): Race | null {
  return raceHome(position, { ...budgetOf(limits), width: OTHERS_WIDTH, seat });
}

/** How many moves a way takes, with a guess for what is left of one that does not come home. */
export function lengthOf(race: Race | null): number {
  if (race === null) return 0;
  return race.moves.length + (race.home ? 0 : BLOCKED);
}

function wayHome(
  position: Position,
  firstMoves: readonly Walk[],
  width: number,
  limits: Limits,
): Race | null {
  return raceHome(position, { ...budgetOf(limits), width, firstMoves });
}

function budgetOf({ clock, milliseconds, isStopped }: Limits): Pick<RaceLimits, 'clock' | 'milliseconds'> {
  return {
    clock: isStopped === undefined ? clock : () => (isStopped() ? Number.POSITIVE_INFINITY : clock()),
    milliseconds: milliseconds ?? Number.MAX_SAFE_INTEGER,
  };
}
