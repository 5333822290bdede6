/** One file of the built site, ready to be sent. */
export interface SiteFile {
  readonly contentType: string;
  readonly cacheControl: string;
  /** Without quotes. */
  readonly entityTag: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Present when compressing made the file smaller. */
  readonly gzipped: Uint8Array<ArrayBuffer> | undefined;
}

/**
 * The built site, held in memory by path (`/index.html`). Requests are answered from this map alone, so no
 * path, however written, reaches the disk; and a rebuild never mixes old and new files in a running server.
 */
export type Site = ReadonlyMap<string, SiteFile>;

/** Paths that another file of the site answers, unless they are files themselves. */
const standIns: ReadonlyMap<string, string> = new Map([
  ['/', '/index.html'],
  // Asked for by browsers and others that have not read which icon the page names.
  ['/favicon.ico', '/icon.svg'],
]);

/**
 * The first parts of the paths at which the site has pages: what follows them the page itself understands. A test of the
 * site holds them against its own table.
 */
export const PAGES = ['play', 'people', 'solitaires', 'analysis', 'learn', 'print'] as const;

/** The file that answers a path; undefined when there is none. A page is answered by the one document of the site. */
export function fileAt(site: Site, path: string): SiteFile | undefined {
  return site.get(path) ?? site.get(isPage(path) ? '/index.html' : (standIns.get(path) ?? ''));
}

function isPage(path: string): boolean {
  const [, first] = path.split('/');
  return PAGES.some((page) => page === first);
}
