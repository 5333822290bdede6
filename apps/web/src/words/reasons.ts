import type { Accessor } from 'solid-js';
import { translated } from '../site/language.ts';
import { REASONS_ENGLISH, type ReasonWords } from './english/reasons.ts';
import { REASONS_GERMAN } from './german/reasons.ts';

/** What the engine has to say. */
export const reasonWords: Accessor<ReasonWords> = translated({ en: REASONS_ENGLISH, de: REASONS_GERMAN });
