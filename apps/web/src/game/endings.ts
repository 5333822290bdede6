import { isRanked, type Position, resign, type Seat } from '@halma/rules';
import { type Session, seatsOfPeople } from './session.ts';

/** Returns whether the seat's side is the only winner. */
export function hasWon({ outcome }: Position, seat: Seat): boolean {
  const [first, ...others] = outcome?.tiers ?? [];
  return others.length > 0 && first?.length === 1 && first[0]?.includes(seat) === true;
}

/** Returns the seat that resigns when a player presses “Resign”: the person to move, or else the only person who is still playing. */
export function resigningSeat(session: Session): Seat | undefined {
  const { present } = session;
  if (present.outcome !== null) return undefined;
  const people = seatsOfPeople(session).filter((seat) => !isRanked(present, seat));
  return people.find((seat) => seat === present.toMove) ?? (people.length === 1 ? people[0] : undefined);
}

/** Returns whether a person at this screen can resign now. */
export function canResign(session: Session): boolean {
  return resigningSeat(session) !== undefined;
}

/** Returns whether the game ends when a seat resigns, as it does if only one other side is still in play. */
export function endsByResignation(position: Position, seat: Seat): boolean {
  const next = resign(position, seat);
  return next.ok && next.value.outcome !== null;
}

/** Returns whether the players at this screen can agree to a draw. The computer never agrees to one. */
export function canAgreeDraw(session: Session): boolean {
  return session.present.outcome === null && seatsOfPeople(session).length === session.rules.seats.length;
}
