/** The props of a page: the parts of the path after the page's name. */
export interface PageProps {
  readonly path: readonly string[];
}

/** Returns the parts of a URL's path: `['learn', 'hop']` for `/learn/hop`. */
export function pathParts(url: URL): readonly string[] {
  return url.pathname.split('/').filter((part) => part !== '');
}

/** The path prefixes that have changed. Links and bookmarks to the old paths keep working. */
const RENAMED_PATHS: readonly (readonly [oldPath: string, newPath: string])[] = [
  ['/people/host', '/online/moderation'],
  ['/people', '/online'],
];

/** Returns the new URL of a page whose URL has changed. Returns any other URL unchanged. */
export function toCurrentAddress(url: URL): URL {
  const renaming = RENAMED_PATHS.find(
    ([oldPath]) => url.pathname === oldPath || url.pathname.startsWith(`${oldPath}/`),
  );
  if (renaming === undefined) return url;
  const [oldPath, newPath] = renaming;
  const next = new URL(url);
  next.pathname = newPath + url.pathname.slice(oldPath.length);
  return next;
}
