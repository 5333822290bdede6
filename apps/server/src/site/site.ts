/** One file of the built site, ready to be sent. */
export interface SiteFile {
  readonly contentType: string;
  readonly cacheControl: string;
  /** Without quotes. */
  readonly entityTag: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Present when compression made the file smaller. */
  readonly gzipped: Uint8Array<ArrayBuffer> | undefined;
}

/**
 * The built site in memory, by path (`/index.html`). The server responds from this map alone, so no path, however
 * written, reaches the disk, and a rebuild never mixes old and new files in a running server.
 */
export type Site = ReadonlyMap<string, SiteFile>;

/** Paths that another file of the site answers, unless they are files themselves. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['/', '/index.html'],
  // Browsers ask for it before they have read which icon the page names.
  ['/favicon.ico', '/icon.svg'],
]);

/**
 * The first parts of the paths at which the site has pages; the page itself reads the rest. A test of the site compares
 * them with its own table.
 */
export const SITE_PAGES = ['play', 'online', 'solitaires', 'analysis', 'learn', 'print'] as const;

/** The first parts that pages had before. The site replaces them with the present ones. */
export const EARLIER_SITE_PAGES = ['people'] as const;

/** Returns the file for a path; undefined when there is none. One document serves all pages. */
export function fileAt(site: Site, path: string): SiteFile | undefined {
  return site.get(path) ?? site.get(isPage(path) ? '/index.html' : (ALIASES.get(path) ?? ''));
}

function isPage(path: string): boolean {
  const [, first] = path.split('/');
  return [...SITE_PAGES, ...EARLIER_SITE_PAGES].some((page) => page === first);
}
