import { hasFinished, isOut, type Position, type Seat, seatLetter } from '@halma/rules';
import { entriesOf } from '../../../game/move-list.ts';
import type { Session } from '../../../game/session.ts';
import { holderOf } from '../../../online/seats.ts';
import type { Table } from './table.ts';

/** The turns completed before a seat's latest turn, to go back to; undefined when it has made none since somebody went out. */
export function turnToTakeBack(session: Session, seat: Seat): number | undefined {
  const latest = entriesOf(session).findLast((entry) => entry.seat === seat);
  return latest === undefined ? undefined : session.positions[latest.index - 1]?.ply;
}

/** Is the seat still on its way? */
export function isInPlay(position: Position, seat: Seat): boolean {
  return !isOut(position, seat) && !hasFinished(position, seat);
}

/** Has a seat in play not made its first turn yet? Until then anybody in play can call the game off. */
export function mayCallOff({ session, rules }: Table): boolean {
  const present = session()?.present;
  if (present === undefined) return true;
  return rules.seats.some((seat) => isInPlay(present, seat) && (present.turns[seat] ?? 0) === 0);
}

/** Does the computer play at this table? */
export function hasComputer({ rules, view }: Table): boolean {
  return rules.seats.some((seat) => holderOf(view().standing, seat)?.kind === 'level');
}

/** Is the person whose turn it is not connected, so that they may be declared gone? */
export function isMoverAway({ session, seat, isHere, view }: Table): Seat | undefined {
  const toMove = session()?.present.toMove;
  if (toMove === undefined || toMove === seat() || view().terms.clock.kind === 'days') return undefined;
  return isHere(seatLetter(toMove)) === false ? toMove : undefined;
}
