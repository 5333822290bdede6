import type { WatchStrings } from '../en/watch.ts';

const FAMILIES: WatchStrings['families'] = {
  halma: 'Halma',
  star: 'Sternhalma',
  grasshopper: 'Grasshopper',
  curios: 'Seltene Spiele',
  many: 'Drei oder mehr',
};

const ORDERS: WatchStrings['orders'] = {
  rating: 'Höchste Wertung',
  spectators: 'Meiste Zuschauer',
};

/** The strings of the page that lists the games in progress, in German. */
export const strings: WatchStrings = {
  title: 'Zuschauen',
  description: 'Laufende Partien von Halma und seinen Verwandten auf kleinen Brettern, Zug für Zug.',
  running: (games) => (games === 1 ? '1 Partie läuft' : `${games} Partien laufen`),
  families: FAMILIES,
  family: 'Spiele',
  allGames: 'Alle Spiele',
  rated: 'Nur gewertete',
  computers: 'Mit Computern',
  tempo: 'Tempo',
  anyTempo: 'Beliebiges Tempo',
  order: 'Reihenfolge',
  orders: ORDERS,
  featured: 'Im Fokus',
  followed: 'Du folgst',
  live: 'Live',
  lost: 'Keine Verbindung. Sobald es wieder eine gibt, geht es weiter.',
  missing: 'Unter dieser Adresse gibt es keine öffentliche Partie, oder sie hat noch nicht begonnen.',
  watching: (spectators) => (spectators === 1 ? '1 Zuschauer' : `${spectators} Zuschauer`),
  watchGame: (game, people) => `Zuschauen: ${game}, ${people}`,
  others: (players) => `+${players}`,
  timeLeft: (days, hours, minutes) =>
    days > 0 ? (days === 1 ? '1 Tag' : `${days} Tage`) : hours > 0 ? `${hours} Std.` : `${minutes} Min.`,
  toMove: 'Am Zug',
  none: 'Gerade läuft keine Partie',
  noneText: 'Beginne eine in der Lobby oder sieh dir die zuletzt beendeten Partien an.',
  noneSelected: 'Keine laufende Partie passt dazu',
  showAll: 'Alle Partien zeigen',
  finished: 'Beendete Partien',
  lobby: 'Zur Lobby',
  archive: 'Beendete Partien',
  pages: 'Seiten',
  previous: 'Zurück',
  next: 'Weiter',
  page: (page, pages) => `Seite ${page} von ${pages}`,
  failed: 'Die Partien konnten nicht geladen werden. Die Seite versucht es von selbst erneut.',
};
