import type { FamilyWords, HomeWords } from '../english/home.ts';

/** The words of the first page in German. */
export const HOME_GERMAN: HomeWords = {
  title: ['Alle Steine', 'hinüber.'],
  lead: 'Ein Schritt aufs nächste Feld, oder ein Sprung über einen Stein und gleich noch einer. Niemand wird geschlagen. Wer die ferne Ecke zuerst füllt, gewinnt.',
  against: 'Spiele',
  opponents: { computer: 'Gegen den Computer', table: 'An diesem Tisch' },
  level: 'Stufe',
  levels: { '2': 'Sanft', '4': 'Ruhig', '7': 'Scharf', '10': 'Voll' },
  start: 'Halma zu zweit beginnen',
  resume: 'Dein Spiel fortsetzen',
  otherGames: 'Andere Spiele und Regeln',
  caption: 'Neunzehn Steine füllen jeden Hof. Jede Seite strebt in den der anderen.',
  family: 'Die Familie',
  allGames: 'Alle sechzehn Spiele',
  yourGames: 'Deine Spiele',
  noGames: 'Noch keine Spiele',
  noGamesText: 'Ein begonnenes Spiel bleibt vom ersten Zug an auf diesem Gerät.',
  delete: 'Löschen',
  deleteNamed: (game) => `${game} löschen`,
  deleted: (game) => `${game} ist gelöscht.`,
  putBack: 'Zurückholen',
  over: 'Vorbei',
  turns: (count) => (count === 1 ? '1 Zug' : `${count} Züge`),
  more: (count) => `${count} weitere zeigen`,
  problem: 'Eine Aufgabe für einen',
  problemText:
    'Figur A von 1885: Neunzehn schwarze Steine stehen in ihrem Hof. Bring sie in so wenigen Zügen wie möglich in die Figur.',
  allProblems: 'Alle Solitäre',
  tryIt: 'Versuchen',
  when: { today: 'Heute', yesterday: 'Gestern' },
};

/** The family as cards, in German. */
export const FAMILY_GERMAN: FamilyWords = {
  'halma-4': {
    name: 'Halma',
    meta: '2 oder 4 Spieler · etwa 40\u00a0Min.',
    about: 'Neunzehn Steine für jeden, oder dreizehn. Das erste Spiel der Familie, 1885.',
  },
  'star-6': {
    name: 'Sternhalma',
    meta: '2, 3, 4 oder 6 Spieler · etwa 20\u00a0Min.',
    about: 'Zehn Steine für jeden auf dem Stern mit 121 Löchern. Halma in sechs Richtungen.',
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
    about: 'Wer auf dunklen Feldern beginnt, macht nur Schritte. Wer auf hellen beginnt, springt nur.',
  },
  cetro: {
    name: 'Cetro',
    meta: '2 Spieler · etwa 20\u00a0Min.',
    about: 'Neun mal neun. Spring vor, oder weiche ein Feld zurück. Niemand schlägt.',
  },
};
