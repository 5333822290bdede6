import { changeLanguage } from './catalogues.ts';
import { LANGUAGES, type Language, languageFor } from './language.ts';
import { readStored, store } from './storage.ts';

const STORED = 'halma.language';

/**
 * Takes the kept language into use, or the one the browser wishes for. Where its words cannot be fetched the page is in
 * English until the connection is back.
 */
export async function startLanguage(): Promise<void> {
  const kept = readStored(STORED);
  const wished = LANGUAGES.find((code) => code === kept) ?? languageFor(navigator.languages);
  if (await changeLanguage(wished)) return;
  addEventListener('online', () => void startLanguage(), { once: true });
}

/** Changes the language and keeps it. @returns false where its words cannot be fetched: then nothing changes */
export async function chooseLanguage(next: Language): Promise<boolean> {
  const isChanged = await changeLanguage(next);
  if (isChanged) store(STORED, next);
  return isChanged;
}
