import type { Accessor } from 'solid-js';
import { translated } from '../site/language.ts';
import { OPTIONS_ENGLISH, type OptionWords } from './english/options.ts';
import { OPTIONS_GERMAN } from './german/options.ts';

/** The options of the rules in words. */
export const optionWords: Accessor<OptionWords> = translated({ en: OPTIONS_ENGLISH, de: OPTIONS_GERMAN });
