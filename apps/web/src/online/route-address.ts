/**
 * Returns the URL of a route with its parameters and query. Empty and undefined query values are left out.
 *
 * @param path the path, with parameter names in braces, such as `/api/games/{game}`
 */
export function routeAddress(
  path: string,
  parameters: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string | undefined>>,
): string {
  const filledPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
  const queryEntries = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  );
  return queryEntries.length === 0 ? filledPath : `${filledPath}?${new URLSearchParams(queryEntries)}`;
}
