import type { PersonId } from '@halma/protocol';

/**
 * Returns the name of the lock that must be held to seat a person in a game, to restrict them, to make their account a
 * bot's, or to change their entry in quick pairing, so that each of these sees the effects of the others.
 */
export function seatingLock(person: PersonId): string {
  return `games ${person}`;
}
