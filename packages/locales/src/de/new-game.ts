import type { NewGameStrings } from '../en/new-game.ts';
import { formatLevel } from './levels.ts';
import { formatList } from './list.ts';

const DRAW_BY_REPETITION = 'Dreimal dieselbe Stellung ist remis.';
const NO_DRAW_BY_REPETITION = 'Dieselbe Stellung darf beliebig oft vorkommen.';

/** The strings for choosing a game and its rules, in German. */
export const strings: NewGameStrings = {
  labels: {
    titles: {
      friends: 'Freunde an diesem Gerät',
      computer: 'Gegen den Computer',
      players: 'Spieler und Plätze',
      rules: 'Regeln und Uhr',
    },
    steps: { label: 'Schritte', game: 'Spiel', players: 'Spieler', rules: 'Regeln', done: 'erledigt' },
    next: { game: 'Weiter: Spieler', players: 'Weiter: Regeln' },
    start: 'Partie beginnen',
    cancel: 'Abbrechen',
    back: 'Zurück',
    seatCount: 'Zahl der Spieler',
    gamesFor: {
      '2': 'Spiele zu zweit',
      '3': 'Spiele zu dritt',
      '4': 'Spiele zu viert',
      '6': 'Spiele zu sechst',
    },
    search: 'Spiel suchen',
    none: (query) => `Kein Spiel heißt „${query}“.`,
    alias: (alias) => `Auch ${alias} genannt.`,
    board: 'Brett',
    menEach: (men) => `je ${men} Steine`,
    minutes: (minutes) => `${minutes} Min.`,
    reconstruction: 'Unsere Rekonstruktion',
    player: (colour) => `${colour}: Spieler`,
    kinds: { person: 'Mensch', computer: 'Computer' },
    level: formatLevel,
    levelOf: (colour) => `${colour}: Stufe des Computers`,
    nameOf: (colour) => `${colour}: Name`,
    colourOf: (colour) => `${colour}: Farbe wechseln`,
    colours: 'Farbe',
    shuffle: 'Plätze auslosen',
    usedBefore: 'Zuletzt verwendete Namen',
    sides: (sides) => `${sides.map((names) => formatList(names)).join(' gegen ')}.`,
    firstMove: 'Wer beginnt',
    random: 'Zufall',
    clock: 'Uhr',
    clocks: { none: 'Unbegrenzt', '10': '10 Min.', '20': '20 Min.', other: 'Andere' },
    mainTime: 'Bedenkzeit pro Spieler',
    minuteCount: (count) => (count === 1 ? '1 Minute' : `${count} Minuten`),
    increment: 'Zeitgutschrift pro Zug',
    noIncrement: 'Keine',
    seconds: (count) => `${count} Sekunden`,
    clockText: 'Wer die Zeit überschreitet, verliert.',
    rules: 'Regeln',
    allOptions: 'Alle Regeln',
    limitNone: 'keine',
    refused: 'Diese Regeln lassen sich nicht kombinieren.',
  },
  oldNames: {
    Hoppity:
      'Hoppity ist ein alter, angeblich von 1854 stammender Name für den Sprung und für ein englisches Spiel, dessen Regeln verloren sind. Gespielt wird heute Halma.',
  },
  games: {
    'halma-2': {
      players: '2 Spieler',
      about: 'Je neunzehn Steine. Das erste Spiel der Familie, 1885.',
    },
    'halma-4': {
      players: '4 Spieler',
      about: 'Je dreizehn Steine, allein oder als Partner.',
    },
    'eckha-2': {
      players: '2 Spieler',
      about: 'Halma unter seinem Namen von 1889: dieselben Züge und dieselben Höfe.',
    },
    'eckha-4': {
      players: '4 Spieler',
      about: 'Halma zu viert unter seinem Namen von 1889.',
    },
    'grasshopper-8': {
      players: '2 Spieler',
      about: 'Halma auf kleinem Brett mit zehn Steinen: ein kurzes Spiel.',
    },
    'grasshopper-10': {
      players: '2 Spieler',
      about: 'Halma auf zehn mal zehn Feldern mit fünfzehn Steinen.',
    },
    'star-2': {
      players: '2 Spieler',
      about: 'Je zehn Steine auf einem Stern mit 121 Löchern, zwischen gegenüberliegenden Zacken.',
    },
    'star-3': {
      players: '3 Spieler',
      about: 'Jede zweite Zacke des Sterns; jeder will in eine leere.',
    },
    'star-4': {
      players: '4 Spieler',
      about: 'Zwei Paare gegenüberliegender Zacken; allein oder als Partner.',
    },
    'star-6': {
      players: '6 Spieler',
      about: 'Alle sechs Zacken: ein volles Brett und lange Ketten.',
    },
    star15: {
      players: '2 Spieler',
      about: 'Der Stern zu zweit mit je fünfzehn Steinen.',
    },
    'rhombus-9': {
      players: '2 Spieler',
      about: 'Sternhalma auf den 81 Löchern zwischen zwei gegenüberliegenden Zacken, mit je zehn Steinen.',
    },
    'rhombus-7': {
      players: '2 Spieler',
      about: 'Sternhalma auf 49 Löchern mit je sechs Steinen: ein kurzes Spiel.',
    },
    'rhombus-6': {
      players: '2 Spieler',
      about: 'Sternhalma auf 36 Löchern mit je sechs Steinen.',
    },
    'rhombus-5': {
      players: '2 Spieler',
      about: 'Sternhalma auf 25 Löchern mit je sechs Steinen: kaum Platz, um aneinander vorbeizukommen.',
    },
    'rhombus-7-three': {
      players: '2 Spieler',
      about: 'Je drei Steine auf 49 Löchern: ein gelöstes Spiel.',
    },
    'rhombus-5-three': {
      players: '2 Spieler',
      about: 'Je drei Steine auf 25 Löchern: das kleinste Spiel, und gelöst.',
    },
    marked: {
      players: '2 Spieler',
      about: 'Ein Stein trägt einen Wimpel und muss auf dem Eckfeld des Zielhofs enden.',
    },
    color: {
      players: '2 Spieler',
      about:
        'Steine, die auf dunklen Feldern beginnen, machen nur Schritte; Steine auf hellen Feldern springen nur.',
    },
    'top-secret': {
      players: '2 Spieler',
      about: 'Beide füllen abwechselnd die Mitte; dann gewinnt, wer zuerst alle Steine vom Brett bringt.',
    },
    cetro: {
      players: '2 Spieler',
      about: 'Neun mal neun. Spring vor oder weich ein Feld zurück.',
    },
    'cetro-reconstruction': {
      players: '2 Spieler',
      about:
        'Unsere Rekonstruktion eines älteren Cetro: Ein Zeichen auf jedem Stein zeigt, wie er zieht und was er überspringt.',
    },
  },
  presets: {
    standard: [
      'Standard',
      'Sobald der Gegner seinen Hof geräumt hat, musst du deinen räumen; dreimal dieselbe Stellung ist remis.',
    ],
    'parker-1885': [
      'Parker, 1885',
      'Die erste Anleitung: Fülle den Zielhof. Den eigenen musst du nicht räumen, und es gibt kein Remis.',
    ],
    'eckha-1889': ['Eckha, 1889', 'Die Anleitung von Eckha: Parkers Regeln in anderen Worten.'],
    encyclopaedia: ['Enzyklopädie', 'Ein Stein, der in den Zielhof gekommen ist, bleibt darin.'],
    article: ['Artikel', 'Der Zielhof muss nur voll sein, mit mindestens einem eigenen Stein darin.'],
    'article-evacuate': [
      'Artikel, zweite Abhilfe',
      'Sobald der Gegner seinen Hof geräumt hat, musst du deinen räumen.',
    ],
    'leaflet-13': ['Anleitung 13', 'Wie in der ersten Anleitung, aber der Zufall entscheidet, wer beginnt.'],
    'online-8': ['Online, 30 Züge', 'Wer nach 30 Zügen noch einen Stein im eigenen Hof hat, hat verloren.'],
    'online-10': ['Online, 50 Züge', 'Wer nach 50 Zügen noch einen Stein im eigenen Hof hat, hat verloren.'],
    'strong-solving': [
      'Regeln des Lösers',
      'Die Regeln, nach denen kleine Bretter gelöst werden: Ein voller Hof gewinnt, wer nicht ziehen kann, verliert.',
    ],
    'csci-561': [
      'Universitätskurs (CSCI 561)',
      'Steine im eigenen Hof ziehen zuerst; kein Stein kehrt in den eigenen Hof zurück oder verlässt den Zielhof.',
    ],
  },
  presetsWithoutCamps: {
    standard: DRAW_BY_REPETITION,
    'parker-1885': NO_DRAW_BY_REPETITION,
    'eckha-1889': NO_DRAW_BY_REPETITION,
    encyclopaedia: DRAW_BY_REPETITION,
    article: DRAW_BY_REPETITION,
    'article-evacuate': DRAW_BY_REPETITION,
    'leaflet-13': NO_DRAW_BY_REPETITION,
    'online-8': DRAW_BY_REPETITION,
    'online-10': DRAW_BY_REPETITION,
    'strong-solving': 'Dieselbe Stellung darf beliebig oft vorkommen, und wer nicht ziehen kann, verliert.',
    'csci-561': NO_DRAW_BY_REPETITION,
  },
};
