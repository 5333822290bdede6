import type { OnlineStrings } from '../en/online.ts';
import { formatList } from './list.ts';

const BEFORE: OnlineStrings['before'] = {
  waiting: 'Warten auf Mitspieler',
  waitingText:
    'Schicke diesen Link allen, die mitspielen sollen. Die Partie beginnt, wenn alle Plätze besetzt sind.',
  waitingListed: 'Die Partie steht in der Lobby. Auch dieser Link führt dorthin.',
  invited: (name) => `${name} lädt dich zum Spielen ein`,
  aim: 'Bring als Erster alle deine Steine in den Hof gegenüber. Ein Stein zieht ein Feld weit oder springt über andere Steine, so oft er kann; geschlagen wird nie.',
  invitedText: 'Zum Spielen brauchst du kein Konto.',
  rules: 'Die Regeln mit Bildern',
  address: 'Link zu dieser Partie',
  onlyHere: 'Dieser Link funktioniert nur auf diesem Computer.',
  copy: 'Link kopieren',
  copied: 'Link kopiert.',
  notCopied: 'Dein Browser erlaubt das Kopieren nicht. Markiere den Link und kopiere ihn selbst.',
  join: 'Mitspielen',
  joinAs: (colour) => `Als ${colour} mitspielen`,
  leaveSeat: 'Platz verlassen',
  cancelGame: 'Partie absagen',
  readying: 'Sind alle bereit?',
  readyingText:
    'Die Partie beginnt, wenn alle bereit sind. Wer nach einer Minute nicht bereit ist, verliert den Platz.',
  ready: 'Ich bin bereit',
  isReady: 'Bereit',
  isNotReady: 'Noch nicht bereit',
  openSeat: 'Freier Platz',
  hasJoined: (name) => `${name} spielt mit.`,
  hasLeft: (name) => `${name} hat den Platz verlassen.`,
};

const SEATS: OnlineStrings['seats'] = {
  isAway: 'Abwesend',
  timeLeft: (days, hours, minutes) =>
    days > 0
      ? `noch ${days} ${days === 1 ? 'Tag' : 'Tage'} ${hours} Std.`
      : hours > 0
        ? `noch ${hours} Std. ${minutes} Min.`
        : minutes > 0
          ? `noch ${minutes} Min.`
          : 'unter 1 Min.',
  firstMove: (time) => `1. Zug: ${time}`,
  spectators: (count) => (count === 1 ? '1 Zuschauer' : `${count} Zuschauer`),
};

const NOTES: OnlineStrings['notes'] = {
  yourMove: 'Du bist am Zug.',
  toMove: (name) => `${name} ist am Zug.`,
  away: (name) => `${name} ist abwesend.`,
  awayText: (seats, hasClock) =>
    `Bleibt der Gegner ${hasClock ? 'eine Minute' : 'zehn Minuten'} weg, kannst du ${seats === 2 ? 'den Sieg beanspruchen' : 'ihn ausscheiden lassen'}.`,
  pastYourMove: 'Jetzt bist du am Zug.',
  pastOver: (result) => `Die Partie ist zu Ende. ${result}`,
  sendingMove: 'Dein Zug wird gesendet.',
  offline: 'Du bist offline.',
  offlineMovePending: 'Dein Zug ist gespeichert und wird gesendet.',
  offlineText: 'Die Partie geht auf dem Server weiter. Deine Züge sind gespeichert und werden gesendet.',
  reconnectingIn: (seconds) => `Neue Verbindung in ${seconds} s.`,
  reconnecting: 'Verbindung wird hergestellt …',
  ended: 'Du bist abgemeldet.',
  endedText: 'Melde dich wieder an, um weiterzuspielen. Die Partie ist gespeichert.',
  premoves: (moves) => `Vorauszüge: ${moves}.`,
  premovesText: 'Werden gespielt, sobald du am Zug bist, sofern sie dann erlaubt sind.',
  choosePremove: 'Wähle deinen Vorauszug.',
  premoveCancelled: 'Dein Vorauszug war nicht mehr möglich und wurde gelöscht.',
  newVersion: 'Eine neue Version ist verfügbar.',
  newVersionText: 'Lade die Seite neu, um diese Partie zu sehen.',
  started: 'Die Partie hat begonnen.',
  missing: 'Partie nicht gefunden',
  missingText: 'Unter dieser Adresse gibt es keine Partie. Prüfe den Link.',
  loadingGame: 'Die Partie wird geladen …',
  loading: 'Wird geladen …',
  outdated: 'Das ist vielleicht nicht mehr aktuell.',
};

const ACTIONS: OnlineStrings['actions'] = {
  draw: 'Remis anbieten',
  agree: 'Annehmen',
  decline: 'Ablehnen',
  withdraw: 'Zurückziehen',
  resign: 'Aufgeben',
  resignTextMany: (endsGame) =>
    `Du bekommst den letzten noch freien Platz${endsGame ? ', und die Partie endet' : '; die anderen spielen weiter'}.`,
  takeBack: 'Zurücknehmen',
  abort: 'Abbrechen',
  claimVictory: 'Sieg beanspruchen',
  continueWithoutThem: 'Ausscheiden lassen',
  toRematch: 'Zur Revanche',
  nextGame: 'Nächste Partie',
  record: 'Partie (HGN)',
  analyse: 'Analysieren',
  premove: 'Vorauszug',
  cancelChoosing: 'Doch nicht',
  cancelPremoves: 'Vorauszüge löschen',
  cancelLastPremove: 'Letzten löschen',
  retry: 'Jetzt verbinden',
  tryAgain: 'Noch einmal versuchen',
  lobby: 'Zurück zur Lobby',
  alreadyAsked: 'Du hast schon gefragt.',
  answerFirst: 'Ein anderer Spieler hat etwas angeboten. Antworte zuerst darauf.',
};

const OFFERS: OnlineStrings['offers'] = {
  draw: (names) => `${formatList(names)} ${names.length === 1 ? 'bietet' : 'bieten'} ein Remis an.`,
  yourDraw: 'Du hast ein Remis angeboten.',
  takeBack: (names) =>
    `${formatList(names)} ${names.length === 1 ? 'bittet' : 'bitten'} darum, einen Zug zurückzunehmen.`,
  yourTakeBack: 'Du hast darum gebeten, deinen Zug zurückzunehmen.',
  rematch: (names) => `${formatList(names)} ${names.length === 1 ? 'bietet' : 'bieten'} eine Revanche an.`,
  yourRematch: 'Du hast eine Revanche angeboten.',
  declined: 'Abgelehnt.',
};

const RESULTS: OnlineStrings['results'] = {
  aborted: 'Die Partie wurde abgebrochen.',
  abortedText: 'Sie zählt nicht.',
  left: (name) => `${name} hat die Partie verlassen.`,
  forfeited: (name) => `Der Veranstalter hat die Partie für ${name} als verloren gewertet.`,
  onlyComputers: 'Nur noch Computer waren im Spiel.',
  moveLimit: 'Die Partie endete nach 3000 Zügen aller Spieler zusammen.',
};

const CHAT: OnlineStrings['chat'] = {
  title: 'Chat',
  unread: (count: number) => `Chat (${count})`,
  channels: { table: 'Alle', team: 'Partner', spectators: 'Zuschauer' },
  message: 'Nachricht',
  send: 'Senden',
  none: 'Noch keine Nachrichten.',
  about: (name) => `Über ${name}`,
  report: 'Der Moderation melden',
  reportReason: 'Grund',
  chooseReason: 'Wähle einen Grund',
  reportText: 'Was ist passiert? (freiwillig)',
  sendReport: 'Meldung senden',
  otherPlayers: 'Jemanden blockieren oder melden',
  reasons: {
    insult: 'Beleidigung',
    spam: 'Spam',
    cheating: 'Betrug',
    name: 'Anstößiger Name',
    other: 'Sonstiges',
  },
  reported: 'Deine Meldung wurde an die Moderation geschickt.',
  notSent: 'Du bist offline; die Nachricht wurde nicht gesendet. Versuche es noch einmal.',
  unsupportedCharacter:
    'Der Text enthält ein Zeichen, das sich nicht senden lässt, etwa ein zusammengesetztes Emoji. Formuliere ihn anders.',
  marks: { team: 'an Partner', spectators: 'Zuschauer' },
  spectatorsText: 'Wer mitspielt, kann das erst nach dem Ende der Partie lesen.',
};

const REFUSALS: OnlineStrings['refusals'] = {
  other: 'Der Server hat die Anfrage abgelehnt.',
  'no-connection': 'Keine Verbindung zum Server. Versuche es gleich noch einmal.',
  'no-session':
    'Deine Sitzung ist beendet. Lade die Seite neu. Hilft das nicht, erlaube dieser Seite Cookies.',
  'too-many': 'Zu viele Anfragen. Warte einen Augenblick.',
  'internal-error': 'Auf dem Server ist ein Fehler aufgetreten. Versuche es noch einmal.',
  'too-many-tables':
    'Du oder andere in deinem Netzwerk haben zu viele offene Partien in der Lobby. Sag eine ab oder spiel in einer anderen mit.',
  'too-many-games': 'Du hast zu viele Partien, die noch nicht beendet sind. Beende zuerst eine.',
  'opponent-too-busy':
    'Dein Gegner hat zu viele Partien, die noch nicht beendet sind. Versuche es wieder, wenn er eine beendet hat.',
  'too-many-watched':
    'Du oder andere in deinem Netzwerk haben zu viele Partien gleichzeitig offen. Schließ eine und lade diese Seite neu.',
  'too-many-joins':
    'Du oder andere in deinem Netzwerk sind dieser Partie zu oft beigetreten, oder ihre Plätze haben zu oft gewechselt.',
  'too-many-offers': 'Du hast zu viele Angebote hintereinander gemacht. Zieh zuerst.',
  'too-many-lines': 'Du hast hier zu viele Nachrichten geschrieben.',
  'chat-full': 'Dieser Chat ist voll: Nur die Spieler können noch schreiben.',
  'chat-closed': 'Der Veranstalter hat den Chat geschlossen.',
  'too-many-rated-games':
    'Ein Bot kann am Tag 100 gewertete Partien gegen andere Bots beginnen. Ungewertete Partien sind weiter möglich.',
  'too-many-blocks': 'Du hast zu viele Personen blockiert. Hebe zuerst eine Blockierung auf.',
  'report-changed': 'Diese Person wurde inzwischen noch einmal gemeldet. Lies die Meldung noch einmal.',
  'too-many-reports': 'Die Moderation hat deine früheren Meldungen noch nicht bearbeitet.',
  'seat-taken': 'Ein anderer Spieler war schneller: Der Platz ist besetzt.',
  'no-open-seat': 'Du kannst in dieser Partie nicht mitspielen.',
  'already-seated': 'Du spielst hier schon mit.',
  'not-seated': 'Du hast keinen Platz in dieser Partie.',
  'already-started': 'Die Partie hat schon begonnen.',
  'game-over': 'Die Partie ist vorbei.',
  'not-your-turn': 'Du bist nicht mehr am Zug.',
  'stale-ply': 'Die Partie war schon weiter, als dein Zug ankam.',
  'time-is-up': 'Deine Zeit war abgelaufen, bevor der Zug ankam.',
  'computer-declines': 'Der Computer bietet kein Remis an und nimmt keines an.',
  'nothing-to-take-back':
    'Du hast keinen Zug, der sich zurücknehmen lässt, oder ein Spieler ist seitdem ausgeschieden.',
  'increment-spent':
    'Die Zeitgutschrift für diesen Zug ist verbraucht; er lässt sich nicht mehr zurücknehmen.',
  'too-late': 'Alle haben gezogen; die Partie lässt sich nicht mehr abbrechen.',
  'not-away': 'Diese Person ist online oder noch nicht lange genug abwesend.',
  muted:
    'Du kannst zurzeit weder Nachrichten schreiben noch Turniere ankündigen oder absagen oder ihre Ergebnisse berichtigen.',
  filtered: 'Der Text enthält ein Wort, das hier nicht erlaubt ist. Formuliere ihn anders.',
  'barred-from-rated': 'Du kannst zurzeit keine gewerteten Partien beginnen.',
  'aborted-too-often':
    'Du hast mehrere gewertete Partien abgebrochen oder darin deinen ersten Zug nicht gemacht. Warte, bevor du die nächste suchst.',
  suspended: 'Du kannst zurzeit weder Partien beginnen noch Partien beitreten.',
  'unknown-game-id': 'Unter dieser Adresse gibt es keine Partie.',
  'clock-needs-people': 'Der Computer spielt in Echtzeit oder ohne Uhr, nicht als Fernpartie.',
  'no-person': 'Mindestens ein Platz muss für einen Menschen sein.',
  'name-taken': 'Dieser Name ist vergeben. Wähle einen anderen.',
  'name-reserved': 'Dieser Name ist reserviert. Wähle einen anderen.',
  'weak-password': 'Dieses Passwort ist zu leicht zu erraten. Wähle ein längeres.',
  'wrong-password': 'Name oder Passwort ist falsch.',
  'account-closed':
    'Die Moderation hat dieses Konto geschlossen. Wenn du das für einen Irrtum hältst, frag den Betreiber dieses Servers.',
  'account-deleted': 'Dieses Konto wurde gelöscht.',
  'proof-needed': 'Bestätige zuerst, dass du es bist.',
  'code-needed': 'Gib einen Code aus deiner Authenticator-App oder einen Wiederherstellungscode ein.',
  'wrong-code': 'Dieser Code ist falsch, abgelaufen oder schon benutzt.',
  'already-protected': 'Dein Konto ist schon mit einem Code geschützt.',
  'bad-link':
    'Dieser Link gilt nicht mehr: Er ist abgelaufen, wurde schon benutzt, oder das Konto wurde seitdem geändert.',
  'no-mail': 'Dieser Server verschickt keine E-Mails.',
  'no-account': 'Dafür brauchst du ein Konto.',
  'unrated-rules': 'Gewertet werden nur Partien nach den Standardregeln, und nicht bei jedem Spiel.',
  'unrated-clock': 'Partien ohne Uhr werden nicht gewertet.',
  'rated-needs-people': 'Der Computer spielt keine gewerteten Partien.',
  'series-for-two': 'Serien gibt es nur in Spielen für zwei.',
  'rated-game': 'In gewerteten Partien lässt sich nichts zurücknehmen.',
  'tournament-game': 'Turnierpartien können nicht abgebrochen werden, und es gibt keine Revanche.',
  'bad-tournament': 'Diese Einstellungen lassen sich nicht kombinieren.',
  'too-many-tournaments':
    'Zu viele deiner Turniere sind noch nicht beendet, oder du hast heute zu viele angekündigt.',
  'too-many-changes': 'Dieses Turnier oder deine Teilnahme daran wurde schon zu oft geändert.',
  'wrong-phase': 'Das ist in dieser Phase des Turniers nicht möglich.',
  'entry-closed': 'Das Turnier nimmt keine Spieler mehr auf.',
  'wrong-entry-password': 'Das ist nicht das Passwort des Turniers.',
  'tournament-full': 'Das Turnier ist voll.',
  'already-entered': 'Du nimmst an diesem Turnier schon teil.',
  'not-entered': 'Diese Person nimmt an dem Turnier nicht teil.',
  'wrong-partner-code': 'Kein Spieler, dem ein Partner fehlt, hat diesen Code.',
  'no-partner': 'Dieser Spieler kann in diesem Turnier nicht dein Partner werden.',
  'too-few-players': 'Das Turnier hat zu wenige Spieler.',
  'result-changed': 'Jemand anders hat dieses Ergebnis inzwischen geändert; es wurde nicht berichtigt.',
  'bad-places': 'Diese Plätze passen nicht zum Spiel.',
  'no-challenges': 'Diese Person nimmt zurzeit keine Herausforderungen von dir an.',
  'challenge-closed': 'Diese Herausforderung ist nicht mehr offen.',
  'too-many-challenges':
    'Du oder diese Person haben zu viele offene Herausforderungen, oder du hast sie heute zu oft herausgefordert.',
  'too-many-follows': 'Du folgst zu vielen Spielern. Höre zuerst auf, einem zu folgen.',
  'no-push': 'Dieser Server sendet keine Benachrichtigungen an Geräte.',
  'foreign-push-service': 'Dieser Server unterstützt den Push-Dienst deines Browsers nicht.',
  'bot-account':
    'Bot-Konten spielen nur in Herausforderungen, privaten Partien und Turnieren, die sie zulassen.',
  'too-many-tokens': 'Du hast die Höchstzahl an Zugangstoken erreicht. Widerrufe zuerst eines.',
  'too-many-passkeys': 'Du hast die Höchstzahl an Passkeys erreicht. Entferne zuerst einen.',
  'bad-passkey':
    'Der Server kennt diesen Passkey nicht, oder es hat zu lange gedauert. Versuche es noch einmal oder melde dich mit dem Passwort an.',
  'no-passkey':
    'Dieses Gerät hat keinen Passkey gesendet. Versuche es noch einmal oder melde dich mit dem Passwort an.',
  'passkey-known': 'Dieses Gerät hat schon einen Passkey für dieses Konto.',
  'passkey-needs-name':
    'Passkeys funktionieren nur mit einem Domainnamen, etwa halma.example oder localhost, nicht mit einer IP-Adresse.',
  'has-account': 'Du bist schon angemeldet.',
  'bad-message': 'Eine Angabe ist ungültig. Prüfe sie und versuche es noch einmal.',
  'conflict-of-interest':
    'Das muss jemand anders aus der Moderation bearbeiten: Du spielst selbst mit oder gegen diese Person, oder die Meldung ist von dir.',
  'not-found': 'Unter dieser Adresse ist nichts zu finden.',
};

const LIMITS: OnlineStrings['limits'] = {
  chat: (until) =>
    `Du kannst bis ${until} weder chatten noch Turniere ankündigen oder absagen oder ihre Ergebnisse berichtigen.`,
  rated: (until) => `Du kannst bis ${until} keine gewerteten Partien beginnen.`,
  play: (until) =>
    `Du kannst bis ${until} weder Partien beginnen noch Partien beitreten. Laufende Partien gehen weiter.`,
  reason: (reason) => `Grund: ${reason}`,
  pause: (wait) =>
    `Du hast mehrere gewertete Partien abgebrochen oder darin deinen ersten Zug nicht gemacht. Die nächste kannst du ${wait} suchen; ungewertete Partien sind weiterhin möglich.`,
};

/** The strings of an online game's page, in German. */
export const strings: OnlineStrings = {
  before: BEFORE,
  seats: SEATS,
  notes: NOTES,
  actions: ACTIONS,
  offers: OFFERS,
  results: RESULTS,
  chat: CHAT,
  refusals: REFUSALS,
  limits: LIMITS,
};
