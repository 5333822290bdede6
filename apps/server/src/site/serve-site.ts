import type { Context, Handler } from 'hono';
import { answerNotFound, answerReadOnly } from '../plain-answers.ts';
import { acceptsGzip, namesTag } from './request-headers.ts';
import { fileAt, type Site, type SiteFile } from './site.ts';

/** Answers with the file of the site at the requested path. HEAD arrives here as GET; its body is dropped later. */
export function serveSite(site: Site): Handler {
  return (c) => {
    const file = fileAt(site, c.req.path);
    if (file === undefined) return answerNotFound(c);
    return c.req.method === 'GET' || c.req.method === 'HEAD' ? sendFile(c, file) : answerReadOnly(c);
  };
}

function sendFile(c: Context, file: SiteFile): Response {
  const gzipped = acceptsGzip(c.req.header('Accept-Encoding')) ? file.gzipped : undefined;
  // The two encodings are different bytes, so they carry different tags.
  const tag = gzipped ? `"${file.entityTag}-gzip"` : `"${file.entityTag}"`;
  c.header('Cache-Control', file.cacheControl);
  c.header('ETag', tag);
  if (file.gzipped) c.header('Vary', 'Accept-Encoding');
  if (namesTag(c.req.header('If-None-Match'), tag)) return c.body(null, 304);

  const body = gzipped ?? file.body;
  c.header('Content-Type', file.contentType);
  c.header('Content-Length', String(body.length));
  if (gzipped) c.header('Content-Encoding', 'gzip');
  return c.body(body);
}
