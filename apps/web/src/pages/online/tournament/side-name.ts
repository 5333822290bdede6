import { tournamentStrings } from '@halma/locales/tournaments';
import type { PersonId } from '@halma/protocol';

/** Returns the name of a side: its people, or the computer. */
export function sideName(side: readonly PersonId[], nameOf: (person: PersonId) => string): string {
  return side.length === 0 ? tournamentStrings().rounds.computer : side.map(nameOf).join(' + ');
}
