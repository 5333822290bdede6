/**
 * Returns a function that joins strings into a list in a language: `Ruth, Tomas and Vera`.
 *
 * The formatter is created for the first list, because few pages show a list, and creating it takes longer than any
 * other step of loading a page.
 */
export function listFormatter(language: string): (parts: readonly string[]) => string {
  let format: Intl.ListFormat | undefined;
  return (parts) => {
    format ??= new Intl.ListFormat(language, { type: 'conjunction' });
    return format.format(parts);
  };
}
