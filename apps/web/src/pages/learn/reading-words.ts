import { translated } from '../../site/catalogues.ts';
import { READING as ENGLISH } from '../../words/english/learn-reading.ts';

/** The words of the history and of the list of books. */
export const reading = translated(ENGLISH, {
  de: async () => (await import('../../words/german/learn-reading.ts')).READING,
});
