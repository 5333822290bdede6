import { hasFinished, manOf, type Position } from '@halma/rules';
import { averageMoveCost } from './values/average-move-cost.ts';
import { armyCost, travelCosts } from './values/travel-cost.ts';

/** The clock of the seat to move. */
export interface RemainingTime {
  /** Milliseconds left for the rest of the game. */
  readonly remainingMs: number;
  /** Milliseconds added after each move; 0 by default. */
  readonly incrementMs?: number;
}

/** Moves kept in reserve beyond the estimated length of the game. */
const RESERVE_MOVES = 5;

/** The least number of moves to plan for, so that the last ones are not rushed. */
const MIN_MOVES = 8;

/** The part of the increment that a move spends. */
const INCREMENT_SHARE = 0.8;

/** The largest part of the remaining time that a move spends. */
const MAX_SHARE = 0.2;

/** Milliseconds left on the clock at the least, for the time a move takes outside of the search. */
const RESERVE_MS = 20;

/**
 * Returns the milliseconds to spend on the next move: the remaining time divided by the estimated number of moves, and most of the
 * increment.
 *
 * @returns 0 when no time is left; the engine then answers at once
 */
export function thinkingTimeMs(position: Position, { remainingMs, incrementMs = 0 }: RemainingTime): number {
  const share = remainingMs / (movesToGo(position) + RESERVE_MOVES) + INCREMENT_SHARE * incrementMs;
  return Math.max(0, Math.min(share, MAX_SHARE * remainingMs, remainingMs - RESERVE_MS));
}

/** The moves the seat to move still has to make, estimated from its travel cost. */
function movesToGo(position: Position): number {
  const { rules, toMove } = position;
  if (hasFinished(position, toMove)) return MIN_MOVES;
  const costs = travelCosts(rules)[manOf(toMove, 0)];
  const homeCost = (rules.camps[toMove]?.target ?? []).reduce((sum, cell) => sum + (costs?.[cell] ?? 0), 0);
  return Math.max(MIN_MOVES, (armyCost(position, toMove) - homeCost) / averageMoveCost(rules));
}
