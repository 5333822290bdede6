const LIST = new Intl.ListFormat('de', { type: 'conjunction' });

/** Several in a row, as in „Ruth, Tomas und Vera“. */
export function listed(parts: readonly string[]): string {
  return LIST.format(parts);
}
