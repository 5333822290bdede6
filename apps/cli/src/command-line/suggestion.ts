import { distance } from 'fastest-levenshtein';

/** The largest share of its letters in which a word may differ from the known word that it may stand for. */
const MAX_DIFFERENCE = 0.4;

/** Returns the known word that a mistyped word most likely stands for; undefined if none is similar. */
export function likelyMeant(word: string, known: readonly string[]): string | undefined {
  const nearest = known
    .map((candidate) => ({ candidate, difference: distance(word, candidate) }))
    .sort((one, other) => one.difference - other.difference)[0];
  if (nearest === undefined) return undefined;
  return nearest.difference <= Math.ceil(MAX_DIFFERENCE * word.length) ? nearest.candidate : undefined;
}
