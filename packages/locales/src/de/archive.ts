import type { ArchiveStrings } from '../en/archive.ts';

const RESULTS: ArchiveStrings['results'] = { win: 'Gewonnen', draw: 'Unentschieden', loss: 'Verloren' };

const TERMINATIONS: ArchiveStrings['terminations'] = {
  win: 'Ziel erreicht',
  repetition: 'Stellungswiederholung',
  cap: 'Zuggrenze',
  'all-passed': 'Alle haben gepasst',
  'no-move': 'Kein möglicher Zug',
  'home-limit': 'Steine im eigenen Hof',
  agreement: 'Unentschieden vereinbart',
  claim: 'Unentschieden reklamiert',
  resignation: 'Aufgabe',
  time: 'Zeit abgelaufen',
  abandoned: 'Verlassen',
  unfinished: 'Nicht beendet',
};

const FORMATS: ArchiveStrings['formats'] = { hgn: 'Partien (HGN)', jsonl: 'JSON Lines' };

/** The strings of the page that searches finished games. */
export const strings: ArchiveStrings = {
  title: 'Beendete Spiele',
  description:
    'Durchsuche die beendeten Spiele aller Spieler nach Name, Spiel, Ergebnis, Länge, Wertung und Datum.',
  conditions: 'Spiele suchen',
  player: 'Spieler',
  opponent: 'Gegner',
  mine: 'Nur meine Spiele',
  game: 'Spiel',
  anyGame: 'Jedes Spiel',
  result: 'Ergebnis des Spielers',
  anyResult: 'Jedes Ergebnis',
  results: RESULTS,
  termination: 'Art des Endes',
  anyTermination: 'Jedes Ende',
  terminations: TERMINATIONS,
  rated: 'Gewertet',
  ratedKinds: { any: 'Beides', yes: 'Gewertet', no: 'Nicht gewertet' },
  plies: 'Züge aller Spieler',
  rating: 'Wertung aller Spieler',
  days: 'Beendet am',
  from: 'von',
  to: 'bis',
  more: 'Weitere Bedingungen',
  search: 'Suchen',
  reset: 'Zurücksetzen',
  found: 'Spiele',
  none: 'Keine Spiele gefunden',
  noneText: 'Abgebrochene Spiele und Spiele per Link stehen nicht in der Liste.',
  noneSoFar: 'Unter den bisher durchsuchten Spielen ist kein passendes.',
  further: 'Weiter zurück suchen',
  open: (game, people) => `Öffnen: ${game}, ${people}`,
  download: 'Herunterladen',
  downloadText: 'Bis zu 10.000 dieser Spiele, die neuesten zuerst.',
  formats: FORMATS,
};
