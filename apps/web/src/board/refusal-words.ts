import type { Refusal } from '@halma/rules';
import { translated } from '../site/language.ts';
import { REFUSALS as ENGLISH } from '../words/english/refusals.ts';
import { REFUSALS as GERMAN } from '../words/german/refusals.ts';

const refusals = translated({ en: ENGLISH, de: GERMAN });

/** Why something is no move, as a sentence in the language of the page. */
export function refusalWords({ code }: Refusal): string {
  return refusals()[code] ?? refusals().other;
}
