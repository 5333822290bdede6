/**
 * A name as people look for it: small letters and figures only, and 8x8 for 8 × 8, so that nobody need know how it is spelt
 * exactly.
 */
export function plainName(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('×', 'x')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/(\d) ?x ?(?=\d)/g, '$1x')
    .trim();
}
