import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { LANGUAGES, type PlainWords, plainWords } from './plain-words.ts';

interface PlainAnswer {
  readonly status: ContentfulStatusCode;
  /** For programs. */
  readonly error: string;
  /** For people. */
  readonly words: keyof PlainWords['answers'];
}

/** Says that nothing lives at this address. */
export function answerNotFound(c: Context): Response {
  return answerPlainly(c, { status: 404, error: 'not-found', words: 'notFound' });
}

/** Says that this address can only be read. */
export function answerReadOnly(c: Context): Response {
  c.header('Allow', 'GET, HEAD');
  return answerPlainly(c, { status: 405, error: 'method-not-allowed', words: 'readOnly' });
}

/** Says that the server failed, without details. */
export function answerFailure(c: Context): Response {
  return answerPlainly(c, { status: 500, error: 'internal-error', words: 'failure' });
}

function answerPlainly(c: Context, { status, error, words }: PlainAnswer): Response {
  c.header('Cache-Control', 'no-store');
  c.header('Vary', 'Accept, Accept-Language');
  // Only a browser asks for HTML by name; everything else, such as `*/*`, gets JSON.
  const type = accepts(c, {
    header: 'Accept',
    supports: ['text/html', 'application/json'],
    default: 'application/json',
  });
  return type === 'text/html' ? c.html(page(languageOf(c), words), status) : c.json({ error }, status);
}

/** The language a visitor likes best of those there are; a dialect counts as its language. */
function languageOf(c: Context): (typeof LANGUAGES)[number] {
  const liked = accepts(c, {
    header: 'Accept-Language',
    supports: [...LANGUAGES],
    default: 'en',
    match: (all, { supports, default: unless }) => {
      const byLiking = all.filter(({ q }) => q > 0).toSorted((one, other) => other.q - one.q);
      const named = byLiking.map(({ type }) => type.toLowerCase().split('-')[0] ?? '');
      return named.find((language) => supports.includes(language)) ?? unless;
    },
  });
  return LANGUAGES.find((language) => language === liked) ?? 'en';
}

// All text comes from the table of words, never from the request, so nothing needs escaping.
function page(language: (typeof LANGUAGES)[number], words: keyof PlainWords['answers']): string {
  const { answers, home } = plainWords[language];
  const { title, sentence } = answers[words];
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
