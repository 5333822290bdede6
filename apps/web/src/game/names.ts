import { suitOf } from '@halma/board';
import type { Seat } from '@halma/rules';
import { gameWords } from '../words/game.ts';
import { playerOf, type Session, seatsOfPeople } from './session.ts';

/** The colour of a seat's men, as a name: “Black”. */
export function colourName({ rules }: Session, seat: Seat): string {
  return gameWords().suits[suitOf(rules, seat)];
}

/** Is this the seat of whoever reads: his own at a table online, or that of the one person at the board? */
export function isYou(session: Session, seat: Seat): boolean {
  if (session.company !== undefined) return session.company.own === seat;
  const people = seatsOfPeople(session);
  return people.length === 1 && people[0] === seat;
}

/** Does the computer play here, and at no other seat? */
function isTheComputer(session: Session, seat: Seat): boolean {
  const { rules } = session;
  const isAlone = rules.seats.length - seatsOfPeople(session).length === 1;
  return isAlone && playerOf(session, seat) !== 'person';
}

/** Whoever moves the men of a seat, as a name: “Person”, “Computer, level 4”. */
function playerName(session: Session, seat: Seat): string {
  const player = playerOf(session, seat);
  return player === 'person' ? gameWords().names.person : gameWords().names.computer(player);
}

/** What to call a seat on its plate: “You”, “Computer, level 4” where only one plays, or its colour. */
export function seatName(session: Session, seat: Seat): string {
  if (isYou(session, seat)) return gameWords().names.you;
  return isTheComputer(session, seat) ? playerName(session, seat) : colourName(session, seat);
}

/** What is said of a seat beside its name: its colour, or that the computer plays it. */
export function secondName(session: Session, seat: Seat): string {
  const colour = colourName(session, seat);
  if (seatName(session, seat) !== colour) return colour;
  return playerOf(session, seat) === 'person' ? '' : playerName(session, seat);
}

/** What to call a seat at the start of a sentence: “You”, “The computer”, its name, or its colour where it has none. */
export function subjectName(session: Session, seat: Seat): string {
  if (isYou(session, seat)) return gameWords().names.you;
  return isTheComputer(session, seat) ? gameWords().names.theComputer : rankedName(session, seat);
}

/** What to call a seat among others: its name, or its colour where it has none. */
export function rankedName(session: Session, seat: Seat): string {
  return session.company?.nameOf(seat) ?? colourName(session, seat);
}

/** What a record calls a seat: by who played it. The last word tells readers of records that it was the computer. */
export function recordName(session: Session, seat: Seat): string {
  const player = playerOf(session, seat);
  return player === 'person' ? gameWords().names.person : gameWords().names.computerInRecord(player);
}
