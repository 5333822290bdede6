import { defineStrings, type Strings } from '../load.ts';

/** The strings of the home page. */
const english = {
  title: ['Get every', 'man across.'],
  lead: 'Step to the next square, or jump over a man and keep jumping. Nothing is captured. The first player to fill the camp opposite wins.',
  playOptions: {
    computer: 'Computer',
    computerText: 'Ten levels, from Beginner to Strongest. Works offline.',
    friends: 'Friends on this device',
    friendsText: 'Two to six people pass the device around, or sit around a tablet.',
    online: 'Online',
    onlineText: 'Play against people anywhere. No account needed.',
    playersOnline: (players: number) => (players === 1 ? '1 player online.' : `${players} players online.`),
    gamesRunning: (games: number) =>
      games === 0
        ? 'No account needed.'
        : games === 1
          ? '1 game in progress. No account needed.'
          : `${games} games in progress. No account needed.`,
    offline: 'No connection. You can still play the computer, or friends on this device.',
    noServer: 'This copy of the site has no server. You can play the computer, or friends on this device.',
  },
  show: {
    live: 'Live',
    replay: 'Replay',
    demonstration: 'Demonstration',
    move: (round: number) => `Move ${round}`,
    watching: (spectators: number) => `${spectators} watching`,
    toMove: 'To move',
    pause: 'Pause the board',
    play: 'Play the moves',
    open: (game: string) => `Watch this game: ${game}`,
    watchAll: 'Watch all',
  },
  yourGames: 'Your games',
  showAll: (count: number) => `All ${count}`,
  yourMove: 'Your move',
  toMove: (name: string) => `${name} to move`,
  against: (names: string) => `against ${names}`,
  onDevice: 'on this device',
  deleteNamed: (game: string) => `Delete ${game}`,
  deleted: (game: string) => `${game} deleted.`,
  undo: 'Undo',
  finished: 'Finished',
  /** The length of a game, in moves per player. */
  moveCount: (count: number) => (count === 1 ? '1 move' : `${count} moves`),
  when: { today: 'Today', yesterday: 'Yesterday' },
  games: 'The games',
  allGames: (count: number) => `All ${count} games`,
  lesson: 'Lesson of the day',
  allLessons: 'All lessons',
  lessonNumber: (position: number, count: number) => `Lesson ${position} of ${count}`,
  solitaire: 'Solitaire of the day',
  allSolitaires: 'All solitaires',
};

export type HomeStrings = typeof english;

export const homeStrings: Strings<HomeStrings> = defineStrings('home', english);
