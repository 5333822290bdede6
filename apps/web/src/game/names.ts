import { manColourOf } from '@halma/board';
import { gameWords } from '@halma/locales/game';
import type { Seat } from '@halma/rules';
import { playerOf, type Session, seatsOfPeople } from './session.ts';

/** Returns the colour of a seat's men as a name: “Black”. */
export function colourName({ rules }: Session, seat: Seat): string {
  return gameWords().colours[manColourOf(rules, seat)];
}

/** Returns whether the seat is the reader's: its own seat online, or that of the only person at the board. */
export function isOwnSeat(session: Session, seat: Seat): boolean {
  if (session.onlinePlayers !== undefined) return session.onlinePlayers.own === seat;
  const people = seatsOfPeople(session);
  return people.length === 1 && people[0] === seat;
}

/** Returns whether the computer plays this seat and no other. */
function isTheComputer(session: Session, seat: Seat): boolean {
  const { rules } = session;
  const isAlone = rules.seats.length - seatsOfPeople(session).length === 1;
  return isAlone && playerOf(session, seat) !== 'person';
}

/** Returns the player of a seat as a name: “Person”, “Computer, level 4”. */
function playerName(session: Session, seat: Seat): string {
  const player = playerOf(session, seat);
  return player === 'person' ? gameWords().names.person : gameWords().names.computer(player);
}

/** Returns the name of a seat on its plate: “You”, “Computer, level 4” where only one computer plays, or its colour. */
export function seatName(session: Session, seat: Seat): string {
  if (isOwnSeat(session, seat)) return gameWords().names.you;
  return isTheComputer(session, seat) ? playerName(session, seat) : colourName(session, seat);
}

/** Returns the detail beside the name of a seat: its colour, or that the computer plays it. */
export function nameDetail(session: Session, seat: Seat): string {
  const colour = colourName(session, seat);
  if (seatName(session, seat) !== colour) return colour;
  return playerOf(session, seat) === 'person' ? '' : playerName(session, seat);
}

/** Returns the name of a seat at the start of a sentence: “You”, “The computer”, its name, or else its colour. */
export function subjectName(session: Session, seat: Seat): string {
  if (isOwnSeat(session, seat)) return gameWords().names.you;
  return isTheComputer(session, seat) ? gameWords().names.theComputer : playerOrColourName(session, seat);
}

/** Returns the name of a seat in a list: its name, or else its colour. */
export function playerOrColourName(session: Session, seat: Seat): string {
  return session.onlinePlayers?.nameOf(seat) ?? colourName(session, seat);
}

/** Returns the name of a seat in a record: its player. The last word marks the computer for programs that read records. */
export function recordName(session: Session, seat: Seat): string {
  const player = playerOf(session, seat);
  return player === 'person' ? gameWords().names.person : gameWords().names.computerInRecord(player);
}
