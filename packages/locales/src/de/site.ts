import type { SiteStrings } from '../en/site.ts';

/** The strings that all pages share, in German. */
export const strings: SiteStrings = {
  name: 'Halma',
  toHomePage: 'Halma, Startseite',
  toContent: 'Zum Inhalt',
  main: 'Hauptmenü',
  tabs: { play: 'Spielen', solitaires: 'Solitäre', analysis: 'Analyse', learn: 'Lernen', online: 'Online' },
  yourTurns: (games) =>
    games === 1 ? 'Online: Du bist in 1 Spiel am Zug' : `Online: Du bist in ${games} Spielen am Zug`,
  titles: {
    home: 'Halma, das Spiel von 1885, und seine Familie',
    play: 'Spielen',
    solitaires: 'Solitäre',
    analysis: 'Analyse',
    learn: 'Lernen',
    print: 'Drucken',
    online: 'Online',
    missing: 'Seite nicht gefunden',
  },
  title: (page) => `${page} · Halma`,
  loading: 'Wird geladen …',
  missingText: 'Unter dieser Adresse gibt es keine Seite.',
  failed: 'Etwas ist schiefgegangen',
  failedText: 'Diese Seite funktioniert nicht mehr. Deine Spiele sind auf diesem Gerät gespeichert.',
  offlineText: 'Diese Seite konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.',
  tryAgain: 'Neu laden',
  goHome: 'Zur Startseite',
  close: 'Schließen',
  settings: 'Einstellungen',
  newBuild: 'Eine neue Version ist verfügbar. Deine Spiele sind gespeichert.',
  update: 'Aktualisieren',
};
