import type { ArchiveStrings } from '../en/archive.ts';

const RESULTS: ArchiveStrings['results'] = { win: 'Gewonnen', draw: 'Remis', loss: 'Verloren' };

const TERMINATIONS: ArchiveStrings['terminations'] = {
  win: 'Ziel erreicht',
  repetition: 'Stellungswiederholung',
  cap: 'Zuglimit',
  'all-passed': 'Alle haben gepasst',
  'no-move': 'Kein Zug möglich',
  'home-limit': 'Steine im eigenen Hof',
  agreement: 'Remis vereinbart',
  claim: 'Remis reklamiert',
  resignation: 'Aufgabe',
  time: 'Zeit abgelaufen',
  abandoned: 'Verlassen',
  unfinished: 'Nicht beendet',
};

const FORMATS: ArchiveStrings['formats'] = { hgn: 'Partien (HGN)', jsonl: 'JSON Lines' };

/** The strings of the page that searches finished games, in German. */
export const strings: ArchiveStrings = {
  title: 'Beendete Partien',
  description:
    'Durchsuche die beendeten Partien aller Spieler nach Name, Spiel, Ergebnis, Länge, Wertung und Datum.',
  conditions: 'Partien suchen',
  player: 'Spieler',
  opponent: 'Gegner',
  mine: 'Nur meine Partien',
  game: 'Spiel',
  anyGame: 'Beliebiges Spiel',
  result: 'Ergebnis des Spielers',
  anyResult: 'Jedes Ergebnis',
  resultNeedsPlayer: 'Um nach dem Ergebnis zu suchen, nenne einen Spieler oder wähle „Nur meine Partien“.',
  results: RESULTS,
  termination: 'Beendet durch',
  anyTermination: 'Beliebig',
  terminations: TERMINATIONS,
  rated: 'Gewertet',
  ratedKinds: { any: 'Beides', yes: 'Gewertet', no: 'Nicht gewertet' },
  plies: 'Züge aller Spieler',
  rating: 'Wertung aller Spieler',
  days: 'Beendet am (UTC)',
  from: 'von',
  to: 'bis',
  more: 'Weitere Bedingungen',
  search: 'Suchen',
  reset: 'Zurücksetzen',
  found: 'Partien',
  none: 'Keine Partien gefunden',
  noneText: 'Abgebrochene Partien und Partien per Link stehen nicht in der Liste.',
  unknownPlayer: 'Es gibt keinen Spieler mit diesem Namen.',
  notSignedIn: 'Du bist nicht angemeldet. Melde dich an, um deine Partien zu finden.',
  noneSoFar: 'Unter den bisher durchsuchten Partien ist keine passende.',
  further: 'Weiter zurück suchen',
  open: (game, people) => `Öffnen: ${game}, ${people}`,
  download: 'Herunterladen',
  downloadText: 'Bis zu 10.000 dieser Partien, die neuesten zuerst.',
  formats: FORMATS,
};
