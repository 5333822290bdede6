const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Joins strings into a list: `Ruth, Tomas and Vera`. */
export function formatList(parts: readonly string[]): string {
  return LIST.format(parts);
}
