import { type ManColour, manColourOf } from '@halma/board';
import { gameStrings } from '@halma/locales/game';
import type { Seat } from '@halma/rules';
import { playerOf, type Session, seatsOfPeople } from './session.ts';

/** Returns the colour of a seat's men. */
export function colourOf({ rules, labels }: Pick<Session, 'rules' | 'labels'>, seat: Seat): ManColour {
  return manColourOf(rules, seat, labels.colours);
}

/** Returns the name of the colour of a seat's men: “Black”. */
export function colourName(session: Session, seat: Seat): string {
  return gameStrings().colours[colourOf(session, seat)];
}

/**
 * Returns the name that a person at this device has entered; undefined for the computer and for a person who
 * has entered none.
 */
export function givenName(session: Session, seat: Seat): string | undefined {
  return playerOf(session, seat) === 'person' ? session.labels.names.get(seat) : undefined;
}

/**
 * Returns whether this is the user's seat: their seat online, or the seat of the only person at this device.
 */
export function isOwnSeat(session: Session, seat: Seat): boolean {
  if (session.onlinePlayers !== undefined) return session.onlinePlayers.ownSeat === seat;
  const people = seatsOfPeople(session);
  return people.length === 1 && people[0] === seat;
}

/** Returns whether the computer plays this seat and no other. */
function isOnlyComputer(session: Session, seat: Seat): boolean {
  const { rules } = session;
  const hasOneComputer = rules.seats.length - seatsOfPeople(session).length === 1;
  return hasOneComputer && playerOf(session, seat) !== 'person';
}

/** Returns the name of a seat's player: “Person”, “Computer, level 4”. */
function playerName(session: Session, seat: Seat): string {
  const player = playerOf(session, seat);
  return player === 'person' ? gameStrings().names.person : gameStrings().names.computer(player);
}

/** Returns the name on a seat's plate: the entered name, “You”, “Computer, level 4” if only one computer plays, or else the colour. */
export function seatName(session: Session, seat: Seat): string {
  const name = givenName(session, seat);
  if (name !== undefined) return name;
  if (isOwnSeat(session, seat)) return gameStrings().names.you;
  return isOnlyComputer(session, seat) ? playerName(session, seat) : colourName(session, seat);
}

/** Returns the detail beside the name on a plate: the colour, the computer and its level, or nothing beside an entered name. */
export function nameDetail(session: Session, seat: Seat): string {
  if (givenName(session, seat) !== undefined) return '';
  const colour = colourName(session, seat);
  if (seatName(session, seat) !== colour) return colour;
  return playerOf(session, seat) === 'person' ? '' : playerName(session, seat);
}

/** Returns the name of a seat at the start of a sentence: “You”, “The computer”, the player's name, or else the colour. */
export function subjectName(session: Session, seat: Seat): string {
  if (isOwnSeat(session, seat)) return gameStrings().names.you;
  return isOnlyComputer(session, seat) ? gameStrings().names.theComputer : playerOrColourName(session, seat);
}

/** Returns the name of a seat's player in an online game, the name entered on this device, or else the colour. */
export function playerOrColourName(session: Session, seat: Seat): string {
  return session.onlinePlayers?.nameOf(seat) ?? givenName(session, seat) ?? colourName(session, seat);
}

/** Returns the name of a seat's player in a record. Its last word marks the computer for programs that read records. */
export function recordName(session: Session, seat: Seat): string {
  const player = playerOf(session, seat);
  return player === 'person'
    ? (givenName(session, seat) ?? gameStrings().names.person)
    : gameStrings().names.computerInRecord(player);
}

/** Returns the entered names, keyed by the colour of the men, for the board's announcements. */
export function givenNames(session: Session): Readonly<Partial<Record<ManColour, string>>> {
  return Object.fromEntries(
    session.rules.seats.flatMap((seat) => {
      const name = givenName(session, seat);
      return name === undefined ? [] : [[colourOf(session, seat), name]];
    }),
  );
}
