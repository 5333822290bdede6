import { gameStrings } from '@halma/locales/game';
import { onlineStrings } from '@halma/locales/online';
import { peopleStrings } from '@halma/locales/people';
import type { Person, PersonId, SeatHolder } from '@halma/protocol';

/** The number of characters of a guest's id that are shown in place of a name: enough to distinguish two guests. */
const GUEST_TAG_LENGTH = 4;

/** The names that accounts can have, for the `pattern` of a field, in which a hyphen must be escaped. */
export const NAME_PATTERN: string = String.raw`[A-Za-z][\w\-]{1,19}`;

/** The mark for accounts played by a program; it is the same in all languages. */
export const BOT_MARK = 'BOT';

/**
 * Returns whether a person has deleted their account or, as a guest, their data.
 *
 * @param person undefined for a person who is not in the list of a game's people
 */
export function isDeleted(person: Person | undefined): boolean {
  return person === undefined || (person.name === '' && !person.guest);
}

/** Returns the display name of a person. A bot account has a mark after its name. */
export function personName({ id, name, guest, bot }: Person): string {
  if (name !== '') return bot ? `${name} ${BOT_MARK}` : name;
  return guest
    ? peopleStrings().account.guest(id.slice(0, GUEST_TAG_LENGTH))
    : peopleStrings().account.deletedAccount;
}

/** Returns the display name of a seat's holder (a person or the computer), or a label for an open seat. */
export function holderName(holder: SeatHolder | undefined, people: readonly Person[]): string {
  if (holder === undefined || holder.kind === 'open') return onlineStrings().before.openSeat;
  if (holder.kind === 'level') return gameStrings().names.computer(holder.level);
  return nameOfPerson(holder.person, people);
}

/** Returns the names of the seat holders and the number of open seats as a list in words. */
export function holderNames(holders: readonly SeatHolder[], people: readonly Person[]): string {
  const takenSeats = holders.filter(({ kind }) => kind !== 'open');
  const names = takenSeats.map((holder) => holderName(holder, people));
  const openCount = holders.length - takenSeats.length;
  return gameStrings().formatList(
    openCount === 0 ? names : [...names, peopleStrings().lobby.openSeats(openCount)],
  );
}

/** Returns the display name of the person with the given id. A person who is not in the list has a deleted account. */
export function nameOfPerson(id: PersonId, people: readonly Person[]): string {
  const person = people.find((candidate) => candidate.id === id);
  return person === undefined ? peopleStrings().account.deletedAccount : personName(person);
}
