import type { LanguageTag } from '@halma/locales';
import { isGameGroup, isGameId } from '@halma/rules';

/** One file of the built site, ready to send. */
export interface SiteFile {
  readonly contentType: string;
  readonly cacheControl: string;
  /** The entity tag, without quotes. */
  readonly entityTag: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Present if compression made the file smaller. */
  readonly gzipped: Uint8Array<ArrayBuffer> | undefined;
}

/**
 * The built site in memory, by path, such as `/index.html`. The server reads only this map, so no path reaches the
 * disk, however it is written, and a rebuild never mixes old and new files in a running server.
 */
export type Site = ReadonlyMap<string, SiteFile>;

/** The document for every page that has no separate one. */
export const SITE_DOCUMENT = '/index.html';

/** The page at `/`. */
const HOME_PAGE = 'home';

/** Browsers request this path before they have read the page's link to its icon. */
const FAVICON = '/favicon.ico';
const ICON = '/icon.svg';

/**
 * The first segments of the paths at which the site has pages; the page itself reads the rest. A site test
 * compares them with the site's routes.
 */
export const SITE_PAGES = [
  'play',
  'online',
  'games',
  'solitaires',
  'analysis',
  'learn',
  'solved',
  'print',
  'about',
  'embed',
] as const;

/** First segments that earlier versions used. The site replaces them with the current ones. */
export const EARLIER_SITE_PAGES = ['people'] as const;

/** Paths whose file has a different name: the icon, and the first page of the documentation. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  [FAVICON, ICON],
  ['/docs', '/docs/index.html'],
  ['/docs/', '/docs/index.html'],
]);

/** The properties of a request that determine which document of a page it gets. */
export interface DocumentRequest {
  readonly path: string;
  /** The query with its question mark, or empty. */
  readonly search: string;
  readonly language: LanguageTag;
}

/** Returns the file at a path; undefined if there is none. */
export function fileAt(site: Site, request: DocumentRequest): SiteFile | undefined {
  const { path } = request;
  return site.get(ALIASES.get(path) ?? path) ?? documentAt(site, request);
}

/**
 * Returns the document of a page; undefined if the site has no page at the path. A URL may have a
 * document that shows its first screen; all others use the document of their page. The documents differ only
 * in that screen and in the files that the browser fetches first, so the site's own document can replace any
 * of them.
 */
export function documentAt(site: Site, { path, search, language }: DocumentRequest): SiteFile | undefined {
  const page = pageAt(path);
  if (page === undefined) return undefined;
  const name = path === '/' ? `/${HOME_PAGE}` : path;
  return (
    site.get(`/pages${name}${search.replace('?', '/')}.${language}.html`) ??
    site.get(`/pages/${page}/any.${language}.html`) ??
    site.get(SITE_DOCUMENT)
  );
}

/** Returns the name of the page at a path. */
function pageAt(path: string): string | undefined {
  const [, firstSegment = '', ...rest] = path.split('/');
  if (path === '/') return HOME_PAGE;
  if (firstSegment === 'games' && !isGamePage(rest.filter((part) => part !== ''))) return undefined;
  return [...SITE_PAGES, ...EARLIER_SITE_PAGES].find((page) => page === firstSegment);
}

/** Returns whether a path under `/games` is the gallery, a group's page or a game's page. */
function isGamePage([name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  return rest.length === 0 && (isGameGroup(name) || isGameId(name));
}
