/**
 * Normalises a name for searching, so that spelling variants match: converts letters to lower case, removes their
 * accents, replaces other characters with spaces, and turns `8 × 8` into `8x8`.
 */
export function normalizeName(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('×', 'x')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/(\d) ?x ?(?=\d)/g, '$1x')
    .trim();
}
