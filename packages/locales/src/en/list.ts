const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Several in a row, as in “Ruth, Tomas and Vera”. */
export function listed(parts: readonly string[]): string {
  return LIST.format(parts);
}
