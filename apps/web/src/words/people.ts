import type { Accessor } from 'solid-js';
import { translated } from '../site/catalogues.ts';
import { PEOPLE_ENGLISH, type PeopleWords } from './english/people.ts';

/** Everything that is said where people meet. */
export const peopleWords: Accessor<PeopleWords> = translated(PEOPLE_ENGLISH, {
  de: async () => (await import('./german/people.ts')).PEOPLE_GERMAN,
});
