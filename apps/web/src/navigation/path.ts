/** The props of a page: the parts of the path after its own name. */
export interface PageProps {
  readonly path: readonly string[];
}

/** Returns the parts of the path: `/learn/hop` is `['learn', 'hop']`. */
export function pathParts(url: URL): readonly string[] {
  return url.pathname.split('/').filter((part) => part !== '');
}

/** The addresses that have changed, by the start of the path. Links and bookmarks to the old ones keep working. */
const RENAMED: readonly (readonly [old: string, present: string])[] = [
  ['/people/host', '/online/moderation'],
  ['/people', '/online'],
];

/** Returns the present address of a page whose address has changed, and any other address as it is. */
export function toCurrentAddress(url: URL): URL {
  const row = RENAMED.find(([old]) => url.pathname === old || url.pathname.startsWith(`${old}/`));
  if (row === undefined) return url;
  const next = new URL(url);
  next.pathname = row[1] + url.pathname.slice(row[0].length);
  return next;
}
