import type { RefusalCode, Termination } from '@halma/rules';
import type { RulesStrings } from '../en/rules.ts';

/** The sentences of the refusals, which follow the square they refer to. `{detail}` stands for the refused text. */
const REFUSALS: Readonly<Record<RefusalCode, string>> = {
  'game-over': 'Die Partie ist vorbei.',
  'no-man-there': 'Dort steht kein Stein, der ziehen könnte.',
  'not-your-man': 'Dieser Stein gehört einem anderen Spieler.',
  occupied: 'Dort steht schon ein Stein.',
  'same-cell': 'Ein Zug muss einen Stein bewegen; dieser endet, wo er begann.',
  'not-adjacent':
    'Dorthin führt kein Zug. Ein Schritt geht auf ein Nachbarfeld; ein Sprung geht gerade über einen Stein auf das Feld gleich dahinter.',
  'no-man-to-jump':
    'Dorthin führt keine Sprungkette. Jeder Sprung braucht einen Stein zum Überspringen und gleich dahinter ein freies Feld.',
  'wrong-gait': 'In diesem Spiel zieht dieser Stein nicht so.',
  'broken-route': 'Der angegebene Weg ist hier keine Sprungkette.',
  'leaves-target': 'Ein Stein, der in seinem Zielhof ist, bleibt darin.',
  'reenters-home': 'Ein Stein, der den eigenen Hof verlassen hat, kehrt nicht dorthin zurück.',
  'completes-opponent': 'Dieser Zug würde den Sieg des Gegners vollenden.',
  'foreign-camp': 'Ein Zug darf nicht im Hof eines dritten Spielers enden.',
  'yard-must-empty': 'Du musst einen Stein aus deinem Hof ziehen oder, wenn keiner hinauskommt, einen darin.',
  'jump-demanded': 'Der Gegner hat einen Sprung verlangt, und du kannst springen.',
  'drops-first': 'Zuerst werden Steine eingesetzt; niemand zieht, bevor alle auf dem Brett sind.',
  'no-drop-here': 'In diesem Spiel werden keine Steine eingesetzt.',
  'outside-drop-zone': 'Steine werden nur auf den Feldern in der Mitte eingesetzt.',
  'no-men-in-hand': 'Es ist kein Stein mehr in der Hand.',
  'not-at-edge': 'Dieser Stein kann von hier nicht in einem Zug vom Brett.',
  'no-leaving-here': 'In diesem Spiel verlassen die Steine das Brett nicht.',
  'no-demand-here': 'Ein Sprung kann nur bei Cetro verlangt werden.',
  'must-move': 'Du kannst ziehen, also darfst du nicht passen.',
  'seat-not-in-play': 'Dieser Platz spielt nicht mit.',
  'nothing-to-claim':
    'Remis kann nur reklamiert werden, wenn die Regeln der Partie es erlauben und die Stellung dreimal vorgekommen ist.',
  'unknown-game': 'Es gibt kein Spiel namens „{detail}“.',
  'unknown-preset': 'Es gibt kein Regelwerk namens „{detail}“.',
  'unknown-option': 'Es gibt keine Regel namens „{detail}“.',
  'bad-option-value': '„{detail}“ ist kein Wert, den diese Regel haben kann.',
  'option-not-for-game': 'Die Regel „{detail}“ gilt für dieses Spiel nicht.',
  'repeated-option': 'Die Regel „{detail}“ ist doppelt angegeben.',
  'unknown-seat': 'Dieser Platz spielt in diesem Spiel nicht.',
  'bad-definition': 'Die Beschreibung des Spiels ist ungültig: {detail}.',
  'bad-id': '„{detail}“ kann kein eigenes Spiel oder Brett heißen.',
  'bad-base':
    'Ein eigenes Spiel kann „{detail}“ nicht abwandeln, denn dessen Steine beginnen nicht in den Ecken.',
  'bad-board': 'Ein solches Brett kann es nicht geben: {detail}.',
  'bad-camp': 'Die Höfe passen nicht auf das Brett: {detail}.',
  'too-long': 'Der Text ist zu lang.',
  'unknown-board': 'Es gibt kein Brett namens „{detail}“.',
  'wrong-board': 'Diese Stellung gehört zu einem anderen Brett: {detail}.',
  'bad-field':
    'Eine Stellung hat fünf Felder mit je einem Leerzeichen dazwischen: Brett und Reihen, Platz, Zeichen, Zug, Runde.',
  'bad-row': 'Eine Reihe der Stellung passt nicht auf das Brett.',
  'bad-number': '„{detail}“ ist keine Zahl, die hier stehen kann.',
  'bad-flag': '„{detail}“ ist kein Zeichen, das hier stehen kann.',
  'repeated-flag': 'Das Zeichen „{detail}“ steht doppelt.',
  'unknown-cell': 'Es gibt kein Feld „{detail}“, auf dem ein Stein stehen kann.',
  'bad-move': 'Das ist kein Zug. Züge sehen aus wie a1-b2, a1>c3>e5 oder --.',
  'repeated-cell': 'Eine Kette darf nicht zweimal auf {detail} landen.',
  'bad-key': 'Das ist kein Schlüssel. Seine Züge sehen aus wie II,5 to III,6, mit einem Punkt dazwischen.',
  'bad-tag': 'Diese Angabe ist nicht lesbar: {detail}.',
  'repeated-tag': 'Die Angabe „{detail}“ steht doppelt.',
  'missing-tag': 'Der Partie fehlt die Angabe „{detail}“.',
  'bad-round': 'Hier wird die Nummer der laufenden Runde erwartet, nicht „{detail}“.',
  'bad-comment': 'Dieser Kommentar ist nicht abgeschlossen.',
  'result-disagrees': 'Nach den Zügen endet die Partie anders: {detail}.',
};

const TERMINATIONS: Readonly<Record<Termination, string>> = {
  win: 'als Erster fertig',
  repetition: 'dreimal dieselbe Stellung',
  cap: 'das Zuglimit ist erreicht',
  'all-passed': 'niemand konnte mehr ziehen',
  'no-move': 'es gab keinen Zug mehr',
  'home-limit': 'nach Ablauf der Frist zum Räumen stand ein Stein im eigenen Hof',
  agreement: 'die Spieler haben sich geeinigt',
  claim: 'nach dreimal derselben Stellung wurde Remis reklamiert',
  resignation: 'ein Spieler hat aufgegeben',
  time: 'die Zeit ist abgelaufen',
  abandoned: 'die Partie wurde verlassen',
  unfinished: 'die Partie ist nicht zu Ende',
};

/** The strings of refusals and endings, in German. */
export const strings: RulesStrings = {
  refusal: ({ at, code, detail }) => {
    const text = REFUSALS[code].replaceAll('{detail}', detail ?? '');
    return typeof at === 'string' ? `${at}: ${text}` : text;
  },
  falseJumps: {
    bends: (from, to) =>
      `Von ${from} nach ${to} müsste der Sprung einen Knick machen. Er geht gerade über einen Stein auf das Feld gleich dahinter.`,
    noManBetween: (over) => `Auf ${over} steht kein Stein zum Überspringen.`,
    noChain: (from, to) =>
      `Von ${from} nach ${to} führt keine Sprungkette. Jeder Sprung braucht einen Stein zum Überspringen und gleich dahinter ein freies Feld.`,
    outOfReach: (from, to) =>
      `Von ${from} kommt man mit Sprüngen nie nach ${to}: Jeder führt zwei Felder weit.`,
  },
  termination: (termination) => TERMINATIONS[termination],
};
