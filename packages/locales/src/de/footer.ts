import type { FooterStrings } from '../en/footer.ts';

/** The strings of the footer and of the "More" menu, in German. */
export const strings: FooterStrings = {
  tagline: 'Kostenlos, quelloffen und ohne Werbung.',
  offline: 'Nach dem ersten Besuch kannst du auch offline spielen.',
  notKept:
    'Für deinen nächsten Besuch wird nichts gespeichert: Der Speicher des Browsers ist voll oder gesperrt.',
  titles: { play: 'Spielen', study: 'Üben', reading: 'Lesen', site: 'Diese Website' },
  links: {
    computer: 'Computer',
    friends: 'Freunde an diesem Gerät',
    online: 'Online',
    watch: 'Zuschauen',
    tournaments: 'Turniere',
    rules: 'Alle Spiele und ihre Regeln',
    lessons: 'Lektionen',
    solitaires: 'Solitäre',
    analysis: 'Analyse',
    print: 'Bretter zum Drucken',
    glossary: 'Glossar',
    history: 'Geschichte',
    books: 'Bücher und Filme',
    documentation: 'Dokumentation (englisch)',
    about: 'Über diese Website',
    privacy: 'Datenschutz',
    source: 'Quelltext',
  },
};
