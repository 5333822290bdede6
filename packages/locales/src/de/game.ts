import type { GameStrings } from '../en/game.ts';
import { formatList } from './list.ts';
import { withVerb, YOU } from './verb.ts';

const NUMBERS = ['Kein', 'Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn'];

/** Returns a number of men as a word, to begin a sentence. */
function spellOut(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** Returns the name of a hop by its number of jumps: a jump, or a chain of several. */
function formatHop(jumps: number): string {
  return jumps === 1 ? 'ein Sprung' : `eine Kette von ${jumps} Sprüngen`;
}

/** The messages about a game, in German. */
export const strings: GameStrings = {
  colours: { ink: 'Schwarz', box: 'Gelb', red: 'Rot', green: 'Grün', blue: 'Blau', bone: 'Weiß' },
  names: {
    you: YOU,
    computer: (level) => `Computer, Stufe ${level}`,
    computerInRecord: (level) => `Level ${level} computer`,
    theComputer: 'Der Computer',
    person: 'Mensch',
  },
  moves: {
    fromTo: (from, to) => `${from} nach ${to}`,
    stepOrHop: (jumps) => (jumps === 0 ? 'ein Schritt' : formatHop(jumps)),
    drop: (to) => `ein Stein auf ${to} eingesetzt`,
    leave: (from, jumps) =>
      jumps === 0 ? `${from} verlässt das Brett` : `${from} verlässt das Brett, ${formatHop(jumps)}`,
    pass: 'gepasst',
    demand: ', und ein Sprung wird verlangt',
    resignation: 'aufgegeben',
    time: 'Zeit abgelaufen',
    'agreed-draw': 'Remis vereinbart',
    'claimed-draw': 'Remis reklamiert',
    abandoned: 'nur noch Computer im Spiel',
  },
  notes: {
    yourMove: 'Du bist am Zug.',
    toMove: (name) => `${name} ist am Zug.`,
    firstMove: 'Wähle einen Stein, um zu sehen, wohin er ziehen kann.',
    last: (name, move) => `${name}: ${move}.`,
    thinking: (name) => `${name} denkt nach.`,
    chosen: (cell) => `${cell} ist gewählt.`,
    reach: (steps, hops, canLeaveBoard) => {
      if (steps + hops === 0)
        return canLeaveBoard ? 'Er kann über den Pfeil vom Brett.' : 'Er kann jetzt nicht ziehen.';
      const ways = formatList([
        ...(steps > 0 ? [steps === 1 ? '1 Schritt' : `${steps} Schritte`] : []),
        ...(hops > 0 ? [hops === 1 ? '1 Sprungziel' : `${hops} Sprungziele`] : []),
      ]);
      const off = canLeaveBoard ? ', und er kann über den Pfeil vom Brett' : '';
      return `${ways}${off}. Offene Ringe sind Schritte, volle Punkte sind Sprünge.`;
    },
    stepper: 'Ein Schreiter: Er zieht immer ein Feld diagonal.',
    hopper: 'Ein Springer: Er springt immer in Reihen und Spalten.',
    press: (goal) => `Tippe oder klicke auf ${goal}, um zu ziehen.`,
    pressAgain: (goal) =>
      `Tippe oder klicke noch einmal auf ${goal}, um zu ziehen, oder auf ein anderes markiertes Feld.`,
    release: 'Lass los, um zu ziehen.',
    pressEnter: 'Drücke Enter, um zu ziehen.',
    arrow: 'den Pfeil',
    stuck: (cell) => `Der Stein auf ${cell} kann jetzt nicht ziehen.`,
    stuckText: 'Wähle einen anderen deiner Steine.',
    notYours: (cell) => `Der Stein auf ${cell} ist nicht deiner.`,
    notYoursText: 'Du kannst nur über ihn springen.',
    middleOnly: 'Steine werden nur in der Mitte eingesetzt.',
    otherTab: 'Diese Partie wurde in einem anderen Tab fortgesetzt.',
    otherTabText: 'Zeige den Spielstand des anderen Tabs oder behalte diesen.',
    drop: (inHand) =>
      `Setze einen Stein auf ein freies Feld in der Mitte. ${inHand === 1 ? 'Ein Stein' : `${inHand} Steine`} in der Hand.`,
    leaveCamp: 'Verlasse deinen Hof.',
    stayInside: 'Zieh innerhalb deines Hofs.',
    opponentHasLeft: (opponent) =>
      `${withVerb(opponent, 'hast', 'hat')} den eigenen Hof geräumt, also muss einer deiner Steine aus deinem heraus.`,
    emptyCampFirst: 'Nach diesen Regeln müssen zuerst alle deine Steine deinen Hof verlassen.',
    canLeave: (count) => (count === 1 ? 'Einer kann.' : `${spellOut(count)} können.`),
    noneCanLeave: 'Noch kann keiner.',
    demanded: 'Ein Sprung wird verlangt.',
    demandedText: 'Wenn einer deiner Steine springen kann, musst du springen.',
    mustPass: 'Du kannst nicht ziehen.',
    mustPassText: 'Passe; die Partie geht weiter.',
    mayPass: 'Du darfst auch passen.',
    refused: 'Dieser Zug ist nicht erlaubt.',
    lookingBack: (round, move) => `Zug ${round}: ${move}.`,
    lookingAtStart: 'Die Grundstellung.',
    lookingText: 'Die Partie geht beim letzten Zug weiter.',
    hint: (move) => `Tipp: ${move}.`,
    lookingForHint: 'Ein Tipp wird gesucht …',
    lookingForHintText: 'Der Computer denkt über deinen Zug nach.',
    noHint: 'Gerade ist kein Tipp möglich.',
    noHintText: 'Der Computer ist nicht erreichbar. Versuche es noch einmal oder zieh selbst.',
    failed: 'Der Computer antwortet nicht mehr.',
    failedText: 'Die Partie ist gespeichert. Versuche es noch einmal oder zieh selbst für den Computer.',
    copied: (what) => `${what} kopiert.`,
    notCopied: 'Dein Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn selbst.',
  },
  kinds: {
    cut: ['Ein Ring', 'Zwei Striche', 'Ein Kreuz'],
    row: (cut, row) => `${cut}: Der Stein muss auf Reihe ${row} enden.`,
    mark: [
      'Ein Ring ist Zeichen 3: Der Stein zieht gerade und diagonal und springt über jeden Stein.',
      'Zwei Striche sind Zeichen 2: Der Stein zieht diagonal und springt über Zeichen 1 und 2.',
      'Ein Kreuz ist Zeichen 1: Der Stein zieht gerade und springt nur über Zeichen 1.',
    ],
  },
  formatList,
};
