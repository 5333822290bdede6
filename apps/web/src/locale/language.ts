import {
  isLanguageTag,
  LANGUAGES,
  type LanguageTag,
  loadLanguage,
  preferredLanguage,
  setLanguageSource,
} from '@halma/locales';
import { type Accessor, createSignal } from 'solid-js';
import { readStored, store } from '../storage/browser-storage.ts';

const STORAGE_KEY = 'halma.language';

const [current, setCurrent] = createSignal<LanguageTag>('en');
/** The number of loaded catalogues. The strings on the page depend on it, so they change when a catalogue has loaded. */
const [loadCount, setLoadCount] = createSignal(0);

setLanguageSource(() => {
  loadCount();
  return current();
});

/** The page's language. Effects and JSX that read it update when the language changes. */
export const language: Accessor<LanguageTag> = current;

/** Returns the writing direction of the page's language. */
export function direction(): 'ltr' | 'rtl' {
  return LANGUAGES.find(({ tag }) => tag === current())?.direction ?? 'ltr';
}

/** The effect of a change of the language: `superseded` means that a newer change began before the catalogue had loaded. */
type LanguageChange = 'changed' | 'failed' | 'superseded';

let changeCount = 0;

/** Changes the language of the whole page after loading its catalogue, unless another change begins in the meantime. */
export async function changeLanguage(next: LanguageTag): Promise<LanguageChange> {
  changeCount += 1;
  const change = changeCount;
  const isLoaded = await load(next).then(
    () => true,
    () => false,
  );
  if (change !== changeCount) return 'superseded';
  if (!isLoaded) return 'failed';
  setCurrent(next);
  return 'changed';
}

async function load(tag: LanguageTag): Promise<void> {
  if (await loadLanguage(tag)) setLoadCount((count) => count + 1);
}

/** Changes the language and stores the choice. If the change fails or is superseded, stores nothing. */
export async function chooseLanguage(next: LanguageTag): Promise<LanguageChange> {
  const change = await changeLanguage(next);
  if (change === 'changed') store(STORAGE_KEY, next);
  return change;
}

/**
 * Starts in the stored language, or else in the browser's preferred language. If the catalogue cannot be
 * fetched, the page is in English until the connection returns.
 */
export async function startLanguage(): Promise<void> {
  const stored = readStored(STORAGE_KEY);
  const preferred = isLanguageTag(stored) ? stored : preferredLanguage(navigator.languages);
  if ((await changeLanguage(preferred)) !== 'failed') return;
  addEventListener('online', () => void startLanguage(), { once: true });
}

/**
 * Loads a part of the site together with its strings in the page's language, so that no other language
 * flashes up briefly.
 */
export async function withCatalogue<Part>(part: Promise<Part>): Promise<Part> {
  const loaded = await part;
  // Strings that cannot be fetched appear in English.
  await load(current()).catch(() => undefined);
  return loaded;
}
