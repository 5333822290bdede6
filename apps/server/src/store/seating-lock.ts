import type { PersonId } from '@halma/protocol';

/**
 * Returns the name of the lock under which a game seats a person, a moderator limits them, and their entry in quick pairing
 * changes, so that each of these sees the effects of the others.
 */
export function seatingLock(person: PersonId): string {
  return `games ${person}`;
}
