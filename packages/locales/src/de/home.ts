import type { HomeStrings } from '../en/home.ts';

/** The strings of the home page in German. */
export const strings: HomeStrings = {
  title: ['Alle Steine', 'hinüber.'],
  lead: 'Mach einen Schritt auf ein Nachbarfeld oder spring über einen Stein und gleich weiter. Geschlagen wird nicht. Wer zuerst den Hof gegenüber füllt, gewinnt.',
  playOptions: {
    computer: 'Computer',
    computerText: 'Zehn Stufen, von „Anfänger“ bis „Stärkste“. Auch offline.',
    friends: 'Freunde an diesem Gerät',
    friendsText: 'Zwei bis sechs Spieler reichen das Gerät herum oder sitzen um ein Tablet.',
    online: 'Online',
    onlineText: 'Spiel mit anderen übers Internet. Ohne Konto.',
    playersOnline: (players) => (players === 1 ? '1 Spieler online.' : `${players} Spieler online.`),
    gamesRunning: (games) =>
      games === 0
        ? 'Ohne Konto.'
        : games === 1
          ? '1 Partie läuft. Ohne Konto.'
          : `${games} Partien laufen. Ohne Konto.`,
    offline: 'Keine Verbindung. Gegen den Computer und an diesem Gerät kannst du trotzdem spielen.',
    noServer:
      'Diese Kopie der Website hat keinen Server. Du kannst gegen den Computer und an diesem Gerät spielen.',
  },
  show: {
    live: 'Live',
    replay: 'Wiederholung',
    demonstration: 'Vorführung',
    move: (round) => `Zug ${round}`,
    watching: (spectators) => `${spectators} Zuschauer`,
    toMove: 'Am Zug',
    pause: 'Brett anhalten',
    play: 'Züge abspielen',
    open: (game) => `Dieser Partie zuschauen: ${game}`,
    watchAll: 'Alle ansehen',
  },
  yourGames: 'Deine Partien',
  showAll: (count) => `Alle ${count}`,
  yourMove: 'Du bist am Zug',
  toMove: (name) => `${name} am Zug`,
  against: (names) => `gegen ${names}`,
  onDevice: 'an diesem Gerät',
  deleteNamed: (game) => `${game} löschen`,
  deleted: (game) => `${game} gelöscht.`,
  undo: 'Rückgängig',
  finished: 'Beendet',
  moveCount: (count) => (count === 1 ? '1 Zug' : `${count} Züge`),
  when: { today: 'Heute', yesterday: 'Gestern' },
  games: 'Die Spiele',
  allGames: (count) => `Alle ${count} Spiele`,
  lesson: 'Lektion des Tages',
  allLessons: 'Alle Lektionen',
  lessonNumber: (number, count) => `Lektion ${number} von ${count}`,
  solitaire: 'Solitär des Tages',
  allSolitaires: 'Alle Solitäre',
};
