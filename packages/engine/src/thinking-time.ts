import { checkPosition, hasFinished, type Position } from '@halma/rules';
import { checkAmount } from './check-arguments.ts';
import { averageMoveCost } from './values/average-move-cost.ts';
import { armyCost, costOfCamp } from './values/travel-cost.ts';

/** The clock of the seat to move. */
export interface RemainingTime {
  /** Milliseconds left for the rest of the game. */
  readonly remainingMs: number;
  /** Milliseconds added after each move; 0 by default. */
  readonly incrementMs?: number;
}

/** The number of moves held in reserve beyond the estimated length of the game. */
const RESERVE_MOVES = 5;

/** The minimum number of moves to plan for, so that the last ones are not rushed. */
const MIN_MOVES = 8;

/** The share of the increment that a move spends. */
const INCREMENT_SHARE = 0.8;

/** The maximum share of the remaining time that a move spends. */
const MAX_SHARE = 0.2;

/** Milliseconds that a move always leaves on the clock, for the time spent outside the search. */
const RESERVE_MS = 20;

/**
 * Returns the milliseconds to spend on the next move: the remaining time divided by the estimated number of moves, plus
 * most of the increment.
 *
 * @returns 0 if no time is left; the engine then moves immediately
 */
export function thinkingTimeMs(position: Position, clock: RemainingTime): number {
  checkPosition(position);
  const { remainingMs, incrementMs = 0 }: Partial<RemainingTime> = clock ?? {};
  // A clock that has run out may be negative.
  if (typeof remainingMs !== 'number' || Number.isNaN(remainingMs))
    throw new RangeError(`\`remainingMs\` must be a number, not ${String(remainingMs)}.`);
  checkAmount('`incrementMs`', incrementMs);
  const share = remainingMs / (movesToGo(position) + RESERVE_MOVES) + INCREMENT_SHARE * incrementMs;
  return Math.max(0, Math.min(share, MAX_SHARE * remainingMs, remainingMs - RESERVE_MS));
}

/** Estimates the moves that the seat to move still has to make from its travel cost. */
function movesToGo(position: Position): number {
  const { rules, toMove } = position;
  if (hasFinished(position, toMove)) return MIN_MOVES;
  const homeCost = costOfCamp(rules, toMove, 'target');
  return Math.max(MIN_MOVES, (armyCost(position, toMove) - homeCost) / averageMoveCost(rules));
}
