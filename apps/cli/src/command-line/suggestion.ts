import { distance } from 'fastest-levenshtein';

/** The largest share of its letters in which a word may differ from the known word that it may stand for. */
const MAX_DIFFERENCE = 0.4;

/** Returns the known word that a mistyped word most likely stands for; undefined if none is similar. */
export function suggestWord(word: string, known: readonly string[]): string | undefined {
  const nearest = known
    .map((candidate) => ({ candidate, difference: distance(bare(word), bare(candidate)) }))
    .sort((one, other) => one.difference - other.difference)[0];
  if (nearest === undefined) return undefined;
  return nearest.difference <= Math.ceil(MAX_DIFFERENCE * bare(word).length) ? nearest.candidate : undefined;
}

/** Returns a word without leading dashes, which all options share. */
function bare(word: string): string {
  return word.replace(/^-+/, '');
}
