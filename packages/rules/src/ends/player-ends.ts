import { type Draft, isRanked, type Position } from '../position/position.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import type { Seat } from '../seat.ts';
import { passTheTurn } from '../turn/turn-order.ts';
import type { Termination } from './outcome.ts';
import { outcomeOf } from './ranking.ts';
import { endByRanks, putOut, testNextSeat } from './resolve-turn.ts';

/** A seat resigns. Its side loses if that decides the game; otherwise the seat takes the last free rank and is skipped. */
export function resign(position: Position, seat: Seat): Result<Position> {
  return withdraw(position, seat, 'resignation');
}

/** A seat loses on time, with the effect of a resignation. */
export function loseOnTime(position: Position, seat: Seat): Result<Position> {
  return withdraw(position, seat, 'time');
}

/** The players agree on a draw: all seats still in play share the remaining places. */
export function agreeDraw(position: Position): Result<Position> {
  return endAsItStands(position, 'agreement');
}

/** Aborts an unfinished game, without a winner among the seats still in play. */
export function abort(position: Position): Result<Position> {
  return endAsItStands(position, 'abandoned');
}

/** Under `repetition=3-claim` the seat to move may claim a draw in a position that has occurred three times. */
export function claimDraw(position: Position): Result<Position> {
  const isClaimable = position.rules.options.repetition === '3-claim' && position.occurrences >= 3;
  return isClaimable ? endAsItStands(position, 'claim') : refuse('nothing-to-claim');
}

function withdraw(position: Position, seat: Seat, termination: Termination): Result<Position> {
  if (position.outcome !== null) return refuse('game-over');
  if (!position.rules.seats.includes(seat) || isRanked(position, seat)) return refuse('seat-not-in-play');
  const draft: Draft = { ...position };
  putOut(draft, seat);
  endByRanks(draft, termination);
  if (draft.outcome === null && isRanked(draft, draft.toMove)) {
    passTheTurn(draft);
    testNextSeat(draft);
  }
  return accept(draft);
}

function endAsItStands(position: Position, termination: Termination): Result<Position> {
  if (position.outcome !== null) return refuse('game-over');
  return accept({ ...position, outcome: outcomeOf(position, termination) });
}
