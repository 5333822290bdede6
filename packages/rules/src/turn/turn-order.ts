import { hasFinished } from '../ends/ranking.ts';
import type { Draft, Position } from '../position/position.ts';
import type { Seat } from '../seat.ts';

/**
 * Returns whether the turn order skips a seat. An option lets a finished partner keep moving; an eliminated seat never
 * moves.
 */
export function isSkipped(position: Position | Draft, seat: Seat): boolean {
  if ((position.ranks[seat] ?? 0) === 0) return false;
  return !(mayMoveWhenFinished(position) && hasFinished(position, seat));
}

function mayMoveWhenFinished({ rules }: Position | Draft): boolean {
  return rules.options.finishedPlayer === 'may-move' && rules.options.teams !== 'none';
}

/**
 * Passes the turn to the next seat that is not skipped. A round ends when the turn reaches or passes the first seat.
 */
export function passTurn(draft: Draft): void {
  const { seats } = draft.rules;
  const current = seats.indexOf(draft.toMove);
  const seatsInOrder = seats.map((_, step) => seats[(current + 1 + step) % seats.length] ?? draft.toMove);
  const next = seatsInOrder.findIndex((seat) => !isSkipped(draft, seat));
  // If no seat is left to move, the turn goes to the next seat in order.
  const reachedSeats = seatsInOrder.slice(0, Math.max(next, 0) + 1);
  if (reachedSeats.includes(draft.firstSeat)) draft.round += 1;
  draft.toMove = reachedSeats.at(-1) ?? draft.toMove;
}
