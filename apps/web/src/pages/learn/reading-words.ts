import { translated } from '../../site/language.ts';
import { READING as ENGLISH } from '../../words/english/learn-reading.ts';
import { READING as GERMAN } from '../../words/german/learn-reading.ts';

/** The words of the history and of the list of books. */
export const reading = translated({ en: ENGLISH, de: GERMAN });
