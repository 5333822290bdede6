import type { RatingStrings } from '../en/ratings.ts';

const FAMILIES: RatingStrings['families'] = {
  halma: 'Halma',
  grasshopper: 'Grasshopper',
  star: 'Sternhalma',
  curios: 'Seltene Spiele',
  'halma-many': 'Halma zu viert',
  'star-many': 'Sternhalma, drei bis sechs',
  partners: 'Mit Partnern',
};

const TEMPOS: RatingStrings['tempos'] = { quick: 'Schnell', slow: 'Langsam', days: 'Fernpartie' };

const UNCOUNTED: RatingStrings['uncounted'] = {
  void: 'Nicht gewertet: Der Betreiber hat die Partie aus der Wertung genommen.',
  aborted: 'Nicht gewertet: Die Partie wurde abgebrochen.',
  organiser: 'Nicht gewertet: Der Veranstalter des Turniers hat das Ergebnis bestimmt.',
  'no-turn': 'Nicht gewertet: Jemand hat keinen Zug gemacht.',
  short: 'Nicht gewertet: Jemand hat weniger als fünf Züge gemacht.',
  'too-often':
    'Nicht gewertet: In den 24 Stunden davor gab es zwischen diesen Spielern schon zwölf gewertete Partien.',
  'same-line':
    'Nicht gewertet: Dieselbe Person hat eine der letzten beiden Partien dieser Spieler mit derselben Eröffnung gewonnen.',
  'new-account': 'Nicht gewertet: ein kurzer, möglicherweise abgesprochener Sieg eines neuen Kontos.',
  'fair-play': 'Nicht gewertet nach den Regeln für faires Spiel.',
};

const PROFILE: RatingStrings['profile'] = {
  playing: 'Spielt gerade',
  recent: 'Letzte Partien',
  allGames: 'Alle beendeten Partien',
  achievements: 'Erfolge',
  fastestWin: (game, moves) => `${game}: am schnellsten am Ziel, nach insgesamt ${moves} Zügen`,
  streak: (wins) => `${wins} Siege in Folge`,
  gamesWon: (games) => `${games} verschiedene Spiele gewonnen`,
  longestHop: (game, jumps) => `${game}: längste Sprungkette, ${jumps} Sprünge`,
  bestWins: 'Beste Siege',
  bestWin: (opponent, rating) => `${opponent} (${rating})`,
  bySeat: 'Gewertete Ergebnisse nach Platz und Zugreihenfolge',
  seat: 'Platz',
  on: (day) => `am ${day}`,
};

/** The strings of rated games, leaderboards and players' ratings, in German. */
export const strings: RatingStrings = {
  families: FAMILIES,
  tempos: TEMPOS,
  uncounted: UNCOUNTED,
  profile: PROFILE,
  rated: 'Gewertet',
  ratedText: 'Das Ergebnis ändert die Wertungszahlen. In gewerteten Partien lässt sich nichts zurücknehmen.',
  provisional: (rating) => `${rating}?`,
  change: (before, after) => `${before} → ${after}`,
  changeOf: (name, change) => `${name} ${change}`,
  forfeited: (name) =>
    `Für ${name} nicht gewertet: Der Veranstalter des Turniers hat dieses Ergebnis bestimmt.`,
  title: 'Wertungszahlen',
  family: 'Spiele',
  tempo: 'Tempo',
  leaderboard: 'Rangliste',
  noPlayers: 'In dieser Rangliste steht noch niemand',
  placeRules:
    'Für einen Platz in der Rangliste braucht man eine gesicherte Wertung und zehn gewertete Partien, mindestens eine davon in den letzten 60 Tagen. In den letzten 90 Tagen muss man gegen mindestens fünf verschiedene Gegner gespielt haben, gegen keinen in mehr als der Hälfte der Partien.',
  place: 'Platz',
  player: 'Spieler',
  rating: 'Wertung',
  games: 'Partien',
  distribution: 'Verteilung der Wertungszahlen',
  bin: (from, to, players) => `${from} bis ${to}: ${players} Spieler`,
  none: 'Noch keine gewerteten Partien.',
  game: 'Spiel',
  movedFirst: 'Be\u00ADgonnen',
  yes: 'ja',
  no: 'nein',
  wins: 'Siege',
  draws: 'Unent\u00ADschieden',
  losses: 'Nieder\u00ADlagen',
  history: (pool) => `Verlauf der Wertungszahl: ${pool}`,
  historyText: (low, high, latest) => `Niedrigste ${low}, höchste ${high}, letzte ${latest}.`,
  gameCount: (games) => (games === 1 ? '1 Partie' : `${games} Partien`),
};
