import type { GalleryStrings } from '../en/gallery.ts';

const GROUPS: GalleryStrings['groups'] = {
  halma: {
    name: 'Halma',
    about: 'Je neunzehn oder dreizehn Steine. Das erste Spiel der Familie, 1885.',
  },
  'chinese-checkers': {
    name: 'Sternhalma',
    about: 'Je zehn Steine auf einem Stern mit 121 Löchern. Halma in sechs Richtungen.',
  },
  grasshopper: {
    name: 'Grasshopper',
    about: 'Halma auf kleinem Brett: 8 × 8 mit zehn Steinen, 10 × 10 mit fünfzehn.',
  },
  rhombus: {
    name: 'Raute',
    about: 'Sternhalma auf der Raute zwischen zwei Zacken. Die kleinsten Bretter sind gelöst.',
  },
  marked: {
    name: 'Treff-Halma',
    about: 'Ein Stein trägt einen Wimpel und muss auf dem Eckfeld des Zielhofs enden.',
  },
  color: {
    name: 'Farb-Halma',
    about:
      'Steine, die auf dunklen Feldern beginnen, machen nur Schritte; Steine auf hellen Feldern springen nur.',
  },
  'top-secret': {
    name: 'Top Secret',
    about: 'Beide füllen abwechselnd die Mitte; dann gewinnt, wer zuerst alle Steine vom Brett bringt.',
  },
  cetro: {
    name: 'Cetro',
    about: 'Neun mal neun. Spring vor oder weich ein Feld zurück.',
  },
  eckha: {
    name: 'Eckha',
    about: 'Halma unter seinem Namen von 1889: dieselben Züge und dieselben Höfe.',
  },
  'cetro-reconstruction': {
    name: 'Cetro (Rekonstruktion)',
    about: 'Unsere Vermutung über ein älteres Cetro: Ein Zeichen auf jedem Stein zeigt, wie er zieht.',
  },
};

/** Returns numbers as a choice: „2“, „2 oder 4“, „2, 3, 4 oder 6“. */
function oneOf(numbers: readonly number[]): string {
  const last = numbers.at(-1);
  return numbers.length < 2 ? `${last ?? ''}` : `${numbers.slice(0, -1).join(', ')} oder ${last}`;
}

/** The strings of the gallery of games in German. */
export const strings: GalleryStrings = {
  title: 'Spiele',
  description: 'Alle Spiele der Halma-Familie: wie viele mitspielen, wie lange es dauert, was anders ist.',
  count: (groups) => `${groups} Spiele, eine Familie`,
  found: (groups) => (groups === 1 ? '1 Spiel' : `${groups} Spiele`),
  filter: 'Zahl der Spieler',
  filters: { all: 'Alle', '2': 'Zu zweit', '3': 'Zu dritt', '4': 'Zu viert', '6': 'Zu sechst' },
  oneOf,
  players: (counts) => `${oneOf(counts)} Spieler`,
  minutes: (min, max = min) => (min === max ? `${min} Min.` : `${min}–${max} Min.`),
  short: (minutes) => `Unter ${minutes} Min.`,
  none: 'Kein Spiel passt zu beiden Filtern',
  showAll: 'Alle Spiele zeigen',
  groups: GROUPS,
};
