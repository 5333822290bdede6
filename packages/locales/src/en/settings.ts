import { defineStrings, type Strings } from '../load.ts';

/** The settings dialog, which every page has. */
const english = {
  language: 'Language',
  languageFailed: 'This language could not be loaded. Check your connection and choose it again.',
  themes: { paper: 'Paper', quiet: 'Quiet', contrast: 'Contrast' },
  schemes: { system: 'System', light: 'Light', dark: 'Dark' },
  colours: 'Colours',
  light: 'Light or dark',
};

export type SettingsStrings = typeof english;

export const settingsStrings: Strings<SettingsStrings> = defineStrings('settings', english);
