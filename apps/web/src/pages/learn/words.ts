import { translated } from '../../site/language.ts';
import { LEARN as ENGLISH } from '../../words/english/learn.ts';
import { LEARN as GERMAN } from '../../words/german/learn.ts';

/** The words of these pages in the language in use. */
export const words = translated({ en: ENGLISH, de: GERMAN });
