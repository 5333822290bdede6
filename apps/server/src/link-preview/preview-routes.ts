import { boardPicture } from '@halma/board/drawing';
import { type Context, Hono } from 'hono';
import { readCaller, remoteAddress } from '../http/caller.ts';
import { negotiateLanguage } from '../http/language.ts';
import type { Services } from '../services.ts';
import { createSiteFile } from '../site/read-site.ts';
import { documentRequest, sendFile } from '../site/serve-site.ts';
import { documentAt, type Site } from '../site/site.ts';
import { analysisPositionPreview } from './analysis-position.ts';
import { firstPreview, type LinkPreview, type PreviewSource } from './link-preview.ts';
import { onlineGamePreviews } from './online-game.ts';
import type { PicturePainter } from './picture-painter.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH, withLinkPreview } from './preview-document.ts';
import { sitePagePreviews } from './site-pages.ts';

const PICTURE_PATH = '/link-preview.png';

/**
 * How long clients may cache a picture of an online game, and one of a position that never changes, in seconds.
 */
const GAME_PICTURE_SECONDS = 60;
const FIXED_PICTURE_SECONDS = 24 * 60 * 60;

/** The maximum length of a page's path and query in the URL of its picture, in characters. */
const MAX_PAGE_LENGTH = 1000;

type PreviewServices = Pick<Services, 'games' | 'names' | 'limit' | 'publicAccess'>;

/**
 * Creates the routes that messaging apps use to preview links: the site's pages with their titles,
 * descriptions and pictures, and the pictures themselves. They show no more than any visitor can see.
 * Requests over the rate limit get the page without a preview.
 */
export function linkPreviewRoutes(services: PreviewServices, site: Site, painter: PicturePainter): Hono {
  const previewOf = firstPreview([
    onlineGamePreviews(services),
    analysisPositionPreview,
    sitePagePreviews(site),
  ]);
  const routes = new Hono();
  routes.get(PICTURE_PATH, (c) => sendPicture(c, services, previewOf, painter));
  routes.get('*', async (c, next) => {
    const document = documentAt(site, documentRequest(c));
    if (document === undefined || isLimited(c, services, 'read')) return next();
    const url = new URL(c.req.url);
    const preview = await previewOf(url, negotiateLanguage(c));
    if (preview === undefined) return next();
    const origin = publicOrigin(c, services);
    const page = `${url.pathname}${url.search}`;
    const text = withLinkPreview(
      new TextDecoder().decode(document.body),
      preview,
      `${origin}${page}`,
      pictureAddress(origin, page, preview),
    );
    return sendFile(c, createSiteFile(document, new TextEncoder().encode(text)));
  });
  return routes;
}

async function sendPicture(
  c: Context,
  services: PreviewServices,
  previewOf: PreviewSource,
  painter: PicturePainter,
): Promise<Response> {
  if (isLimited(c, services, 'search')) return c.body(null, 429, { 'Retry-After': '5' });
  const url = pageUrl(c.req.query('page') ?? '');
  const board = url === undefined ? undefined : (await previewOf(url, 'en'))?.board;
  if (board === undefined) return c.notFound();
  const { position, key, version } = board;
  const picture = await painter.paint(key, () =>
    boardPicture({ position, width: PICTURE_WIDTH, height: PICTURE_HEIGHT }),
  );
  if (picture === undefined) return c.body(null, 503, { 'Retry-After': '5' });
  const seconds = version === undefined ? FIXED_PICTURE_SECONDS : GAME_PICTURE_SECONDS;
  return c.body(picture, 200, {
    'Content-Type': 'image/png',
    'Cache-Control': `public, max-age=${seconds}`,
  });
}

/** Returns the URL of a page from its path and query; undefined if it is not a page of this site. */
function pageUrl(page: string): URL | undefined {
  const base = 'http://localhost';
  if (!page.startsWith('/') || page.length > MAX_PAGE_LENGTH || !URL.canParse(page, base)) return undefined;
  const url = new URL(page, base);
  return url.origin === base ? url : undefined;
}

/**
 * Returns the URL of a page's picture. A new position has a new URL, because messengers keep pictures for
 * days.
 */
function pictureAddress(origin: string, page: string, { board }: LinkPreview): string | undefined {
  if (board === undefined || page.length > MAX_PAGE_LENGTH) return undefined;
  const query = new URLSearchParams({ page });
  if (board.version !== undefined) query.set('version', String(board.version));
  return `${origin}${PICTURE_PATH}?${query}`;
}

/**
 * Returns whether a client has used up its rate limit. Painting a picture takes far longer than answering another
 * request, so a request for a picture counts as a search.
 */
function isLimited(
  c: Context,
  { limit, publicAccess }: PreviewServices,
  rateClass: 'read' | 'search',
): boolean {
  const { network } = readCaller(c.req.header(), remoteAddress(c), publicAccess);
  return limit(rateClass, network) > 0;
}

/** Returns the URL of this site as visitors know it. */
function publicOrigin(c: Context, { publicAccess }: PreviewServices): string {
  return publicAccess.publicOrigin ?? new URL(c.req.url).origin;
}
