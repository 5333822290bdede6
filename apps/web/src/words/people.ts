import type { Accessor } from 'solid-js';
import { translated } from '../site/language.ts';
import { PEOPLE_ENGLISH, type PeopleWords } from './english/people.ts';
import { PEOPLE_GERMAN } from './german/people.ts';

/** Everything that is said where people meet. */
export const peopleWords: Accessor<PeopleWords> = translated({ en: PEOPLE_ENGLISH, de: PEOPLE_GERMAN });
