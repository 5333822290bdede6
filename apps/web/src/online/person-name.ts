import { gameWords } from '@halma/locales/game';
import { onlineWords } from '@halma/locales/online';
import { peopleWords } from '@halma/locales/people';
import type { Person, PersonId, SeatHolder } from '@halma/protocol';

/** The length of the part of a guest's id that stands in place of a name: enough to distinguish two guests. */
const GUEST_TAG_LENGTH = 4;

/** Returns the display name of a person. */
export function personName({ id, name, guest }: Person): string {
  if (name !== '') return name;
  return guest
    ? peopleWords().account.guest(id.slice(0, GUEST_TAG_LENGTH))
    : peopleWords().account.deletedAccount;
}

/** Returns the holder of a seat in words. */
export function holderName(holder: SeatHolder | undefined, people: readonly Person[]): string {
  if (holder === undefined || holder.kind === 'open') return onlineWords().before.openSeat;
  if (holder.kind === 'level') return gameWords().names.computer(holder.level);
  return nameOfPerson(holder.person, people);
}

/** Returns the name of a person in a list of people. */
function nameOfPerson(id: PersonId, people: readonly Person[]): string {
  const person = people.find((one) => one.id === id);
  return person === undefined ? peopleWords().account.deletedAccount : personName(person);
}
