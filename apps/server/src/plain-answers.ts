import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

interface PlainAnswer {
  readonly status: ContentfulStatusCode;
  /** For programs. */
  readonly error: string;
  /** For people. */
  readonly title: string;
  readonly sentence: string;
}

/** Says that nothing lives at this address. */
export function answerNotFound(c: Context): Response {
  return answerPlainly(c, {
    status: 404,
    error: 'not-found',
    title: 'Page not found',
    sentence: 'There is nothing at this address.',
  });
}

/** Says that this address can only be read. */
export function answerReadOnly(c: Context): Response {
  c.header('Allow', 'GET, HEAD');
  return answerPlainly(c, {
    status: 405,
    error: 'method-not-allowed',
    title: 'Not possible here',
    sentence: 'This address can only be read.',
  });
}

/** Reports a bug to the log and, without details, to the visitor. */
export function answerFailure(failure: Error, c: Context): Response {
  console.error(failure);
  return answerPlainly(c, {
    status: 500,
    error: 'internal-error',
    title: 'Something went wrong',
    sentence: 'The server made a mistake. Please try again.',
  });
}

function answerPlainly(c: Context, answer: PlainAnswer): Response {
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Accept');
  // Only a browser asks for HTML by name; everything else, such as `*/*`, gets JSON.
  const type = accepts(c, {
    header: 'Accept',
    supports: ['text/html', 'application/json'],
    default: 'application/json',
  });
  return type === 'text/html'
    ? c.html(page(answer), answer.status)
    : c.json({ error: answer.error }, answer.status);
}

// All text comes from this file, never from the request, so nothing needs escaping.
function page({ title, sentence }: PlainAnswer): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Halma</title>
<main>
<h1>${title}</h1>
<p>${sentence}</p>
<p><a href="/">Go to the first page</a></p>
</main>
</html>
`;
}
