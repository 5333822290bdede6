import type { TournamentStrings } from '../en/tournaments.ts';
import { formatList } from './list.ts';

const FORMATS: TournamentStrings['formats'] = {
  'round-robin': {
    name: 'Rundenturnier',
    about:
      'Alle treffen gleich oft aufeinander, soweit die Spielerzahl es zulässt. Der Spielplan steht von Anfang an fest.',
  },
  swiss: {
    name: 'Schweizer System',
    about: 'Wenige Runden. In jeder treffen sich Spieler mit etwa gleich vielen Punkten.',
  },
  arena: {
    name: 'Arena',
    about: 'Eine feste Zeit lang bekommen Wartende einen Tisch, sobald es genug sind.',
  },
  knockout: {
    name: 'K.-o.-System',
    about: 'Die bessere Hälfte jedes Tisches kommt weiter, bis nur ein Spieler übrig ist.',
  },
  series: {
    name: 'Serie',
    about: 'Ein Tisch spielt mehrere Partien; jedes Mal beginnt ein anderer.',
  },
  exhibition: { name: 'Simultan', about: 'Der Veranstalter spielt gegen alle anderen zugleich.' },
};

const PHASES: TournamentStrings['page']['phases'] = {
  open: 'Anmeldung offen',
  running: 'Läuft',
  over: 'Beendet',
  'called-off': 'Abgesagt',
};

const PLAYER_STATES: TournamentStrings['standing']['states'] = {
  playing: '',
  pausing: 'pausiert',
  missing: 'hat eine Partie verpasst',
  out: 'nach verpassten Partien ausgeschieden',
  withdrawn: 'ausgestiegen',
};

const LIST: TournamentStrings['list'] = {
  title: 'Turniere',
  running: 'Laufend',
  open: 'Demnächst',
  ended: 'Beendet',
  more: 'Mehr zeigen',
  noneText: 'Erstelle eines: mit zwei, drei, vier oder sechs Spielern an einem Tisch.',
  noneRunning: 'Gerade läuft kein Turnier.',
  noneOpen: 'Zurzeit ist kein Turnier geplant.',
  noneEnded: 'Noch ist kein Turnier beendet.',
  create: 'Turnier erstellen',
  needsAccount: 'Um ein Turnier zu erstellen, brauchst du ein Konto.',
  players: (count) => `${count} Spieler`,
  round: (round, rounds) => `Runde ${round} von ${rounds}`,
  toList: 'Alle Turniere',
  own: 'Deine Turniere',
  noneOwn: 'Du hast noch an keinem Turnier teilgenommen.',
  lobbyTitle: 'Turniere',
  noneSoon: 'Demnächst beginnt kein Turnier.',
};

const PAGE: TournamentStrings['page'] = {
  loading: 'Das Turnier wird geladen …',
  missing: 'Turnier nicht gefunden',
  missingText: 'Unter dieser Adresse gibt es kein Turnier. Prüfe den Link.',
  phases: PHASES,
  startsIn: (time) => `Beginnt in ${time}`,
  startsNow: 'Beginnt jetzt',
  startsAt: (time) => `Beginn: ${time}`,
  endsIn: (time) => `Endet in ${time}`,
  stay: 'Es beginnt bald. Bleib auf dieser Seite: Hier erscheint deine erste Partie.',
  calledOff: (why) => `Abgesagt: ${why}`,
  serverReasons: {
    'too-few-players': 'zu wenige Anmeldungen',
    'organiser-deleted': 'der Veranstalter hat sein Konto gelöscht',
    'organiser-unavailable': 'der Veranstalter kann nicht mitspielen',
    'reason-deleted': 'die Begründung wurde mit dem Konto des Veranstalters gelöscht',
  },
  organiser: (name) => `Veranstaltet von ${name}`,
  asOf: (time) => `Keine Verbindung. Stand ${time}.`,
  share: 'Link kopieren',
  shared: 'Link kopiert.',
  notShared: 'Dein Browser erlaubt das Kopieren nicht. Kopiere die Adresse dieser Seite selbst.',
  bigScreen: 'Großbild',
  leaveBigScreen: 'Großbild verlassen',
  enter: 'Teilnehmen',
  password: 'Passwort des Turniers',
  passwordText: 'Die Spieler bekommen es vom Veranstalter.',
  leave: 'Anmeldung zurückziehen',
  withdraw: 'Aussteigen',
  withdrawTitle: 'Aus dem Turnier aussteigen?',
  withdrawText:
    'Deine laufenden Partien werden als verloren gewertet, und du kannst nicht wieder teilnehmen.',
  pause: 'Pausieren',
  return: 'Ich bin wieder da',
  signIn: 'Zum Teilnehmen anmelden',
  entered: 'Du nimmst teil.',
  pausing: 'Du pausierst. Drücke auf „Ich bin wieder da“, um wieder zu spielen.',
  missedGame:
    'Du hast eine Partie verpasst und bekommst vorerst keinen Tisch. Drücke auf „Ich bin wieder da“, um weiterzuspielen.',
  out: 'Du hast zu viele Partien verpasst und bist ausgeschieden. Zeigt eine Korrektur, dass du eine davon gespielt hast, spielst du wieder mit.',
  withdrawn: 'Du nimmst nicht mehr teil.',
  entryClosed: 'Die Anmeldung ist geschlossen.',
  lateEntry: 'Du kannst noch teilnehmen, aber die schon begonnenen Runden fehlen dir.',
  needsPartner: 'Du bist angemeldet, kannst aber ohne Partner nicht spielen.',
  findPartner: 'Partner finden',
  partnerText:
    'Ihr spielt alle Partien zusammen. Lade einen Spieler mit seinem Namen ein, oder gib den Code eines Spielers ein, dem ein Partner fehlt. Wenn du beides leer lässt, bekommst du einen Code für deinen Partner.',
  partnerName: 'Name deines Partners',
  partnerCode: 'Code deines Partners',
  ownCode: 'Code für deinen Partner:',
  invited: (name) => `Du hast ${name} eingeladen. Die Antwort steht noch aus.`,
  invitation: (name) => `${name} lädt dich ein, in diesem Turnier als Partner zu spielen.`,
  accept: (name) => `Mit ${name} spielen`,
  decline: 'Ablehnen',
};

const NEXT: TournamentStrings['next'] = {
  ready: 'Deine Partie ist bereit',
  readyTitle: (name) => `Deine Partie ist bereit · ${name}`,
  place: (round, table) => `Runde ${round}, Tisch ${table}`,
  game: (game) => `Partie ${game}`,
  you: (others) => `Du und ${formatList(others)}`,
  youAnd: (partner, others) => `Du und ${partner} gegen ${formatList(others)}`,
  position: (position) => `Du ziehst an ${position}. Stelle.`,
  sidePosition: (position) => `Deine Seite zieht an ${position}. Stelle.`,
  go: 'Zu deiner Partie',
  inArena: (waiting) =>
    `Du wartest auf einen Tisch. Bleib auf dieser Seite. ${waiting === 1 ? '1 Spieler wartet' : `${waiting} Spieler warten`}.`,
  steps: {
    bye: 'In dieser Runde hast du spielfrei.',
    'next-game': 'Deine nächste Partie beginnt gleich.',
    'next-pairing': 'Dein nächster Tisch folgt, wenn diese Runde zu Ende ist.',
    'knocked-out': 'Du bist ausgeschieden.',
    finished:
      'Du hast alle deine Partien gespielt. Die Tabelle steht fest, sobald die letzten Partien beendet sind.',
    'no-more-tables':
      'Es beginnen keine Partien mehr. Die Tabelle steht fest, sobald die letzten Partien beendet sind.',
  },
  roundIn: (round, time) => `Runde ${round} beginnt in ${time}.`,
  roundNow: (round) => `Runde ${round} beginnt jetzt.`,
  lacksPlayers: (round, time) =>
    `Für Runde ${round} sind zu wenige Spieler da. Die Runde beginnt, sobald genug zurück sind; sonst endet das Turnier in ${time}.`,
};

const TIE_BREAKS: TournamentStrings['standing']['tieBreaks'] = {
  W: { name: 'Siege', about: 'Partien mit alleinigem ersten Platz' },
  BH: { name: 'Buchholz', about: 'die Punkte aller Gegner' },
  'BH-C1': { name: 'Buchholz Cut 1', about: 'die Punkte aller Gegner ohne den schwächsten' },
  SB: { name: 'SB', about: 'Sonneborn-Berger: jedes Ergebnis mal die Punkte des Gegners' },
  LF: { name: 'Begonnen', about: 'vorn liegt, wer seltener begonnen hat; bei Partnern zählt die Seite' },
  MR: {
    name: 'Schnitt',
    about:
      'der mittlere Anteil der Gegner, vor denen man in den gespielten Partien lag; gleiche Plätze zählen halb',
  },
};

const STANDING: TournamentStrings['standing'] = {
  title: 'Tabelle',
  players: 'Spieler',
  rank: '#',
  player: 'Spieler',
  points: 'Punkte',
  pair: 'Partner',
  needsPartner: 'braucht einen Partner',
  you: (name) => `${name} (du)`,
  states: PLAYER_STATES,
  download: 'Herunterladen (CSV)',
  none: 'Noch nimmt niemand teil.',
  pages: 'Seiten der Tabelle',
  first: 'Anfang',
  previous: 'Zurück',
  next: 'Weiter',
  ownPlace: 'Mein Platz',
  rows: (from, to, count) => `${from}–${to} von ${count}`,
  tieBreaks: TIE_BREAKS,
  explain: 'Wie bei Gleichstand entschieden wird',
  struck: 'Wer ein Rundenturnier vor der Hälfte seiner Partien verlässt, steht nicht in der Tabelle.',
};

const ROUNDS: TournamentStrings['rounds'] = {
  title: 'Runden',
  round: 'Runde',
  table: (table) => `Tisch ${table}`,
  byes: (names, more) => `Spielfrei: ${formatList(more === 0 ? names : [...names, `${more} weitere`])}`,
  parts: 'Teile der Runde',
  tables: (from, to, count) => `Tische ${from}–${to} von ${count}`,
  computer: 'Computer',
  playing: 'läuft',
  view: 'Partie ansehen',
  absent: (names) => (names.length === 0 ? 'nicht erschienen' : `${formatList(names)} nicht erschienen`),
  corrected: (why) => `Berichtigt: ${why}`,
  refused: (code) =>
    `Der Server konnte das Ergebnis nicht eintragen (${code}). Der Veranstalter trägt es ein.`,
  watch: (people) => `Partie von ${people}`,
  none: 'Die erste Runde wird zu Beginn des Turniers ausgelost.',
  place: (place) => `${place}. Platz`,
  more: (count) => `Alle ${count} Tische zeigen`,
};

const CROSSTABLE: TournamentStrings['crosstable'] = {
  title: 'Kreuztabelle',
  movedFirst: 'hat begonnen',
  together: 'als Partner',
};

const BRACKET: TournamentStrings['bracket'] = {
  title: 'Turnierbaum',
  round: (round) => `Runde ${round}`,
  final: 'Finale',
  through: 'kommt weiter',
  more: (count) =>
    count === 1 ? 'Ein weiterer Tisch: siehe „Runden“.' : `${count} weitere Tische: siehe „Runden“.`,
};

const FAIRNESS: TournamentStrings['fairness'] = {
  title: 'Warum das fair ist',
  moves: 'Zugreihenfolge bisher',
  position: (position) => `${position}.`,
  promises: {
    equal: 'Jeder zieht gleich oft an jeder Stelle.',
    'within-one': 'Jeder zieht fast gleich oft an jeder Stelle, mit höchstens einer Partie Unterschied.',
    'within-two':
      'Die Zahlen der begonnenen und der nicht begonnenen Partien unterscheiden sich um höchstens zwei. Ausnahmen gibt es nach versäumten Partien, zwischen Führenden in der letzten Runde und wenn keine andere Paarung möglich ist.',
    balanced: 'Jeder Tisch spielt in der Reihenfolge, die die Stellen seiner Spieler am besten ausgleicht.',
    meeting: 'In jeder Begegnung zieht jeder gleich oft an jeder Stelle.',
    partners:
      'Die Partner wechseln in jeder Runde, und jeder bekommt die Punkte seiner Seite. Jeder Tisch spielt in der Reihenfolge, die am besten ausgleicht, wie oft die Seiten seiner Spieler begonnen haben.',
    'partners-meeting':
      'Die Partner wechseln in jeder Runde, und jeder bekommt die Punkte seiner Seite. In jeder Begegnung beginnen alle Seiten gleich oft.',
    exhibition: 'Der Veranstalter beginnt an jedem zweiten Tisch.',
  },
  pairs:
    'Zwei Partner gelten als ein Spieler. Den ersten Zug ihrer Seite machen sie abwechselnd, getrennt gezählt für Partien, in denen ihre Seite als erste, zweite und so weiter zieht.',
  corner: 'Die Ecke, die beginnt, wechselt mit jeder Runde.',
  lots: 'Zuerst werden die Spieler nach ihren Wertungszahlen geordnet. Bei gleichen Wertungszahlen oder Feinwertungen entscheidet der Zufall, berechnet aus einer geheimen Zahl, dem Startwert. Der Server hat sich vor dem Beginn auf ihn festgelegt und kann ihn nicht ändern.',
  commitment: 'Festlegung (SHA-256)',
  seed: 'Startwert',
  seedLater: 'Der Startwert wird zu Beginn des Turniers gezeigt.',
  checking: 'Der Startwert wird geprüft …',
  matches: 'Dein Browser hat es geprüft: Der Startwert passt zur Festlegung.',
  differs: 'Der Startwert passt nicht zur Festlegung. Melde das dem Betreiber dieses Servers.',
  uncheckable: 'Dein Browser kann das nur über eine sichere Verbindung prüfen.',
  check: 'So prüfst du es selbst:',
  more: 'Wie die Paarungen berechnet werden',
};

const TERMS: TournamentStrings['terms'] = {
  title: 'Ausschreibung',
  game: 'Spiel',
  clock: 'Bedenkzeit',
  format: 'Turniermodus',
  tables: 'Spieler je Tisch',
  seats: (seats) => `${seats} Spieler`,
  partners: (seats) => `${seats} Spieler, zwei auf jeder Seite; die Partner wechseln in jeder Runde`,
  fixedPartners: (seats) => `${seats} Spieler, zwei auf jeder Seite; die Partner bleiben zusammen`,
  rounds: 'Runden',
  length: 'Dauer',
  roundsUsual: 'so viele, wie die Zahl der Spieler verlangt',
  points: 'Punkte',
  arenaPoints: (seats) =>
    seats === 2
      ? '2 für einen Sieg, 1 für ein Remis; nach zwei Siegen in Folge zählt die nächste Partie doppelt'
      : '1 für jeden, den man hinter sich lässt; nach zwei ersten Plätzen in Folge zählt die nächste Partie doppelt',
  lateEntry: 'Nachmeldung',
  untilLastTables: 'bis die letzten Tische öffnen',
  breaks: 'Pausen',
  breaksText: 'jeder pausiert und kommt zurück, wann er will',
  meeting: 'Jede Begegnung',
  games: (games) => (games === 1 ? '1 Partie' : `${games} Partien; jedes Mal beginnt ein anderer`),
  odd: 'Wenn ein Tisch nicht voll ist',
  oddValues: {
    bye: (seats) =>
      seats === 2 ? 'spielfrei zählt als Sieg' : 'spielfrei bringt die Hälfte der Punkte eines Tisches',
    computer: (level) => `der Computer füllt den Tisch (${level}); sein Platz wird nicht gewertet`,
  },
  entry: 'Wer teilnehmen darf',
  entries: { open: 'alle, mit oder ohne Konto', accounts: 'Spieler mit Konto' },
  withBots: (entry) => `${entry}; auch Bots`,
  withPassword: (entry) => `${entry}, mit dem Passwort`,
  rated: 'Wertung',
  ratedText: 'die Ergebnisse ändern die Wertungszahlen der Spieler',
  start: 'Beginn',
  pause: 'Pause zwischen den Runden',
  pauses: (minutes) => (minutes === 1 ? '1 Minute' : `${minutes} Minuten`),
  noPause: 'keine',
  arrival:
    'Der erste Zug muss innerhalb von zwei Minuten kommen, bei acht Minuten Bedenkzeit oder mehr innerhalb von fünf. Wer nicht erscheint, verliert die Partie und scheidet beim zweiten Mal aus.',
  text: 'Vom Veranstalter',
};

const ORGANISER: TournamentStrings['organiser'] = {
  title: 'Für den Veranstalter',
  start: 'Jetzt beginnen',
  startTitle: 'Das Turnier jetzt beginnen?',
  startText: (players) => `Angemeldet: ${players}. Die erste Runde wird sofort ausgelost.`,
  postpone: 'Beginn ändern',
  postponeSubmit: 'Speichern',
  startsAt: 'Neuer Beginn',
  remove: 'Spieler entfernen',
  removeText:
    'Die laufenden Partien des Spielers werden als verloren gewertet, und er kann weder wieder teilnehmen noch im Chat schreiben.',
  correct: 'Ergebnis berichtigen',
  correctText:
    'Für eine beendete Partie. Tabelle und spätere Paarungen richten sich nach dem neuen Ergebnis. Alle Spieler können den Grund lesen.',
  resultChanged: 'Dieses Ergebnis wurde gerade geändert. Das Formular zeigt das aktuelle.',
  forfeit: 'Partie als verloren werten',
  forfeitText: 'Nur für eine Partie, die noch kein Ergebnis hat. Die anderen spielen weiter.',
  notRated:
    'Eine so entschiedene Partie wird nicht gewertet, außer wenn der Spieler sich schon abgemeldet hat oder dein Partner ist. Spielen die anderen weiter, zählt nur deren Ergebnis für die Wertung.',
  round: 'Runde',
  game: 'Partie',
  gameLabel: (table, people) => `Tisch ${table}: ${people}`,
  chooseGame: 'Partie wählen',
  noGames: 'In dieser Runde gibt es keine solchen Partien.',
  player: 'Spieler',
  choosePlayer: 'Spieler wählen',
  nameStart: 'Der Name beginnt mit',
  noneNamed: 'Kein Spielername beginnt so.',
  placeOf: (name) => `Platz von ${name}`,
  why: 'Grund (für alle sichtbar)',
  whyText: '3 bis 200 Zeichen.',
  closeChat: 'Chat schließen',
  closeChatText: 'Bis du ihn wieder öffnest, kann niemand darin schreiben. Die Nachrichten bleiben stehen.',
  openChat: 'Chat öffnen',
  openChatText: 'Du und die Spieler können dann wieder darin schreiben.',
  callOff: 'Absagen',
  callOffTitle: 'Das Turnier absagen?',
  callOffText:
    'Laufende Partien können zu Ende gespielt werden, aber es gibt keine weiteren Runden. Das lässt sich nicht rückgängig machen.',
  cancel: 'Abbrechen',
};

const CHAT: TournamentStrings['chat'] = {
  readOnly: 'Hier schreiben die Spieler und der Veranstalter; alle anderen können mitlesen.',
  closed: 'Der Veranstalter hat den Chat geschlossen.',
};

const IN_GAME: TournamentStrings['inGame'] = {
  of: (name, round) => `${name}, Runde ${round}`,
  back: 'Zum Turnier',
};

const CREATE: TournamentStrings['create'] = {
  title: 'Turnier erstellen',
  titles: { players: 'Modus und Teilnahme', rules: 'Zeit und Regeln' },
  steps: { game: 'Spiel', players: 'Modus', rules: 'Zeit' },
  next: { game: 'Weiter: Modus', players: 'Weiter: Zeit' },
  presets: 'Vorlage',
  presetNames: {
    club: 'Vereinsabend: vier Runden Schweizer System',
    all: 'Alle gegen alle',
    four: 'Vierertische',
    partners: 'Partner',
    days: 'Fernpartie-Liga',
  },
  format: 'Modus',
  partners: 'Partner',
  partnersValues: { none: 'Keine', changing: 'Wechselnd', fixed: 'Fest' },
  partnersText: {
    none: 'Jeder spielt für sich.',
    changing: 'Die Spieler melden sich allein an und haben in jeder Runde einen anderen Partner.',
    fixed: 'Zwei Spieler melden sich zusammen an und bleiben Partner.',
  },
  rounds: 'Runden',
  roundsAuto: 'Automatisch',
  roundsAutoText: 'Automatisch: so viele, wie die Zahl der Spieler verlangt.',
  roundsOfTables:
    'Ist die Zahl der Runden ein Vielfaches der Zahl der Plätze, kann jeder gleich oft an jeder Stelle ziehen.',
  minutes: 'Dauer',
  games: 'Partien je Begegnung',
  gamesText: 'Dieselben Spieler treffen sich gleich noch einmal, und ein anderer beginnt.',
  turns: 'Zugreihenfolge',
  turnsValues: { equal: 'Gleich oft', 'within-one': 'Fast gleich oft' },
  turnsText: {
    equal: 'Jeder zieht gleich oft an jeder Stelle. Dafür können mehr Runden nötig sein.',
    'within-one': 'Jeder zieht fast gleich oft an jeder Stelle, mit höchstens einer Partie Unterschied.',
  },
  odd: 'Wenn ein Tisch nicht voll ist',
  oddValues: { bye: 'Spielfrei', computer: 'Computer' },
  level: 'Stufe des Computers',
  entry: 'Wer teilnehmen darf',
  entries: { open: 'Alle', accounts: 'Mit Konto' },
  rated: 'Gewertet',
  ratedText: 'Die Ergebnisse ändern die Wertungszahlen der Spieler. Züge lassen sich nicht zurücknehmen.',
  notRated: {
    entry: 'Nur möglich, wenn alle Spieler ein Konto haben müssen.',
    odd: 'Nicht möglich, wenn der Computer Tische füllt.',
    rules: 'Gewertet werden nur einige Spiele, und nur mit ihren Standardregeln.',
  },
  bots: 'Bots zulassen',
  botsText: 'Programme mit einem Bot-Konto dürfen teilnehmen. Sie sind als Bots gekennzeichnet.',
  password: 'Passwort für die Teilnahme',
  passwordText: 'Optional. Nur wer es kennt, kann teilnehmen.',
  listed: 'In der Liste der Turniere zeigen',
  listedText: 'Sonst findet es nur, wer den Link hat.',
  name: 'Name',
  nameText: '3 bis 60 Zeichen.',
  startsAt: 'Beginn',
  startsAtText: 'In der Zeitzone deines Geräts.',
  pause: 'Pause zwischen den Runden',
  pauses: (minutes) =>
    minutes === 0
      ? 'Keine'
      : minutes < 60
        ? `${minutes} Min.`
        : minutes < 1440
          ? `${minutes / 60} Std.`
          : '1 Tag',
  text: 'Text für die Spieler',
  textText: 'Optional: Preise, Kontakt, Hausregeln. Bis 2.000 Zeichen.',
  gameRules: 'Regeln des Spiels',
  submit: 'Erstellen',
  refusals: {
    name: 'Gib dem Turnier einen Namen mit 3 bis 60 Zeichen.',
    startsAt: 'Wähle einen Beginn in der Zukunft, höchstens ein Jahr von jetzt an.',
    rounds: 'Diese Zahl von Runden passt nicht zum Modus.',
    minutes: 'Wähle, wie lange die Arena dauert.',
    odd: 'Der Computer kann nur Tische mit drei oder mehr Plätzen füllen, und nur in Echtzeit.',
    rules:
      'Partner können im Rundenturnier und im Schweizer System spielen, im K.-o.-System nur zwei gegen zwei. Wähle andere Regeln.',
    clock: 'Diese Bedenkzeit passt nicht zum Modus.',
    format: 'Dieser Modus passt nicht zu den anderen Angaben.',
    games: 'Diese Zahl von Partien passt nicht zum Modus.',
    turns: 'Diese Zugreihenfolge passt nicht zum Modus.',
    partners: 'Diese Regeln haben keine Partner.',
  },
};

const TIME: TournamentStrings['time'] = {
  days: (days, hours) => `${days} ${days === 1 ? 'Tag' : 'Tage'} ${hours} Std.`,
  hours: (hours, minutes) => `${hours} Std. ${minutes} Min.`,
  minutes: (minutes) => `${minutes} Min.`,
};

/** The strings of the tournament pages, in German. */
export const strings: TournamentStrings = {
  formats: FORMATS,
  list: LIST,
  page: PAGE,
  next: NEXT,
  standing: STANDING,
  rounds: ROUNDS,
  crosstable: CROSSTABLE,
  bracket: BRACKET,
  fairness: FAIRNESS,
  terms: TERMS,
  organiser: ORGANISER,
  chat: CHAT,
  inGame: IN_GAME,
  create: CREATE,
  time: TIME,
};
