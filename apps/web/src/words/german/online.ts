import type { OnlineWords } from '../english/online.ts';
import { listed } from './list.ts';

const BEFORE: OnlineWords['before'] = {
  waiting: 'Es fehlen noch Mitspieler',
  waitingText: 'Schick diese Adresse allen, die mitspielen sollen. Das Spiel beginnt, wenn alle sitzen.',
  waitingListed: 'Der Tisch steht in der Liste, und auch diese Adresse führt zu ihm.',
  address: 'Adresse dieses Tisches',
  copy: 'Adresse kopieren',
  copied: 'Die Adresse ist kopiert.',
  notCopied: 'Dieser Browser lässt die Seite nicht kopieren. Markiere die Adresse und kopiere sie selbst.',
  sitHere: 'Platz nehmen',
  sitOn: (colour) => `Bei ${colour} Platz nehmen`,
  standUp: 'Aufstehen',
  close: 'Tisch schließen',
  readying: 'Sind alle bereit?',
  readyingText:
    'Das Spiel beginnt, wenn alle es gesagt haben. Wer es eine Minute lang nicht tut, verliert den Platz.',
  ready: 'Ich bin bereit',
  isReady: 'Bereit',
  isNotReady: 'Noch nicht bereit',
  free: 'Freier Platz',
};

const SEATS: OnlineWords['seats'] = {
  isAway: 'Nicht da',
  timeLeft: (days, hours, minutes) =>
    days > 0
      ? `noch ${days} T ${hours} Std.`
      : hours > 0
        ? `noch ${hours} Std. ${minutes} Min.`
        : minutes > 0
          ? `noch ${minutes} Min.`
          : 'unter 1 Min.',
  firstMove: (seconds) => `Erster Zug: ${seconds} s`,
  onlookers: (count) => (count === 1 ? '1 Zuschauer' : `${count} Zuschauer`),
};

const NOTES: OnlineWords['notes'] = {
  yourMove: 'Du bist am Zug.',
  toMove: (name) => `${name} ist am Zug.`,
  away: (name) => `${name} ist nicht da.`,
  awayText: 'Nach einer Minute darfst du erklären, dass der Platz verlassen ist; ohne Uhr nach zehn.',
  sent: 'Dein Zug ist unterwegs.',
  offline: 'Keine Verbindung.',
  offlineKept: 'Dein Zug wird aufgehoben und gesendet.',
  offlineText: 'Das Spiel geht auf dem Server weiter. Was du tust, wird aufgehoben und gesendet.',
  tryingIn: (seconds) => `Neuer Versuch in ${seconds} s.`,
  trying: 'Ein neuer Versuch läuft.',
  ended: 'Deine Sitzung ist beendet.',
  endedText: 'Melde dich wieder an, um weiterzuspielen. Das Spiel ist aufgehoben.',
  inAdvance: (moves) => `Im Voraus: ${moves}.`,
  inAdvanceText: 'Wird für dich gezogen, sobald du am Zug bist, wenn es dann geht.',
  planning: 'Wähle den Zug, der im Voraus gelten soll.',
  dropped: 'Der Zug im Voraus ging nicht mehr und ist gestrichen.',
  older: 'Diese Seite ist älter als der Server.',
  olderText: 'Lade sie neu, um dieses Spiel zu sehen.',
  missing: 'Kein solcher Tisch',
  missingText: 'Unter dieser Adresse gibt es kein Spiel. Vielleicht fehlt ein Buchstabe.',
  fetching: 'Das Spiel wird geholt.',
  fetchingPart: 'Das wird geholt.',
};

const ACTIONS: OnlineWords['actions'] = {
  draw: 'Unentschieden anbieten',
  agree: 'Annehmen',
  decline: 'Ablehnen',
  withdraw: 'Zurückziehen',
  resign: 'Aufgeben',
  resignTextMany: 'Du wirst Letzter von denen, die noch spielen; die anderen spielen weiter.',
  takeBack: 'Um Rücknahme bitten',
  abort: 'Absagen',
  claimLeft: 'Platz für verlassen erklären',
  nextGame: 'Zum nächsten Spiel',
  nextWaiting: 'Nächstes Spiel',
  record: 'Aufzeichnung (HGN)',
  analyse: 'Analysieren',
  inAdvance: 'Im Voraus ziehen',
  stopAdvance: 'Doch keinen',
  dropAdvance: 'Streichen',
  dropLastAdvance: 'Den letzten streichen',
  retry: 'Jetzt versuchen',
  lobby: 'Zu den Tischen',
  turn: 'Brett drehen',
  asked: 'Du hast schon gefragt.',
  answerFirst: 'Jemand anderes hat gefragt. Antworte zuerst darauf.',
};

const OFFERS: OnlineWords['offers'] = {
  draw: (names) => `${listed(names)} ${names.length === 1 ? 'bietet' : 'bieten'} ein Unentschieden an.`,
  yourDraw: 'Du hast ein Unentschieden angeboten.',
  takeBack: (names) =>
    `${listed(names)} ${names.length === 1 ? 'bittet' : 'bitten'} darum, einen Zug zurückzunehmen.`,
  yourTakeBack: 'Du hast darum gebeten, deinen Zug zurückzunehmen.',
  rematch: (names) => `${listed(names)} ${names.length === 1 ? 'möchte' : 'möchten'} noch ein Spiel.`,
  yourRematch: 'Du hast noch ein Spiel angeboten.',
};

const RESULTS: OnlineWords['results'] = {
  aborted: 'Das Spiel wurde abgesagt.',
  abortedText: 'Niemand hat gewonnen oder verloren. Nichts davon zählt.',
  left: (name) => `${name} hat den Tisch verlassen.`,
};

const TALK: OnlineWords['talk'] = {
  title: 'Gespräch',
  channels: { table: 'Tisch', team: 'Partner' },
  say: 'Etwas sagen',
  saySend: 'Sagen',
  none: 'Noch hat niemand etwas gesagt.',
  about: (name) => `Über ${name}`,
  mute: 'Blockieren: nichts mehr lesen',
  report: 'Dem Gastgeber melden',
  reasons: {
    insult: 'Beleidigung',
    spam: 'Spam',
    cheating: 'Betrug',
    name: 'Der Name',
    other: 'Etwas anderes',
  },
  reported: 'Der Gastgeber dieses Servers weiß es jetzt.',
  notSent: 'Keine Verbindung: Das wurde nicht gesagt. Versuche es noch einmal.',
  unfit:
    'Etwas in dieser Zeile lässt sich nicht senden, etwa ein zusammengesetztes Emoji. Schreib es anders.',
  partner: 'an Partner',
};

const REFUSALS: OnlineWords['refusals'] = {
  other: 'Der Server hat das abgelehnt.',
  'no-connection': 'Keine Verbindung zum Server. Versuche es gleich noch einmal.',
  'no-session': 'Deine Sitzung ist beendet. Lade die Seite neu.',
  'too-many': 'Das war zu oft in kurzer Zeit. Warte einen Augenblick.',
  'internal-error': 'Der Server hat einen Fehler gemacht. Versuche es noch einmal.',
  'too-many-tables': 'Mehr wartende Tische auf einmal gehen nicht. Sage erst einen davon ab.',
  'seat-taken': 'Jemand war schneller: Der Platz ist besetzt.',
  'no-open-seat': 'Alle Plätze sind besetzt.',
  'already-seated': 'Du sitzt schon an diesem Tisch.',
  'not-seated': 'Du hast keinen Platz an diesem Tisch.',
  'already-started': 'Das Spiel hat begonnen.',
  'game-over': 'Das Spiel ist vorbei.',
  'not-your-turn': 'Du bist nicht mehr am Zug.',
  'stale-ply': 'Das Spiel war weiter, bevor dein Zug kam.',
  'time-is-up': 'Deine Zeit war um, bevor der Zug kam.',
  'computer-declines': 'Der Computer bietet kein Unentschieden an und nimmt keines an.',
  'nothing-to-take-back': 'Du hast keinen Zug, der sich zurücknehmen lässt.',
  'increment-spent':
    'Die Zeit, die es für diesen Zug gab, ist verbraucht; er lässt sich nicht mehr zurücknehmen.',
  'too-late': 'Alle haben gezogen; das Spiel lässt sich nur noch zu Ende spielen oder aufgeben.',
  'not-away': 'Diese Person ist da oder noch nicht lange genug weg.',
  muted: 'Du darfst vorerst nicht schreiben.',
  'unknown-game-id': 'Unter dieser Adresse gibt es kein Spiel.',
  'clock-needs-people': 'Der Computer spielt mit Minuten oder ohne Uhr, nicht auf Tage.',
  'no-person': 'Mindestens ein Platz muss für einen Menschen sein.',
  'name-taken': 'Diesen Namen hat schon jemand. Wähle einen anderen.',
  'name-reserved': 'Dieser Name gehört dem Server. Wähle einen anderen.',
  'weak-password': 'Dieses Passwort ist zu leicht zu erraten. Wähle ein längeres.',
  'wrong-password': 'Name und Passwort gehören nicht zusammen.',
  'bad-passkey':
    'Der Server kennt diesen Passkey nicht, oder es hat zu lange gedauert. Versuche es noch einmal, oder melde dich mit dem Passwort an.',
  'no-passkey':
    'Von diesem Gerät kam kein Passkey. Versuche es noch einmal, oder melde dich mit dem Passwort an.',
  'passkey-known': 'Dieses Gerät hat schon einen Passkey für dieses Konto.',
  'passkey-needs-name':
    'Passkeys brauchen eine Adresse mit Namen, etwa halma.example oder localhost, keine Nummer.',
  'has-account': 'Du bist schon angemeldet.',
  'bad-message': 'Das kann nicht stimmen. Prüfe, was du geschrieben hast.',
  'not-found': 'Da ist nichts.',
};

/** The words at a table of people, in German. */
export const ONLINE_GERMAN: OnlineWords = {
  before: BEFORE,
  seats: SEATS,
  notes: NOTES,
  actions: ACTIONS,
  offers: OFFERS,
  results: RESULTS,
  talk: TALK,
  refusals: REFUSALS,
};
