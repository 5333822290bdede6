import type { ServerStrings } from '../en/server.ts';

/** The pages that the server itself writes, in German. */
export const strings: ServerStrings = {
  pages: {
    notFound: { title: 'Seite nicht gefunden', sentence: 'Unter dieser Adresse gibt es keine Seite.' },
    readOnly: { title: 'Das geht hier nicht', sentence: 'Diese Adresse lässt sich nur lesen.' },
    failure: {
      title: 'Etwas ist schiefgegangen',
      sentence: 'Auf dem Server ist ein Fehler aufgetreten. Bitte versuche es noch einmal.',
    },
  },
  home: 'Zur Startseite',
};
