import type { Accessor } from 'solid-js';
import { translated } from '../site/language.ts';
import { RULES_ENGLISH, type RulesWords } from './english/rules.ts';
import { RULES_GERMAN } from './german/rules.ts';

/** What the rules have to say. */
export const rulesWords: Accessor<RulesWords> = translated({ en: RULES_ENGLISH, de: RULES_GERMAN });
