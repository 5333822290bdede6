import { type Accessor, createSignal } from 'solid-js';

/** The languages of the site. A new one is a row here and a catalogue beside each of the others. */
export const LANGUAGES = ['en', 'de'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The name each language calls itself by. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

const [chosen, setChosen] = createSignal<Language>('en');

/** The language of the page now; reading it in an effect or in JSX follows later changes. */
export const language: Accessor<Language> = chosen;

/** Takes a language into use, whose words are there. `changeLanguage` fetches them first. */
export function takeLanguage(next: Language): void {
  setChosen(next);
}

/** The first of the wished languages that the site speaks, such as of `navigator.languages`; English if none. */
export function languageFor(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const found = LANGUAGES.find((code) => wish.toLowerCase().split('-')[0] === code);
    if (found !== undefined) return found;
  }
  return 'en';
}
