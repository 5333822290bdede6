import type { RunningFamily, RunningOrder } from '@halma/protocol';
import { defineStrings, type Strings } from '../load.ts';

const FAMILIES: Readonly<Record<RunningFamily, string>> = {
  halma: 'Halma',
  star: 'Chinese checkers',
  grasshopper: 'Grasshopper',
  curios: 'Rare games',
  many: 'Three or more',
};

const ORDERS: Readonly<Record<RunningOrder, string>> = {
  rating: 'Highest rating',
  spectators: 'Most watched',
};

/** The strings of the page that lists the games in progress. */
const english = {
  title: 'Watch',
  description: 'Games of Halma and its family as they are played, on live boards.',
  running: (games: number) => (games === 1 ? '1 game in progress' : `${games} games in progress`),
  families: FAMILIES,
  family: 'Games',
  allGames: 'All games',
  rated: 'Rated only',
  computers: 'With computers',
  tempo: 'Speed',
  anyTempo: 'Any speed',
  order: 'Order',
  orders: ORDERS,
  featured: 'Featured',
  /** The mark of a game with a player the visitor follows. */
  followed: 'Followed',
  live: 'Live',
  lost: 'No connection. The game will reappear when you are back online.',
  missing: 'There is no public game at this address, or it has not started.',
  watching: (spectators: number) => `${spectators} watching`,
  /** @param people such as `Ruth, Tomas` */
  watchGame: (game: string, people: string) => `Watch ${game}: ${people}`,
  others: (players: number) => `+${players}`,
  /** The time left for a move, in its largest unit. */
  timeLeft: (days: number, hours: number, minutes: number) =>
    days > 0 ? `${days} d` : hours > 0 ? `${hours} h` : `${minutes} min`,
  toMove: 'To move',
  none: 'No games in progress',
  noneText: 'Start one in the lobby, or look at the latest finished games.',
  noneSelected: 'No games in progress match',
  showAll: 'Show all games',
  finished: 'Finished games',
  lobby: 'Go to the lobby',
  archive: 'Finished games',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  failed: 'The games could not be loaded. Trying again automatically.',
};

export type WatchStrings = typeof english;

export const watchStrings: Strings<WatchStrings> = defineStrings('watch', english);
