import { createEffect } from 'solid-js';
import { changeLanguage, LANGUAGES, type Language, language, languageFor } from './language.ts';
import { readStored, store } from './storage.ts';

const STORED = 'halma.language';

/** Takes the kept language into use, or the one the browser wishes for, and lets the document say which it is. */
export function startLanguage(): void {
  const kept = readStored(STORED);
  changeLanguage(LANGUAGES.find((code) => code === kept) ?? languageFor(navigator.languages));
  createEffect(() => {
    document.documentElement.lang = language();
  });
}

/** Changes the language and keeps it. */
export function chooseLanguage(next: Language): void {
  changeLanguage(next);
  store(STORED, next);
}
