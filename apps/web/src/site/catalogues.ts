import { type Accessor, createSignal } from 'solid-js';
import { type Language, language, takeLanguage } from './language.ts';

/** A language whose words are fetched only where somebody reads it. English comes with the page. */
type Fetched = Exclude<Language, 'en'>;

/** The words of one subject, as far as it matters which languages they are there in. */
interface Catalogue {
  readonly isThere: (of: Language) => boolean;
  readonly fetch: (of: Language) => Promise<void>;
}

/** Every catalogue that the parts fetched so far have brought along. */
const catalogues: Catalogue[] = [];

/**
 * One subject in all languages, as an accessor of its words in the language in use.
 * The English catalogue gives the type, so that a language which lacks an entry does not compile. It also stands in
 * where another cannot be fetched.
 */
export function translated<Words extends object>(
  english: Words,
  others: Readonly<Record<Fetched, () => Promise<Words>>>,
): Accessor<Words> {
  const [known, setKnown] = createSignal<Readonly<Partial<Record<Language, Words>>>>({ en: english });
  catalogues.push({
    isThere: (of) => known()[of] !== undefined,
    fetch: async (of) => {
      if (of === 'en') return;
      const words = await others[of]();
      setKnown((before) => ({ ...before, [of]: words }));
    },
  });
  return () => known()[language()] ?? english;
}

/** Fetches what is missing of a language for all that is on the page. Rejects where a file cannot be fetched. */
async function fetchWords(of: Language): Promise<void> {
  const missing = catalogues.filter(({ isThere }) => !isThere(of));
  if (missing.length === 0) return;
  await Promise.all(missing.map(({ fetch }) => fetch(of)));
  // meanwhile another part may have come, with catalogues of its own
  await fetchWords(of);
}

/** Changes the language of the whole page, once its words are there. @returns false where they cannot be fetched */
export async function changeLanguage(next: Language): Promise<boolean> {
  try {
    await fetchWords(next);
  } catch {
    return false;
  }
  takeLanguage(next);
  return true;
}

/** Fetches a part of the site and what it says in the language in use, so that it never shows another one first. */
export async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  const fetched = await part;
  // words that cannot be fetched are no reason to show nothing: there English stands in
  await fetchWords(language()).catch(() => undefined);
  return fetched;
}
