import type { HomeStrings } from '../en/home.ts';
import { formatLevel } from './levels.ts';

/** The cards of the family of games, in German. */
const FAMILY: HomeStrings['families'] = {
  'halma-4': {
    name: 'Halma',
    meta: '2 oder 4 Spieler · etwa 40\u00a0Min.',
    about: 'Neunzehn Steine für jeden, oder dreizehn. Das erste Spiel der Familie, 1885.',
  },
  'star-6': {
    name: 'Sternhalma',
    meta: '2, 3, 4 oder 6 Spieler · etwa 20\u00a0Min.',
    about: 'Zehn Steine für jeden auf einem Stern mit 121 Löchern, in sechs Richtungen.',
  },
  'rhombus-9': {
    name: 'Raute',
    meta: '2 Spieler · etwa 15\u00a0Min.',
    about: 'Sternhalma auf der Raute zwischen zwei Zacken: 81 Löcher, oder 49, 36 oder 25.',
  },
  'grasshopper-8': {
    name: 'Grasshopper',
    meta: '2 Spieler · etwa 10\u00a0Min.',
    about: 'Halma auf kleinem Brett: 8 × 8 mit zehn Steinen, 10 × 10 mit fünfzehn.',
  },
  'top-secret': {
    name: 'Top Secret',
    meta: '2 Spieler · etwa 30\u00a0Min.',
    about: 'Füllt reihum die Mitte; dann gewinnt, wer zuerst alle Steine vom Brett bringt.',
  },
  color: {
    name: 'Farb-Halma',
    meta: '2 Spieler · etwa 60\u00a0Min.',
    about:
      'Steine, die auf dunklen Feldern beginnen, machen nur Schritte; Steine auf hellen Feldern springen nur.',
  },
  cetro: {
    name: 'Cetro',
    meta: '2 Spieler · etwa 20\u00a0Min.',
    about: 'Neun mal neun. Spring vor, oder weiche ein Feld zurück. Geschlagen wird nicht.',
  },
};

/** The strings of the home page in German. */
export const strings: HomeStrings = {
  title: ['Alle Steine', 'hinüber.'],
  lead: 'Mach einen Schritt auf ein Nachbarfeld, oder spring über einen Stein und gleich weiter. Geschlagen wird nicht. Wer zuerst den Hof gegenüber füllt, gewinnt.',
  opponent: 'Gegner',
  opponents: { computer: 'Computer', person: 'Mensch an diesem Gerät' },
  level: 'Stufe',
  levels: { '2': formatLevel(2), '4': formatLevel(4), '7': formatLevel(7), '10': formatLevel(10) },
  start: 'Halma zu zweit beginnen',
  resume: 'Dein Spiel fortsetzen',
  otherGames: 'Andere Spiele und Regeln',
  caption: 'Neunzehn Steine füllen jeden Hof. Jede Seite will in den Hof gegenüber.',
  family: 'Die Familie',
  allGames: (count) => `Alle ${count} Spiele`,
  yourGames: 'Deine Spiele',
  noGames: 'Noch keine Spiele',
  noGamesText: 'Ein Spiel wird vom ersten Zug an auf diesem Gerät gespeichert.',
  delete: 'Löschen',
  deleteNamed: (game) => `${game} löschen`,
  deleted: (game) => `${game} ist gelöscht.`,
  undo: 'Rückgängig',
  finished: 'Beendet',
  moveCount: (count) => (count === 1 ? '1 Zug' : `${count} Züge`),
  showMore: (count) => `${count} weitere zeigen`,
  problem: 'Eine Aufgabe zum Lösen',
  problemText:
    'Figur A von 1885: Neunzehn schwarze Steine stehen in ihrem Hof. Bring sie in so wenigen Zügen wie möglich in die Figur.',
  allProblems: 'Alle Solitäre',
  tryIt: 'Ausprobieren',
  when: { today: 'Heute', yesterday: 'Gestern' },
  families: FAMILY,
};
