/**
 * Returns the address of a route with its values filled in.
 *
 * @param path with names in braces, such as `/api/games/{game}`
 */
export function routeAddress(
  path: string,
  parameters: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string | undefined>>,
): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
  const asked = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  );
  return asked.length === 0 ? filled : `${filled}?${new URLSearchParams(asked)}`;
}
