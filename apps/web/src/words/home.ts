import type { Accessor } from 'solid-js';
import { translated } from '../site/catalogues.ts';
import { FAMILY_ENGLISH, type FamilyWords, HOME_ENGLISH, type HomeWords } from './english/home.ts';

/** What is said on the first page. */
export const homeWords: Accessor<HomeWords> = translated(HOME_ENGLISH, {
  de: async () => (await import('./german/home.ts')).HOME_GERMAN,
});

/** The games of the family on their cards. */
export const familyWords: Accessor<FamilyWords> = translated(FAMILY_ENGLISH, {
  de: async () => (await import('./german/home.ts')).FAMILY_GERMAN,
});
