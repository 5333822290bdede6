const LIST = new Intl.ListFormat('de', { type: 'conjunction' });

/** Joins strings into a list: `Ruth, Tomas und Vera`. */
export function formatList(parts: readonly string[]): string {
  return LIST.format(parts);
}
