import type { NewGameWords } from '../english/new-game.ts';

/** What is said where a game is chosen, in German. */
export const NEW_GAME_GERMAN: NewGameWords = {
  labels: {
    title: 'Neues Spiel',
    search: 'Spiel suchen',
    games: 'Spiele',
    none: (query) => `Hier heißt kein Spiel „${query}“.`,
    alias: (alias) => `Auch ${alias} genannt.`,
    otherGame: 'Anderes Spiel',
    who: 'Wer spielt',
    everybodyHere: 'Alle an diesem Tisch',
    oneAgainstComputer: 'Einer gegen den Computer',
    person: 'Mensch',
    computer: 'Computer',
    level: (level) => `Stufe ${level}`,
    levelOf: (colour) => `${colour}: Spielstärke des Computers`,
    begins: 'Wer beginnt',
    lot: 'Das Los entscheidet',
    rules: 'Regeln',
    more: 'Weitere Regeln',
    limitNone: 'keine',
    reconstruction: 'Unsere Rekonstruktion',
    start: 'Beginnen',
    clock: 'Uhr',
    noClock: 'Ohne Uhr',
    minutes: (count) => `${count} Minuten für jeden`,
    oneMinute: 'Eine Minute für jeden',
    added: 'Nach jedem Zug dazu',
    nothingAdded: 'Nichts',
    seconds: (count) => `${count} Sekunden`,
    clockText: 'Wessen Zeit abläuft, der hat verloren, als hätte er aufgegeben.',
    refused: 'Diese Regeln vertragen sich nicht.',
  },
  oldNames: {
    Hoppity:
      'Hoppity ist ein alter Name, angeblich von 1854: für den Sprung und für ein englisches Spiel, dessen Regeln niemand kennt. Gespielt wird heute Halma.',
  },
  games: {
    'halma-2': {
      players: '2 Spieler',
      about: 'Neunzehn Steine für jeden. Das erste Spiel der Familie, 1885.',
    },
    'halma-4': {
      players: '4 Spieler',
      about: 'Dreizehn Steine für jeden, allein oder als Partner.',
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
      about: 'Zehn Steine für jeden auf dem Stern mit 121 Löchern, zwischen gegenüberliegenden Zacken.',
    },
    'star-3': {
      players: '3 Spieler',
      about: 'Jede zweite Zacke des Sterns; jeder strebt in eine leere.',
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
      about: 'Der Stern zu zweit mit fünfzehn Steinen für jeden.',
    },
    marked: {
      players: '2 Spieler',
      about: 'Ein Stein trägt einen Wimpel und muss auf dem fernsten Eckfeld enden.',
    },
    color: {
      players: '2 Spieler',
      about: 'Wer auf dunklen Feldern beginnt, macht nur Schritte. Wer auf hellen beginnt, springt nur.',
    },
    'top-secret': {
      players: '2 Spieler',
      about: 'Füllt reihum die Mitte; dann gewinnt, wer zuerst alle Steine vom Brett bringt.',
    },
    cetro: {
      players: '2 Spieler',
      about: 'Neun mal neun. Spring vor, oder weiche ein Feld zurück.',
    },
    'cetro-reconstruction': {
      players: '2 Spieler',
      about:
        'Unsere Vermutung über ein älteres Cetro: Ein Zeichen sagt, wie ein Stein geht und wen er überspringt.',
    },
  },
  presets: {
    standard: [
      'Üblich',
      'Sobald der Gegner seinen Hof geräumt hat, musst du deinen räumen; dreimal dieselbe Stellung ist unentschieden.',
    ],
    'parker-1885': [
      'Parker, 1885',
      'Das erste Regelblatt: Fülle den fernen Hof. Keine Pflicht zu räumen, kein Unentschieden.',
    ],
    'eckha-1889': ['Eckha, 1889', 'Das Regelblatt von Eckha: Parkers Regeln in anderen Worten.'],
    encyclopaedia: ['Enzyklopädie', 'Ein Stein, der in den fernen Hof gekommen ist, bleibt darin.'],
    article: ['Artikel', 'Der ferne Hof muss nur voll sein, mit mindestens einem eigenen Stein darin.'],
    'article-evacuate': [
      'Artikel, zweites Mittel',
      'Sobald der Gegner seinen Hof geräumt hat, musst du deinen räumen.',
    ],
    'leaflet-13': ['Regelblatt der Dreizehn', 'Wie das erste Regelblatt, und um den ersten Zug wird gelost.'],
    'online-8': ['Online, 30 Züge', 'Wer nach 30 Zügen einen Stein im eigenen Hof hat, hat verloren.'],
    'online-10': ['Online, 50 Züge', 'Wer nach 50 Zügen einen Stein im eigenen Hof hat, hat verloren.'],
    'csci-561': [
      'Kurs',
      'Steine zu Hause ziehen zuerst, und niemand kehrt in einen Hof zurück oder verlässt ihn.',
    ],
  },
};
