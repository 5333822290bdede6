import { defineStrings, type Strings } from '../load.ts';
import { formatLevel } from './levels.ts';

/** The cards of the family of games. The key is the game that the picture shows. */
const FAMILY = {
  'halma-4': {
    name: 'Halma',
    meta: '2 or 4 players · about 40\u00a0min',
    about: 'Nineteen men each, or thirteen. The original, from 1885.',
  },
  'star-6': {
    name: 'Chinese checkers',
    meta: '2, 3, 4 or 6 players · about 20\u00a0min',
    about: 'Ten men each on a star of 121 holes, with six directions to move in.',
  },
  'rhombus-9': {
    name: 'Rhombus',
    meta: '2 players · about 15\u00a0min',
    about: 'Chinese checkers on the diamond between two points: 81 holes, or 49, 36 or 25.',
  },
  'grasshopper-8': {
    name: 'Grasshopper',
    meta: '2 players · about 10\u00a0min',
    about: 'Halma on a small board: 8 × 8 with ten men, 10 × 10 with fifteen.',
  },
  'top-secret': {
    name: 'Top Secret',
    meta: '2 players · about 30\u00a0min',
    about: 'Fill the middle in turns, then be first to get every man off the board.',
  },
  color: {
    name: 'Color Halma',
    meta: '2 players · about 60\u00a0min',
    about: 'Men that start on dark squares only step. Men that start on light squares only hop.',
  },
  cetro: {
    name: 'Cetro',
    meta: '2 players · about 20\u00a0min',
    about: 'Nine by nine. Jump forward, or fall back one square. Nothing is captured.',
  },
};

/** The strings of the home page. */
const english = {
  title: ['Get every', 'man across.'],
  lead: 'Step to a neighbouring square, or jump over a man and keep jumping. Nothing is captured. The first player to fill the camp opposite wins.',
  opponent: 'Opponent',
  opponents: { computer: 'Computer', person: 'Another person on this device' },
  level: 'Level',
  levels: { '2': formatLevel(2), '4': formatLevel(4), '7': formatLevel(7), '10': formatLevel(10) },
  start: 'Start Halma for two',
  resume: 'Continue your game',
  otherGames: 'Other games and rules',
  caption: 'Nineteen men fill each camp. Each side heads for the camp opposite.',
  family: 'The family',
  allGames: (count: number) => `All ${count} games`,
  yourGames: 'Your games',
  noGames: 'No games yet',
  noGamesText: 'A game is saved on this device from its first move.',
  delete: 'Delete',
  deleteNamed: (game: string) => `Delete ${game}`,
  deleted: (game: string) => `${game} deleted.`,
  undo: 'Undo',
  finished: 'Finished',
  moveCount: (count: number) => (count === 1 ? '1 move' : `${count} moves`),
  showMore: (count: number) => `Show ${count} more`,
  problem: 'A problem to solve',
  problemText:
    'Figure A of 1885: nineteen black men stand in their camp. Bring them out into the figure in as few moves as you can.',
  allProblems: 'All solitaires',
  tryIt: 'Try it',
  when: { today: 'Today', yesterday: 'Yesterday' },
  families: FAMILY,
};

export type HomeStrings = typeof english;

export const homeStrings: Strings<HomeStrings> = defineStrings('home', english);
