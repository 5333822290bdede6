import { translated } from '../../site/language.ts';
import { PRINT as ENGLISH } from '../../words/english/print.ts';
import { PRINT as GERMAN } from '../../words/german/print.ts';

/** The words of this page in the language in use. */
export const words = translated({ en: ENGLISH, de: GERMAN });
