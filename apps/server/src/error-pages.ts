import type { LanguageTag } from '@halma/locales';
import { type ServerStrings, serverStrings } from '@halma/locales/server';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { negotiateLanguage } from './http/language.ts';

type PageName = keyof ServerStrings['pages'];

interface ErrorPage {
  readonly status: ContentfulStatusCode;
  /** The error code in a JSON response. */
  readonly error: string;
  /** The text of an HTML response. */
  readonly page: PageName;
}

/** Responds that nothing exists at this URL. */
export function respondNotFound(c: Context): Promise<Response> {
  return respondWithErrorPage(c, { status: 404, error: 'not-found', page: 'notFound' });
}

/** Responds that this URL accepts only GET and HEAD. */
export function respondReadOnly(c: Context): Promise<Response> {
  c.header('Allow', 'GET, HEAD');
  return respondWithErrorPage(c, { status: 405, error: 'method-not-allowed', page: 'readOnly' });
}

/** Responds that the server failed, without details. */
export function respondInternalError(c: Context): Promise<Response> {
  return respondWithErrorPage(c, { status: 500, error: 'internal-error', page: 'failure' });
}

async function respondWithErrorPage(c: Context, { status, error, page }: ErrorPage): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Accept, Accept-Language');
  if (!asksForPage(c)) return c.json({ error }, status);
  const language = negotiateLanguage(c);
  return c.html(formatPage(language, await serverStrings.in(language), page), status);
}

/**
 * Returns whether a client prefers a page to JSON. Only browsers ask for HTML by name; others accept JSON or anything.
 */
export function asksForPage(c: Context): boolean {
  const type = accepts(c, {
    header: 'Accept',
    supports: ['text/html', 'application/json'],
    default: 'application/json',
  });
  return type === 'text/html';
}

// All text comes from the locale, none from the request, so nothing needs escaping.
function formatPage(language: LanguageTag, { pages, home }: ServerStrings, page: PageName): string {
  const { title, sentence } = pages[page];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Halma</title>
<main>
<h1>${title}</h1>
<p>${sentence}</p>
<p><a href="/">${home}</a></p>
</main>
</html>
`;
}
