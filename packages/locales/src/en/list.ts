const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Joins texts to a list: `Ruth, Tomas and Vera`. */
export function formatList(parts: readonly string[]): string {
  return LIST.format(parts);
}
