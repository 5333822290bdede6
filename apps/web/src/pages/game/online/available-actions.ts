import { hasFinished, isEliminated, type Position, type Seat, seatLetter } from '@halma/rules';
import { entriesOf } from '../../../game/move-list.ts';
import type { Session } from '../../../game/session.ts';
import { holderOf } from '../../../online/seats.ts';
import type { OnlineGame } from './online-game.ts';

/**
 * The number of turns before a seat's latest turn, which a takeback returns to; undefined when the seat has made none
 * since a player left the game.
 */
export function takebackTarget(session: Session, seat: Seat): number | undefined {
  const latest = entriesOf(session).findLast((entry) => entry.seat === seat);
  return latest === undefined ? undefined : session.positions[latest.index - 1]?.ply;
}

/** Returns whether a seat still plays for a place. */
export function isInPlay(position: Position, seat: Seat): boolean {
  return !isEliminated(position, seat) && !hasFinished(position, seat);
}

/** Returns whether a player may abort the game: until each seat in play has made its first turn. */
export function canAbort({ session, rules }: Pick<OnlineGame, 'session' | 'rules'>): boolean {
  const present = session()?.present;
  if (present === undefined) return true;
  return rules.seats.some((seat) => isInPlay(present, seat) && present.turnsPlayed[seat] === 0);
}

/** Returns whether the computer plays at one of the seats. */
export function hasComputer({ rules, view }: Pick<OnlineGame, 'rules' | 'view'>): boolean {
  return rules.seats.some((seat) => holderOf(view().standing, seat)?.kind === 'level');
}

/** Returns whether the computer plays at all seats but the reader's. */
export function isAgainstComputers({
  rules,
  view,
  seat,
}: Pick<OnlineGame, 'rules' | 'view' | 'seat'>): boolean {
  return (
    seat() !== undefined &&
    rules.seats.every((one) => one === seat() || holderOf(view().standing, one)?.kind === 'level')
  );
}

/** The seat to move, when its player is not connected and so may be declared gone. */
export function absentMover({
  session,
  seat,
  isPresent,
  view,
}: Pick<OnlineGame, 'session' | 'seat' | 'isPresent' | 'view'>): Seat | undefined {
  const toMove = session()?.present.toMove;
  if (toMove === undefined || toMove === seat() || view().terms.clock.kind === 'days') return undefined;
  return isPresent(seatLetter(toMove)) === false ? toMove : undefined;
}
