import type { Accessor } from 'solid-js';
import { translated } from '../site/catalogues.ts';
import { REASONS_ENGLISH, type ReasonWords } from './english/reasons.ts';

/** What the engine has to say. */
export const reasonWords: Accessor<ReasonWords> = translated(REASONS_ENGLISH, {
  de: async () => (await import('./german/reasons.ts')).REASONS_GERMAN,
});
