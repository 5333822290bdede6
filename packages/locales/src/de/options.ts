import type { OptionStrings } from '../en/options.ts';

/** The values of an option that can be on or off. */
const ON_OFF = { off: 'Aus', on: 'An' };

/** The strings of the options, in German. */
export const strings: OptionStrings = {
  teams: {
    label: 'Partner',
    about: 'Zwei Spieler gewinnen zusammen, wenn beide im Ziel sind.',
    values: { none: 'Jeder für sich', opposite: 'Gegenüber', adjacent: 'Nachbarn' },
  },
  adjacentPairing: {
    label: 'Nachbarpaare',
    about: 'Welche Nachbarn zusammen spielen.',
    values: { 'AB-CD': 'Schwarz mit Rot', 'AD-BC': 'Schwarz mit Grün' },
  },
  jumpReach: {
    label: 'Sprünge',
    about: 'Ein weiter Sprung geht über einen entfernten Stein und landet ebenso weit dahinter.',
    values: { adjacent: 'Über den nächsten Stein', symmetric: 'Auch weite Sprünge' },
  },
  marked: {
    label: 'Wimpelstein',
    about: 'Ein Stein jeder Seite trägt einen Wimpel und muss auf dem Eckfeld des Zielhofs enden.',
    values: ON_OFF,
  },
  star15: {
    label: 'Steine',
    about: 'Fünfzehn Steine füllen eine weitere Reihe der Zacke.',
    values: { off: 'Je zehn', on: 'Je fünfzehn' },
  },
  color: {
    label: 'Schreiter und Springer',
    about:
      'Steine, die auf dunklen Feldern beginnen, machen nur Schritte; Steine auf hellen Feldern springen nur.',
    values: ON_OFF,
  },
  darkCorner: {
    label: 'Eigenes Eckfeld',
    about: 'Die Farbe des Eckfelds bestimmt, welche Steine nur Schritte machen.',
    values: { dark: 'Dunkel', light: 'Hell' },
  },
  cetroChain: {
    label: 'Sprünge in einem Zug',
    about: 'Ob ein Stein nach dem ersten Sprung weiterspringen darf.',
    values: { single: 'Einer', chain: 'Eine Kette' },
  },
  evacuate: {
    label: 'Den Hof räumen, sobald der Gegner seinen geräumt hat',
    about: 'Verhindert, dass ein Spieler die Partie blockiert, indem er im eigenen Hof bleibt.',
    values: ON_OFF,
  },
  evacuateBlocked: {
    label: 'Wenn kein Stein aus dem Hof kann',
    about: 'Was der Spieler stattdessen tut.',
    values: { shuffle: 'Muss im Hof ziehen', free: 'Darf jeden Stein ziehen' },
  },
  leaveTarget: {
    label: 'Steine im Zielhof',
    about: 'Ob ein Stein den Zielhof wieder verlassen darf.',
    values: { allowed: 'Dürfen wieder heraus', forbidden: 'Müssen bleiben' },
  },
  winRule: {
    label: 'Wie man gewinnt',
    about: 'Ob ein gegnerischer Stein, der im Zielhof bleibt, beim Füllen mitzählt.',
    values: {
      'all-home': 'Alle Steine sind im Zielhof',
      'full-camp': 'Der Zielhof ist voll',
      either: 'Eines von beiden',
    },
  },
  homeLimit: {
    label: 'Frist zum Räumen (Züge)',
    about: 'Wer danach noch einen Stein im eigenen Hof hat, verliert.',
  },
  homeDuty: {
    label: 'Steine im eigenen Hof ziehen zuerst',
    about:
      'Kann ein Stein den eigenen Hof verlassen oder sonst darin weiter nach vorn, musst du einen solchen Zug machen.',
    values: ON_OFF,
  },
  reenterHome: {
    label: 'Zurück in den eigenen Hof',
    about: 'Ob ein Stein, der den Hof verlassen hat, zurückkehren darf.',
    values: { allowed: 'Erlaubt', forbidden: 'Nicht erlaubt' },
  },
  foreignCamp: {
    label: 'Halt im Hof eines dritten Spielers',
    about: 'Eine Sprungkette darf immer hindurch.',
    values: { free: 'Erlaubt', 'no-stop': 'Nicht erlaubt' },
  },
  equalTurns: {
    label: 'Letzter Zug für den Nachziehenden',
    about: 'Beide Seiten haben dann gleich oft gezogen.',
    values: ON_OFF,
  },
  completeOpponent: {
    label: 'Den Sieg des Gegners vollenden',
    about: 'Ob dein Stein den letzten freien Platz im Zielhof des Gegners füllen darf.',
    values: { allowed: 'Erlaubt', forbidden: 'Nicht erlaubt' },
  },
  playForRank: {
    label: 'Wenn der Erste im Ziel ist',
    about: 'Ob die anderen um den zweiten und dritten Platz weiterspielen.',
    values: { true: 'Um die Plätze weiterspielen', false: 'Aufhören' },
  },
  finishedPlayer: {
    label: 'Ein Partner im Ziel',
    about: 'Ob seine Steine noch ziehen, um dem Partner zu helfen.',
    values: { skip: 'Setzt aus', 'may-move': 'Darf ziehen' },
  },
  noMove: {
    label: 'Kein Zug möglich',
    about: 'Was gilt, wenn der Spieler am Zug nicht ziehen kann.',
    values: { pass: 'Passen', loss: 'Verlieren', draw: 'Remis' },
  },
  repetition: {
    label: 'Dreimal dieselbe Stellung',
    about: 'Beendet Partien, in denen nur noch hin und her gezogen wird.',
    values: {
      off: 'Ohne Folgen',
      '3': 'Remis',
      '3-claim': 'Remis auf Antrag',
    },
  },
  moveCap: {
    label: 'Zuglimit',
    about: 'Zählt die Züge aller Spieler. Leer lassen für unbegrenzt.',
  },
  capResult: {
    label: 'Wenn das Zuglimit erreicht ist',
    about: 'Wie die Partie entschieden wird.',
    values: { draw: 'Remis', progress: 'Wer am weitesten ist, gewinnt' },
  },
};
