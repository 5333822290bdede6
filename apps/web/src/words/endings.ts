import type { Accessor } from 'solid-js';
import { translated } from '../site/catalogues.ts';
import { ENDINGS_ENGLISH, type EndingWords } from './english/endings.ts';

/** What is said when a game has ended. */
export const endingWords: Accessor<EndingWords> = translated(ENDINGS_ENGLISH, {
  de: async () => (await import('./german/endings.ts')).ENDINGS_GERMAN,
});
