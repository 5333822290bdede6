import type { Accessor } from 'solid-js';
import { translated } from '../site/catalogues.ts';
import { OPTIONS_ENGLISH, type OptionWords } from './english/options.ts';

/** The options of the rules in words. */
export const optionWords: Accessor<OptionWords> = translated(OPTIONS_ENGLISH, {
  de: async () => (await import('./german/options.ts')).OPTIONS_GERMAN,
});
