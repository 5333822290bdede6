import { type LanguageTag, loadLocale } from './languages.ts';
import type { Subject, WordsBySubject } from './subjects.ts';

/** The words of one subject. Called, it returns them in the language in use, or in English until they are loaded. */
export interface Words<Content> {
  (): Content;
  readonly english: Content;
  /** Loads and returns the words in one language, whichever is in use. Rejects if they cannot be fetched. */
  readonly in: (tag: LanguageTag) => Promise<Content>;
}

interface LoadedSubject {
  readonly has: (tag: LanguageTag) => boolean;
  readonly load: (tag: LanguageTag) => Promise<unknown>;
}

/** The subjects of the modules loaded so far. */
const subjects: LoadedSubject[] = [];

let languageInUse: () => LanguageTag = () => 'en';

/** Sets how to read the language in use. A page passes its signal, so that a read of words follows later changes. */
export function useLanguage(read: () => LanguageTag): void {
  languageInUse = read;
}

/** Makes the words of a subject: English here, each other language by a dynamic import when it is asked for. */
export function words<Name extends Subject>(
  subject: Name,
  english: WordsBySubject[Name],
): Words<WordsBySubject[Name]> {
  return loadedWords(english, async (tag) => {
    const locale = await loadLocale(tag);
    return locale === null ? english : (await locale[subject]()).words;
  });
}

/** Makes the words of a subject whose other languages the given function fetches. */
export function loadedWords<Content extends object>(
  english: Content,
  fetch: (tag: LanguageTag) => Promise<Content>,
): Words<Content> {
  const loaded = new Map<LanguageTag, Content>([['en', english]]);
  const load = async (tag: LanguageTag): Promise<Content> => {
    const content = loaded.get(tag) ?? (await fetch(tag));
    loaded.set(tag, content);
    return content;
  };
  subjects.push({ has: (tag) => loaded.has(tag), load });
  return Object.assign(() => loaded.get(languageInUse()) ?? english, { english, in: load });
}

/**
 * Loads a language for the subjects of all modules loaded so far, and of those that arrive meanwhile.
 * Returns whether any was missing. Rejects if a file cannot be fetched; a later call tries again.
 */
export async function loadLanguage(tag: LanguageTag): Promise<boolean> {
  const missing = subjects.filter(({ has }) => !has(tag));
  if (missing.length === 0) return false;
  await Promise.all(missing.map(({ load }) => load(tag)));
  await loadLanguage(tag);
  return true;
}
