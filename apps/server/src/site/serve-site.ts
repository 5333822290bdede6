import type { Context, Handler } from 'hono';
import { asksForPage, respondNotFound, respondReadOnly } from '../error-pages.ts';
import { negotiateLanguage } from '../http/language.ts';
import { type DocumentRequest, fileAt, SITE_DOCUMENT, type Site, type SiteFile } from './site.ts';

/** Responds with the file at the requested path. Hono removes the body of a response to HEAD. */
export function serveSite(site: Site): Handler {
  return (c) => {
    const file = fileAt(site, documentRequest(c));
    if (file === undefined) return respondMissing(c, site);
    return c.req.method === 'GET' || c.req.method === 'HEAD' ? sendFile(c, file) : respondReadOnly(c);
  };
}

/** Returns the parts of a request that select its document. */
export function documentRequest(c: Context): DocumentRequest {
  return {
    path: c.req.path,
    // Only documents need these, so they are not computed for other files.
    get search() {
      return new URL(c.req.url).search;
    },
    get language() {
      return negotiateLanguage(c);
    },
  };
}

/**
 * Browsers get the site, which says that the page is missing and links to other pages; all other clients get a short
 * response.
 */
function respondMissing(c: Context, site: Site): Response | Promise<Response> {
  const document = site.get(SITE_DOCUMENT);
  const isReadRequest = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (document === undefined || !isReadRequest || !asksForPage(c)) return respondNotFound(c);
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Accept');
  c.header('Content-Type', document.contentType);
  return c.body(document.body, 404);
}

/** Responds with a file, gzipped if the client accepts gzip; with 304 if the client already has the file. */
export function sendFile(c: Context, file: SiteFile): Response {
  const gzipped = acceptsGzip(c.req.header('Accept-Encoding')) ? file.gzipped : undefined;
  // The two encodings have different bytes, so they need different tags.
  const tag = gzipped ? `"${file.entityTag}-gzip"` : `"${file.entityTag}"`;
  c.header('Cache-Control', file.cacheControl);
  c.header('ETag', tag);
  if (file.gzipped) c.header('Vary', 'Accept-Encoding', { append: true });
  if (isDocument(file)) c.header('Vary', 'Accept-Language', { append: true });
  if (includesTag(c.req.header('If-None-Match'), tag)) return c.body(null, 304);

  const body = gzipped ?? file.body;
  c.header('Content-Type', file.contentType);
  c.header('Content-Length', String(body.length));
  if (gzipped) c.header('Content-Encoding', 'gzip');
  return c.body(body);
}

/** Returns whether a file is an HTML document. HTML pages differ by language. */
function isDocument({ contentType }: SiteFile): boolean {
  return contentType.startsWith('text/html');
}

/** Returns whether an Accept-Encoding header allows gzip. */
function acceptsGzip(header: string | undefined): boolean {
  return (header ?? '').split(',').some((part) => {
    const [coding, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return coding === 'gzip' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** Returns whether an If-None-Match header names this tag: the browser already has the file. */
function includesTag(header: string | undefined, quotedTag: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const tag = part.trim().replace(/^W\//, '');
    return tag === '*' || tag === quotedTag;
  });
}
