import { isRanked, type Position, type Seat } from '@halma/rules';
import { type Session, seatsOfPeople } from './session.ts';

/** Has the seat's side won, and shares the first place with nobody? */
export function hasWon({ outcome }: Position, seat: Seat): boolean {
  const [first, ...others] = outcome?.tiers ?? [];
  return others.length > 0 && first?.length === 1 && first[0]?.includes(seat) === true;
}

/** The seat that gives up when “Resign” is pressed: whoever is to move, else the one person there is. */
export function resigningSeat(session: Session): Seat | undefined {
  const { present } = session;
  if (present.outcome !== null) return undefined;
  const people = seatsOfPeople(session).filter((seat) => !isRanked(present, seat));
  return people.find((seat) => seat === present.toMove) ?? (people.length === 1 ? people[0] : undefined);
}

/** Can anybody at this screen resign now? */
export function mayResign(session: Session): boolean {
  return resigningSeat(session) !== undefined;
}

/** A draw is agreed between people; the computer agrees to none. */
export function mayAgreeDraw(session: Session): boolean {
  return session.present.outcome === null && seatsOfPeople(session).length === session.rules.seats.length;
}
