import { hasFinished, manOf, type Position, seatOf, VACANT } from '@halma/rules';
import { costOfMove } from './values/cost-of-move.ts';
import { travelCosts } from './values/travel-cost.ts';

/** What is left on the clock of the seat to move. */
export interface ClockTime {
  /** Milliseconds left for the rest of the game. */
  readonly left: number;
  /** Milliseconds added after every move. */
  readonly increment?: number;
}

/** Moves kept in reserve beyond those a game should still take. */
const RESERVE = 5;

/** The least number of moves still planned for, so that the last ones are not rushed. */
const FEWEST = 8;

/** Of what is left, a move never takes more than this share, nor the last milliseconds. */
const LARGEST_SHARE = 0.2;
const KEPT_BACK = 20;

/**
 * Milliseconds to think about the next move, so that the time lasts to the end of the game: what is left over the moves still
 * to come, and most of the increment.
 *
 * @returns 0 when there is no time at all; the engine answers at once then
 */
export function millisecondsFor(position: Position, { left, increment = 0 }: ClockTime): number {
  const share = left / (movesToGo(position) + RESERVE) + 0.8 * increment;
  return Math.max(0, Math.min(share, LARGEST_SHARE * left, left - KEPT_BACK));
}

/** The moves the seat to move still has to make, by its travel cost. */
function movesToGo(position: Position): number {
  const { rules, toMove, men } = position;
  if (hasFinished(position, toMove)) return FEWEST;
  const costs = travelCosts(rules);
  const home = (rules.yards[toMove]?.target ?? []).reduce(
    (sum, cell) => sum + (costs[manOf(toMove, 0)]?.[cell] ?? 0),
    0,
  );
  let cost = 0;
  men.forEach((man, cell) => {
    if (man !== VACANT && seatOf(man) === toMove) cost += costs[man]?.[cell] ?? 0;
  });
  return Math.max(FEWEST, (cost - home) / costOfMove(rules));
}
