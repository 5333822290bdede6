import type { SettingsStrings } from '../en/settings.ts';

/** The settings dialog, which every page has, in German. */
export const strings: SettingsStrings = {
  language: 'Sprache',
  languageFailed:
    'Diese Sprache konnte nicht geladen werden. Prüfe die Verbindung und wähle sie noch einmal.',
  themes: { paper: 'Papier', quiet: 'Ruhig', contrast: 'Kontrast' },
  schemes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  colours: 'Farben',
  light: 'Hell oder dunkel',
};
