import { hasFinished } from '../ends/ranking.ts';
import type { Draft, Position } from '../position/position.ts';
import type { Seat } from '../seat.ts';

/** Does play go round without this seat? A finished partner may ask to go on moving; a seat that is out may not. */
export function isSkipped(position: Position | Draft, seat: Seat): boolean {
  if ((position.ranks[seat] ?? 0) === 0) return false;
  return !(mayMoveWhenFinished(position) && hasFinished(position, seat));
}

function mayMoveWhenFinished({ rules }: Position | Draft): boolean {
  return rules.options.finishedPlayer === 'may-move' && rules.options.teams !== 'none';
}

/** Hands the turn to the next seat that is not skipped; a round ends whenever it comes to, or past, the first seat. */
export function passTheTurn(draft: Draft): void {
  const { seats } = draft.rules;
  const here = seats.indexOf(draft.toMove);
  const others = seats.map((_, step) => seats[(here + 1 + step) % seats.length] ?? draft.toMove);
  const next = others.findIndex((seat) => !isSkipped(draft, seat));
  // When nobody is left to move, the fields go on to the next seat all the same.
  const passed = others.slice(0, Math.max(next, 0) + 1);
  if (passed.includes(draft.first)) draft.round += 1;
  draft.toMove = passed.at(-1) ?? draft.toMove;
}
