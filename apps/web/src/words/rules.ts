import type { Accessor } from 'solid-js';
import { translated } from '../site/catalogues.ts';
import { RULES_ENGLISH, type RulesWords } from './english/rules.ts';

/** What the rules have to say. */
export const rulesWords: Accessor<RulesWords> = translated(RULES_ENGLISH, {
  de: async () => (await import('./german/rules.ts')).RULES_GERMAN,
});
