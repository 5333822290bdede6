import { LANGUAGES, type LanguageTag, preferredLanguage } from '@halma/locales';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

/** Returns the available language that the visitor prefers; a regional variant counts as its language. */
export function negotiateLanguage(c: Context): LanguageTag {
  const language = accepts(c, {
    header: 'Accept-Language',
    supports: LANGUAGES.map(({ tag }) => tag),
    default: 'en',
    match: (accepted) => {
      const preferred = accepted.filter(({ q }) => q > 0).toSorted((one, other) => other.q - one.q);
      return preferredLanguage(preferred.map(({ type }) => type));
    },
  });
  return preferredLanguage([language]);
}
