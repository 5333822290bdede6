import type { SiteWords } from '../english/site.ts';

/** The words of the frame in German. */
export const SITE_GERMAN: SiteWords = {
  name: 'Halma',
  toFirstPage: 'Halma, Startseite',
  toContent: 'Zum Inhalt',
  main: 'Hauptseiten',
  tabs: { play: 'Spielen', solitaires: 'Solitäre', analysis: 'Analyse', learn: 'Lernen', people: 'Leute' },
  yourTurns: (games) =>
    games === 1 ? 'Leute: Du bist in 1 Spiel am Zug' : `Leute: Du bist in ${games} Spielen am Zug`,
  titles: {
    home: 'Halma, das Spiel von 1885, und seine Familie',
    play: 'Spielen',
    solitaires: 'Solitäre',
    analysis: 'Analyse',
    learn: 'Lernen',
    print: 'Drucken',
    people: 'Leute',
    missing: 'Seite nicht gefunden',
  },
  title: (page) => `${page} · Halma`,
  loading: 'Die Seite wird geholt.',
  missing: 'Seite nicht gefunden',
  missingText: 'Unter dieser Adresse ist nichts. Zum Brett ist es nur ein Druck.',
  failed: 'Diese Seite ist stehen geblieben',
  failedText: 'Etwas darin ging schief. Begonnene Spiele sind auf diesem Gerät aufgehoben.',
  offlineText: 'Diese Seite ließ sich nicht holen. Prüfe die Verbindung und lade sie neu.',
  tryAgain: 'Neu laden',
  goHome: 'Zur Startseite',
  close: 'Schließen',
  settings: 'Einstellungen',
  newBuild: 'Eine neue Fassung ist da. Spiele bleiben aufgehoben.',
  takeNewBuild: 'Zeigen',
  language: 'Sprache',
  languageFailed:
    'Die Wörter dieser Sprache ließen sich nicht holen. Prüfe die Verbindung und wähle sie noch einmal.',
  themes: { paper: 'Papier', quiet: 'Ruhig', contrast: 'Kontrast' },
  schemes: { system: 'Wie mein System', light: 'Hell', dark: 'Dunkel' },
  colours: 'Farben',
  light: 'Hell oder dunkel',
};
