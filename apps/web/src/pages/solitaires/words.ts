import type { Refusal } from '@halma/rules';
import { translated } from '../../site/language.ts';
import { REFUSALS as ENGLISH_REFUSALS } from '../../words/english/refusals.ts';
import { SOLITAIRES as ENGLISH } from '../../words/english/solitaires.ts';
import { REFUSALS as GERMAN_REFUSALS } from '../../words/german/refusals.ts';
import { SOLITAIRES as GERMAN } from '../../words/german/solitaires.ts';

/** The words of the solitaires in the language of the page. */
export const words = translated({ en: ENGLISH, de: GERMAN });

const refusals = translated({ en: ENGLISH_REFUSALS, de: GERMAN_REFUSALS });

/** Why something is no move, as a sentence. */
export function refusalWords({ code }: Refusal): string {
  return refusals()[code] ?? refusals().other;
}
