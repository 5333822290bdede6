/**
 * Returns a function that joins strings into a list in a language: `Ruth, Tomas and Vera`.
 *
 * It loads the language's rules with the first list: on a page without lists, that would be the largest part of the time in which its
 * scripts start.
 */
export function listFormatter(language: string): (parts: readonly string[]) => string {
  let format: Intl.ListFormat | undefined;
  return (parts) => {
    format ??= new Intl.ListFormat(language, { type: 'conjunction' });
    return format.format(parts);
  };
}
