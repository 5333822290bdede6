import type { Position } from '@halma/rules';
import { findNotation } from './find-notation.ts';
import { type IllegalMove, illegalMoveOf, readMoves, readStudy } from './read-study.ts';
import type { Study } from './study.ts';
import { type LinkRefusal, studyAtLink } from './study-address.ts';

/** The study found in a text, or the reason why there is none. */
export type OpenedText =
  | { readonly kind: 'study'; readonly study: Study }
  | { readonly kind: 'empty' | 'unknown' }
  | { readonly kind: 'several'; readonly count: number }
  | { readonly kind: 'refused'; readonly refusal: LinkRefusal }
  | { readonly kind: 'illegal-move'; readonly illegal: IllegalMove };

/** The first tag of a record. */
const FIRST_TAG = /\[Event "/g;

/**
 * Opens what a person has pasted or dropped: a link, a record, a position or a key, with any text around it; or moves
 * alone.
 *
 * @param start the position from which moves alone are played
 */
export async function openText(pasted: string, start: Position): Promise<OpenedText> {
  const text = pasted.trim();
  if (text === '') return { kind: 'empty' };
  const match = findNotation(text);
  if (match?.notation === 'moves') {
    const moves = readMoves(text, start);
    return moves.ok
      ? { kind: 'study', study: moves.value }
      : { kind: 'illegal-move', illegal: moves.refusal };
  }
  const study = (await studyAtLink(text)) ?? (match === undefined ? null : readStudy(text));
  if (study === null) return { kind: 'unknown' };
  if (study.ok) return { kind: 'study', study: study.value };
  const count = text.match(FIRST_TAG)?.length ?? 0;
  if (count > 1) return { kind: 'several', count };
  const { refusal } = study;
  const illegal =
    match?.notation === 'record' && refusal.code !== 'bad-link'
      ? illegalMoveOf(match.text, refusal)
      : undefined;
  return illegal === undefined ? { kind: 'refused', refusal } : { kind: 'illegal-move', illegal };
}
