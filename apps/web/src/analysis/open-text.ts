import { findNotation } from './find-notation.ts';
import { readStudy } from './read-study.ts';
import type { Study } from './study.ts';
import { type LinkRefusal, studyAtLink } from './study-address.ts';

/** The study found in a text, or the reason why there is none. */
export type OpenedText =
  | { readonly kind: 'study'; readonly study: Study }
  | { readonly kind: 'empty' | 'unknown' }
  | { readonly kind: 'several'; readonly count: number }
  | { readonly kind: 'refused'; readonly refusal: LinkRefusal };

/** The first tag of a record. */
const FIRST_TAG = /\[Event "/g;

/** Opens what a person has pasted or dropped: a link, a record, a position or a key, with any text around it. */
export async function openText(pasted: string): Promise<OpenedText> {
  const text = pasted.trim();
  if (text === '') return { kind: 'empty' };
  const study = (await studyAtLink(text)) ?? (findNotation(text) === undefined ? null : readStudy(text));
  if (study === null) return { kind: 'unknown' };
  if (study.ok) return { kind: 'study', study: study.value };
  const count = text.match(FIRST_TAG)?.length ?? 0;
  return count > 1 ? { kind: 'several', count } : { kind: 'refused', refusal: study.refusal };
}
