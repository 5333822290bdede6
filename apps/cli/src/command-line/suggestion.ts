import { distance } from 'fastest-levenshtein';

/**
 * The maximum share of its letters in which a mistyped word may differ from a candidate, before rounding: one letter
 * of three, two of four.
 */
const MAX_DIFFERENCE = 0.44;

/**
 * Returns the candidate that a mistyped word most likely stands for; undefined if no candidate is similar.
 */
export function suggestWord(word: string, candidates: readonly string[]): string | undefined {
  const nearest = candidates
    .map((candidate) => ({ candidate, difference: distance(withoutDashes(word), withoutDashes(candidate)) }))
    .sort((one, other) => one.difference - other.difference)[0];
  if (nearest === undefined) return undefined;
  return nearest.difference <= Math.round(MAX_DIFFERENCE * withoutDashes(word).length)
    ? nearest.candidate
    : undefined;
}

/** Returns a word without its leading dashes, which all options share. */
function withoutDashes(word: string): string {
  return word.replace(/^-+/, '');
}
