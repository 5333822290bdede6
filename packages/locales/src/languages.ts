import type { Locale } from './subjects.ts';

/** The module in a language's folder. */
export interface LocaleModule {
  readonly locale: Locale;
}

interface Language {
  /** The BCP 47 tag, for `lang` attributes and `Intl`. */
  readonly tag: string;
  /** The name of the language in that language. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** Loads the table of its subjects; null for English, which is bundled with the code that uses it. */
  readonly load: (() => Promise<LocaleModule>) | null;
}

/** The languages, in the order in which the settings list them. A new language needs a folder and a row here. */
export const LANGUAGES = [
  { tag: 'en', name: 'English', direction: 'ltr', load: null },
  {
    tag: 'de',
    name: 'Deutsch',
    direction: 'ltr',
    load: (): Promise<LocaleModule> => import('./de/index.ts'),
  },
] as const satisfies readonly Language[];

export type LanguageTag = (typeof LANGUAGES)[number]['tag'];

export function isLanguageTag(value: unknown): value is LanguageTag {
  return LANGUAGES.some(({ tag }) => tag === value);
}

/**
 * Returns the first supported language in a list such as `navigator.languages`, or English if there is none.
 */
export function preferredLanguage(wanted: readonly string[]): LanguageTag {
  const tags = LANGUAGES.map(({ tag }) => tag);
  return preferredTag(wanted, tags) ?? 'en';
}

/**
 * Returns the first of the wanted languages that is supported: under the same tag, or else under the first tag of the
 * same language, such as `de` for `de-AT` and `pt-BR` for `pt`. Returns undefined if none is.
 */
export function preferredTag<Tag extends string>(
  wanted: readonly string[],
  supported: readonly Tag[],
): Tag | undefined {
  for (const tag of wanted) {
    const match =
      supported.find((candidate) => candidate.toLowerCase() === tag.toLowerCase()) ??
      supported.find((candidate) => primaryOf(candidate) === primaryOf(tag));
    if (match !== undefined) return match;
  }
  return undefined;
}

/** Returns the language of a tag, without its script and region. */
function primaryOf(tag: string): string | undefined {
  return tag.toLowerCase().split('-')[0];
}

/** Loads a language's table of subjects. Returns null for English; rejects if the file cannot be fetched. */
export async function loadLocale(tag: LanguageTag): Promise<Locale | null> {
  const load = LANGUAGES.find((language) => language.tag === tag)?.load ?? null;
  return load === null ? null : (await load()).locale;
}
