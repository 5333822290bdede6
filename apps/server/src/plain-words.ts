/** The languages in which the server itself speaks to visitors; the first is for everybody else. */
export const LANGUAGES = ['en', 'de'] as const;

interface Words {
  readonly title: string;
  readonly sentence: string;
}

/** What the server's own pages say. */
export interface PlainWords {
  readonly answers: Readonly<Record<'notFound' | 'readOnly' | 'failure', Words>>;
  /** Leads to the first page. */
  readonly home: string;
}

export const plainWords: Readonly<Record<(typeof LANGUAGES)[number], PlainWords>> = {
  en: {
    answers: {
      notFound: { title: 'Page not found', sentence: 'There is nothing at this address.' },
      readOnly: { title: 'Not possible here', sentence: 'This address can only be read.' },
      failure: {
        title: 'Something went wrong',
        sentence: 'The server made a mistake. Please try again.',
      },
    },
    home: 'Go to the first page',
  },
  de: {
    answers: {
      notFound: { title: 'Seite nicht gefunden', sentence: 'Unter dieser Adresse gibt es nichts.' },
      readOnly: { title: 'Das geht hier nicht', sentence: 'Diese Adresse lässt sich nur lesen.' },
      failure: {
        title: 'Etwas ist schiefgegangen',
        sentence: 'Der Server hat einen Fehler gemacht. Versuche es bitte noch einmal.',
      },
    },
    home: 'Zur ersten Seite',
  },
};
