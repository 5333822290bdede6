import type { OptionWords } from '../english/options.ts';

/** The values of an option that is there or not. */
const ON_OFF = { off: 'Aus', on: 'An' };

/** The options in German. */
export const OPTIONS_GERMAN: OptionWords = {
  teams: {
    label: 'Partner',
    about: 'Zwei Plätze gewinnen zusammen, wenn beide im Ziel sind.',
    values: { none: 'Jeder für sich', opposite: 'Gegenüber', adjacent: 'Nachbarn' },
  },
  adjacentPairing: {
    label: 'Welche Nachbarn',
    about: 'Wer mit wem spielt.',
    values: { 'AB-CD': 'Schwarz mit Rot', 'AD-BC': 'Schwarz mit Grün' },
  },
  marked: {
    label: 'Wimpelstein',
    about: 'Ein Stein jeder Seite trägt einen Wimpel und muss auf dem fernsten Eckfeld enden.',
    values: ON_OFF,
  },
  star15: {
    label: 'Steine',
    about: 'Fünfzehn Steine füllen eine Reihe mehr der Zacke.',
    values: { off: 'Je zehn', on: 'Je fünfzehn' },
  },
  color: {
    label: 'Schreiter und Springer',
    about: 'Wer auf dunklen Feldern beginnt, macht nur Schritte; wer auf hellen beginnt, springt nur.',
    values: ON_OFF,
  },
  darkCorner: {
    label: 'Eigenes Eckfeld',
    about: 'Welche Farbe das Eckfeld hat und damit, welche Steine schreiten.',
    values: { dark: 'Dunkel', light: 'Hell' },
  },
  cetroChain: {
    label: 'Sprünge in einem Zug',
    about: 'Ob ein Stein nach dem ersten Sprung weiterspringen darf.',
    values: { single: 'Einer', chain: 'Eine Kette' },
  },
  evacuate: {
    label: 'Den Hof räumen, sobald der Gegner seinen geräumt hat',
    about: 'So kann niemand das Spiel verderben, indem er zu Hause bleibt.',
    values: ON_OFF,
  },
  evacuateBlocked: {
    label: 'Wenn kein Stein aus dem Hof kann',
    about: 'Was gezogen wird, wenn in diesem Zug keiner hinauskommt.',
    values: { shuffle: 'Im Hof ziehen', free: 'Mit jedem Stein ziehen' },
  },
  leaveTarget: {
    label: 'Steine im Zielhof',
    about: 'Ob ein Stein den fernen Hof wieder verlassen darf.',
    values: { allowed: 'Dürfen wieder heraus', forbidden: 'Bleiben' },
  },
  winRule: {
    label: 'Der ferne Hof ist gewonnen',
    about: 'Ob ein fremder Stein, der im Hof bleibt, mitzählt.',
    values: {
      'all-home': 'Mit allen eigenen Steinen darin',
      'full-camp': 'Wenn er voll ist',
      either: 'Auf beide Arten',
    },
  },
  homeLimit: {
    label: 'Züge, nach denen niemand mehr zu Hause sein darf',
    about: 'Wer dann noch einen Stein im eigenen Hof hat, hat verloren.',
  },
  homeDuty: {
    label: 'Steine zu Hause ziehen zuerst',
    about: 'Solange ein Stein im eigenen Hof ziehen kann, zieht kein anderer.',
    values: ON_OFF,
  },
  reenterHome: {
    label: 'Zurück in den eigenen Hof',
    about: 'Ob ein Stein, der den Hof verlassen hat, zurückkehren darf.',
    values: { allowed: 'Erlaubt', forbidden: 'Nicht erlaubt' },
  },
  foreignCamp: {
    label: 'Halt im Hof eines Dritten',
    about: 'Hindurchspringen ist in einer Kette immer erlaubt.',
    values: { free: 'Erlaubt', 'no-stop': 'Nicht erlaubt' },
  },
  equalTurns: {
    label: 'Ein letzter Zug für den Nachziehenden',
    about: 'Beide Seiten haben dann gleich oft gezogen.',
    values: ON_OFF,
  },
  playForRank: {
    label: 'Wenn der Erste im Ziel ist',
    about: 'Ob die anderen um den zweiten und dritten Platz weiterspielen.',
    values: { true: 'Um die Plätze weiterspielen', false: 'Aufhören' },
  },
  finishedPlayer: {
    label: 'Ein Partner im Ziel',
    about: 'Ob seine Steine noch ziehen, um dem anderen zu helfen.',
    values: { skip: 'Wird übergangen', 'may-move': 'Darf ziehen' },
  },
  noMove: {
    label: 'Ohne möglichen Zug',
    about: 'Was gilt, wenn die Seite am Zug nichts ziehen kann.',
    values: { pass: 'Passen', loss: 'Verlieren', draw: 'Unentschieden' },
  },
  repetition: {
    label: 'Dreimal dieselbe Stellung',
    about: 'Hält zwei Spieler, die nur hin und her ziehen, davon ab, ewig weiterzumachen.',
    values: {
      off: 'Bedeutet nichts',
      '3': 'Ist unentschieden',
      '3-claim': 'Erlaubt, Unentschieden zu verlangen',
    },
  },
  moveCap: {
    label: 'Züge, nach denen das Spiel endet',
    about: 'Über alle Spieler zusammen gezählt; leer heißt ohne Ende.',
  },
  capResult: {
    label: 'Und dann',
    about: 'Wie das Spiel entschieden wird, wenn diese Züge vorbei sind.',
    values: { draw: 'Ist es unentschieden', progress: 'Gewinnt, wer dem Ziel näher ist' },
  },
};
