/**
 * Reduces a name for searching: lower-case letters and digits only, and 8x8 for 8 × 8, so that spelling variants match.
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
