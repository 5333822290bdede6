import { isGameGroup, isGameId } from '@halma/rules';

/** One file of the built site, ready to send. */
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
 * The built site in memory, by path, such as `/index.html`. The server reads only this map, so no path reaches the
 * disk, however it is written, and a rebuild never mixes old and new files in a running server.
 */
export type Site = ReadonlyMap<string, SiteFile>;

/** Paths that are served with another file of the site, unless a file exists there. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['/', '/index.html'],
  // Browsers request it before they have read the page's link to its icon.
  ['/favicon.ico', '/icon.svg'],
]);

/**
 * The first segments of the paths at which the site has pages; the page itself reads the rest. A test of the site
 * compares them with the site's routes.
 */
export const SITE_PAGES = [
  'play',
  'online',
  'games',
  'solitaires',
  'analysis',
  'learn',
  'print',
  'about',
] as const;

/** First segments of earlier versions. The site replaces them with the current ones. */
export const EARLIER_SITE_PAGES = ['people'] as const;

/** Returns the file for a path; undefined if there is none. All pages share one document. */
export function fileAt(site: Site, path: string): SiteFile | undefined {
  return site.get(path) ?? site.get(isPage(path) ? '/index.html' : (ALIASES.get(path) ?? ''));
}

function isPage(path: string): boolean {
  const [, first, ...rest] = path.split('/');
  if (first === 'games') return isGamePage(rest.filter((part) => part !== ''));
  return [...SITE_PAGES, ...EARLIER_SITE_PAGES].some((page) => page === first);
}

/** Returns whether a path below `/games` is the gallery, or the page of a group or of one of its games. */
function isGamePage([name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  return rest.length === 0 && (isGameGroup(name) || isGameId(name));
}
