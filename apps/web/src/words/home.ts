import type { Accessor } from 'solid-js';
import { translated } from '../site/language.ts';
import { FAMILY_ENGLISH, type FamilyWords, HOME_ENGLISH, type HomeWords } from './english/home.ts';
import { FAMILY_GERMAN, HOME_GERMAN } from './german/home.ts';

/** What is said on the first page. */
export const homeWords: Accessor<HomeWords> = translated({ en: HOME_ENGLISH, de: HOME_GERMAN });

/** The games of the family on their cards. */
export const familyWords: Accessor<FamilyWords> = translated({ en: FAMILY_ENGLISH, de: FAMILY_GERMAN });
