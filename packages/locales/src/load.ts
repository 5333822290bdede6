import { type LanguageTag, loadLocale } from './languages.ts';
import type { StringsBySubject, Subject } from './subjects.ts';

/** The strings of one subject: a call returns them in the language in use, or in English until that language has loaded. */
export interface Strings<Content> {
  (): Content;
  readonly english: Content;
  /** Loads and returns the strings in a language, which need not be the one in use. Rejects if they cannot be fetched. */
  readonly in: (tag: LanguageTag) => Promise<Content>;
}

interface LoadedSubject {
  readonly isLoaded: (tag: LanguageTag) => boolean;
  readonly load: (tag: LanguageTag) => Promise<unknown>;
}

/** The subjects of the modules loaded so far. */
const subjects: LoadedSubject[] = [];

let languageInUse: () => LanguageTag = () => 'en';

/**
 * Sets the function that returns the language in use. A page passes its signal, so that its strings change with the
 * language.
 */
export function setLanguageSource(read: () => LanguageTag): void {
  languageInUse = read;
}

/**
 * Returns the strings of a subject: English immediately, any other language once its dynamic import has
 * loaded.
 */
export function defineStrings<Name extends Subject>(
  subject: Name,
  english: StringsBySubject[Name],
): Strings<StringsBySubject[Name]> {
  return createStrings(english, async (tag) => {
    const locale = await loadLocale(tag);
    return locale === null ? english : (await locale[subject]()).strings;
  });
}

/** Returns the strings of a subject; `fetchContent` loads its other languages. */
export function createStrings<Content extends object>(
  english: Content,
  fetchContent: (tag: LanguageTag) => Promise<Content>,
): Strings<Content> {
  const loaded = new Map<LanguageTag, Content>([['en', english]]);
  const load = async (tag: LanguageTag): Promise<Content> => {
    const content = loaded.get(tag) ?? (await fetchContent(tag));
    loaded.set(tag, content);
    return content;
  };
  subjects.push({ isLoaded: (tag) => loaded.has(tag), load });
  return Object.assign(() => loaded.get(languageInUse()) ?? english, { english, in: load });
}

/**
 * Loads a language for the subjects of all modules loaded so far, and of modules that load in the meantime.
 * Returns whether any subject was missing. Rejects if a file cannot be fetched; a later call tries again.
 */
export async function loadLanguage(tag: LanguageTag): Promise<boolean> {
  const missing = subjects.filter(({ isLoaded }) => !isLoaded(tag));
  if (missing.length === 0) return false;
  await Promise.all(missing.map(({ load }) => load(tag)));
  await loadLanguage(tag);
  return true;
}
