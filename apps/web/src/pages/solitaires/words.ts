import { translated } from '../../site/catalogues.ts';
import { SOLITAIRES as ENGLISH } from '../../words/english/solitaires.ts';

/** The words of these pages in the language in use. */
export const words = translated(ENGLISH, {
  de: async () => (await import('../../words/german/solitaires.ts')).SOLITAIRES,
});
