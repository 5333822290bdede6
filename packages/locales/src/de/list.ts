const LIST = new Intl.ListFormat('de', { type: 'conjunction' });

/** Joins texts to a list: `Ruth, Tomas und Vera`. */
export function formatList(parts: readonly string[]): string {
  return LIST.format(parts);
}
