import { defineStrings, type Strings } from '../load.ts';

/** The strings of the footer, of the "More" menu and of a note above the pages. */
const english = {
  tagline: 'Free and open source, without advertising.',
  offline: 'After your first visit, this site also works offline.',
  notKept: 'Nothing is saved for your next visit: browser storage is full or blocked.',
  titles: { play: 'Play', study: 'Study', reading: 'Reading', site: 'This site' },
  links: {
    computer: 'Against the computer',
    friends: 'With friends on this device',
    online: 'Online',
    watch: 'Watch games',
    tournaments: 'Tournaments',
    rules: 'All games and their rules',
    lessons: 'Lessons',
    solitaires: 'Solitaires',
    analysis: 'Analysis',
    print: 'Printable boards',
    glossary: 'Glossary',
    history: 'History',
    books: 'Books and films',
    documentation: 'Documentation',
    about: 'About',
    privacy: 'Privacy',
    source: 'Source code',
  },
};

export type FooterStrings = typeof english;

export const footerStrings: Strings<FooterStrings> = defineStrings('footer', english);
