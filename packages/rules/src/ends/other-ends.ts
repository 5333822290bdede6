import { type Draft, isRanked, type Position } from '../position/position.ts';
import { accept, type Result, refuse } from '../refusal.ts';
import type { Seat } from '../seat.ts';
import { passTheTurn } from '../turn/turn-order.ts';
import type { Termination } from './outcome.ts';
import { outcomeOf } from './ranking.ts';
import { endByRanks, putOut, testNextSeat } from './settle.ts';

/** A seat gives up. Its side loses where that decides the game; else it is ranked last of those left and skipped. */
export function resign(position: Position, seat: Seat): Result<Position> {
  return withdraw(position, seat, 'resignation');
}

/** A seat's time has run out, with the effect of a resignation. */
export function runOutOfTime(position: Position, seat: Seat): Result<Position> {
  return withdraw(position, seat, 'time');
}

/** The players agree on a draw: everybody still in play shares the places that are left. */
export function agreeDraw(position: Position): Result<Position> {
  return endAsItStands(position, 'agreement');
}

/** The game is given up unfinished, without a winner among those still in play. */
export function abandon(position: Position): Result<Position> {
  return endAsItStands(position, 'abandoned');
}

/** Under `repetition=3-claim` the seat to move may claim a draw in a position that has occurred three times. */
export function claimDraw(position: Position): Result<Position> {
  const due = position.rules.options.repetition === '3-claim' && position.occurrences >= 3;
  return due ? endAsItStands(position, 'claim') : refuse('nothing-to-claim');
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
