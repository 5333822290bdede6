import type { PeopleStrings } from '@halma/locales/people';
import type { Person, PersonId } from '@halma/protocol';

/** The number of characters of a guest's id that the site shows in place of a name. */
const GUEST_TAG_LENGTH = 4;

/**
 * Returns the name that the site shows for a person: the name of their account, or a label for a guest or a deleted
 * account. People who are not in the list count as deleted.
 */
export function personLabel(
  id: PersonId,
  people: readonly Person[],
  { guest, deletedAccount }: Pick<PeopleStrings['account'], 'guest' | 'deletedAccount'>,
): string {
  const person = people.find((candidate) => candidate.id === id);
  if (person === undefined) return deletedAccount;
  if (person.name !== '') return person.name;
  return person.guest ? guest(id.slice(0, GUEST_TAG_LENGTH)) : deletedAccount;
}
