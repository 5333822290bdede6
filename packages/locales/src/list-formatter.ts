/**
 * Returns a function that joins strings into a list in a language: `Ruth, Tomas and Vera`.
 *
 * The formatter is created for the first list. Created when the module loads, it would take most of the time in which a page's
 * scripts start, and few pages show a list.
 */
export function listFormatter(language: string): (parts: readonly string[]) => string {
  let format: Intl.ListFormat | undefined;
  return (parts) => {
    format ??= new Intl.ListFormat(language, { type: 'conjunction' });
    return format.format(parts);
  };
}
