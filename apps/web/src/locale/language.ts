import {
  isLanguageTag,
  LANGUAGES,
  type LanguageTag,
  loadLanguage,
  preferredLanguage,
  useLanguage,
} from '@halma/locales';
import { type Accessor, createSignal } from 'solid-js';
import { readStored, store } from '../storage/browser-storage.ts';

const STORED = 'halma.language';

const [inUse, setInUse] = createSignal<LanguageTag>('en');
/** Changes when words arrive, so that text on the page follows. */
const [arrival, setArrival] = createSignal(0);

useLanguage(() => {
  arrival();
  return inUse();
});

/** The language of the page; a read in an effect or in JSX follows later changes. */
export const language: Accessor<LanguageTag> = inUse;

/** The direction in which the language of the page is written. */
export function direction(): 'ltr' | 'rtl' {
  return LANGUAGES.find(({ tag }) => tag === inUse())?.direction ?? 'ltr';
}

/** Changes the language of the whole page, once its words are here. Returns false if they cannot be fetched. */
export async function changeLanguage(next: LanguageTag): Promise<boolean> {
  try {
    await load(next);
  } catch {
    return false;
  }
  setInUse(next);
  return true;
}

async function load(tag: LanguageTag): Promise<void> {
  if (await loadLanguage(tag)) setArrival((count) => count + 1);
}

/** Changes the language and stores the choice. Returns false, and changes nothing, if its words cannot be fetched. */
export async function chooseLanguage(next: LanguageTag): Promise<boolean> {
  const isChanged = await changeLanguage(next);
  if (isChanged) store(STORED, next);
  return isChanged;
}

/**
 * Starts in the stored language, or in the one that the browser prefers. If its words cannot be fetched, the page is
 * in English until the connection returns.
 */
export async function startLanguage(): Promise<void> {
  const stored = readStored(STORED);
  const wanted = isLanguageTag(stored) ? stored : preferredLanguage(navigator.languages);
  if (await changeLanguage(wanted)) return;
  addEventListener('online', () => void startLanguage(), { once: true });
}

/** Loads a part of the site together with its words in the language of the page, so that it never shows another first. */
export async function withCatalogue<Part>(part: Promise<Part>): Promise<Part> {
  const loaded = await part;
  // English stands in for words that cannot be fetched
  await load(inUse()).catch(() => undefined);
  return loaded;
}
