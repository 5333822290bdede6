import { checkPosition } from '../check-arguments.ts';
import { type Draft, isRanked, type Position } from '../position/position.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import type { Seat } from '../seat.ts';
import { passTurn } from '../turn/turn-order.ts';
import type { Termination } from './outcome.ts';
import { outcomeOf } from './ranking.ts';
import { applyNoMoveOption, eliminate, endByRanks } from './resolve-turn.ts';

/**
 * Resigns on behalf of a seat. Its side loses if that decides the game; otherwise the seat takes the last free rank and
 * is skipped, as are its partners, who take the ranks before it.
 */
export function resign(position: Position, seat: Seat): Result<Position> {
  return withdraw(position, seat, 'resignation');
}

/** Makes a seat lose on time. Has the same effect as a resignation. */
export function loseOnTime(position: Position, seat: Seat): Result<Position> {
  return withdraw(position, seat, 'time');
}

/** Ends the game by agreement: all seats still in play share a rank. */
export function agreeDraw(position: Position): Result<Position> {
  return endWithCurrentRanks(position, 'agreement');
}

/** Aborts a game: all seats still in play share a rank. */
export function abort(position: Position): Result<Position> {
  return endWithCurrentRanks(position, 'abandoned');
}

/** Claims a draw for the seat to move, under `repetition=3-claim` in a position that has occurred three times. */
export function claimDraw(position: Position): Result<Position> {
  checkPosition(position);
  const isClaimable = position.rules.options.repetition === '3-claim' && position.occurrences >= 3;
  return isClaimable ? endWithCurrentRanks(position, 'claim') : refuse('nothing-to-claim');
}

function withdraw(position: Position, seat: Seat, termination: Termination): Result<Position> {
  checkPosition(position);
  if (position.outcome !== null) return refuse('game-over');
  if (!position.rules.seats.includes(seat) || isRanked(position, seat)) return refuse('seat-not-in-play');
  const draft: Draft = { ...position };
  eliminate(draft, seat);
  endByRanks(draft, termination);
  if (draft.outcome === null && isRanked(draft, draft.toMove)) {
    passTurn(draft);
    applyNoMoveOption(draft);
  }
  return accept(draft);
}

function endWithCurrentRanks(position: Position, termination: Termination): Result<Position> {
  checkPosition(position);
  if (position.outcome !== null) return refuse('game-over');
  return accept({ ...position, outcome: outcomeOf(position, termination) });
}
