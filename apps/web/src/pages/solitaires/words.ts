import { translated } from '../../site/language.ts';
import { SOLITAIRES as ENGLISH } from '../../words/english/solitaires.ts';
import { SOLITAIRES as GERMAN } from '../../words/german/solitaires.ts';

/** The words of these pages in the language in use. */
export const words = translated({ en: ENGLISH, de: GERMAN });
