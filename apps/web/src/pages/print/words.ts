import { translated } from '../../site/catalogues.ts';
import { PRINT as ENGLISH } from '../../words/english/print.ts';

/** The words of this page in the language in use. */
export const words = translated(ENGLISH, {
  de: async () => (await import('../../words/german/print.ts')).PRINT,
});
