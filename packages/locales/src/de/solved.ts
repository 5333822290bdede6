import type { SolvedStrings } from '../en/solved.ts';

/** The strings of the page on which people play against perfect play, in German. */
export const strings: SolvedStrings = {
  title: 'Gegen perfektes Spiel',
  lead: 'Diese Bretter sind gelöst: Der Löser weiß in jeder Stellung, wer gewinnt, und macht nie einen Fehler. Gewinnst du aus einer gewonnenen Stellung?',
  choice: 'Brett',
  boards: {
    'rhombus-5-3': 'Raute 5 × 5, drei Steine',
    'rhombus-4-3': 'Raute 4 × 4, drei Steine',
    'rhombus-4-4': 'Raute 4 × 4, vier Steine',
    'rhombus-9-2': 'Raute 9 × 9, zwei Steine',
    'square-5-3': 'Quadrat 5 × 5, drei Steine',
  },
  rules:
    'Es gewinnt, wessen Ecke gegenüber voll ist, mit mindestens einem eigenen Stein darin. Wer nicht ziehen kann, verliert.',
  positions: (count) => `Auf diesem Brett gibt es ${count} Stellungen.`,
  firstWins: (plies) =>
    `Bei perfektem Spiel gewinnt, wer beginnt; die Partie dauert ${plies} Züge, beide Seiten zusammen.`,
  board: 'Das gelöste Brett',
  loading: 'Die Lösung wird geladen …',
  failed: 'Die Lösung konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  yourMove: 'Du bist am Zug.',
  itsMove: 'Der Löser zieht.',
  youWinIn: (moves) =>
    moves === 1 ? 'Du kannst mit diesem Zug gewinnen.' : `Du kannst in ${moves} Zügen gewinnen.`,
  youLoseIn: (moves) =>
    moves === 1 ? 'Du verlierst beim nächsten Zug des Lösers.' : `Du kannst noch ${moves} Züge durchhalten.`,
  youDraw: 'Bei perfektem Spiel endet die Partie remis.',
  youWon: 'Gewonnen!',
  youLost: 'Verloren.',
  winBecameDraw: 'Dieser Zug hat den Gewinn verschenkt: Die Stellung ist jetzt remis.',
  becameLoss: 'Dieser Zug hat die Partie verschenkt.',
  onlyMove: 'Der einzige Zug, der das Ergebnis hält. Gut gesehen!',
  slower: (moves) =>
    moves === 1
      ? 'Das gewinnt auch, einen Zug später als nötig.'
      : `Das gewinnt auch, ${moves} Züge später als nötig.`,
  values: 'Was jeder Zug wert ist',
  win: (moves) => (moves === 1 ? 'gewinnt sofort' : `gewinnt in ${moves}`),
  loss: (moves) => (moves === 1 ? 'verliert sofort' : `verliert in ${moves}`),
  drawn: 'hält das Remis',
  moves: 'Züge',
  graph:
    'Der Wert für dich nach jedem Zug: Gewinne über der Linie, Verluste darunter, je näher am Ende, desto weiter von ihr entfernt.',
  takeBack: 'Zurücknehmen',
  youBegin: 'Du beginnst',
  itBegins: 'Der Löser beginnt',
  longest: 'Den längsten Gewinn ansehen',
  watching: (plies) =>
    `Von dieser Stellung aus dauert der Gewinn ${plies} Züge, beide Seiten zusammen: länger als von jeder anderen. Der Löser spielt beide Seiten.`,
  stop: 'Nicht mehr zusehen',
  about: {
    rhombus: 'Die Raute: Spiele, Regeln und Rekorde',
    grasshopper: 'Spiele auf kleinen quadratischen Brettern: Regeln und Rekorde',
  },
};
