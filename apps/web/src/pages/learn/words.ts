import { translated } from '../../site/catalogues.ts';
import { LEARN as ENGLISH } from '../../words/english/learn.ts';

/** The words of these pages in the language in use. */
export const words = translated(ENGLISH, {
  de: async () => (await import('../../words/german/learn.ts')).LEARN,
});
