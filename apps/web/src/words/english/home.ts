/** The words of the first page. */
export const HOME_ENGLISH = {
  title: ['Get every', 'man across.'],
  lead: 'Step to the next square, or hop over any man and hop again. No one is captured. The first to fill the far corner wins.',
  against: 'Play',
  opponents: { computer: 'The computer', table: 'At this table' },
  level: 'Level',
  levels: { '2': 'Gentle', '4': 'Steady', '7': 'Sharp', '10': 'Full' },
  start: 'Start Halma for two',
  resume: 'Go on with your game',
  otherGames: 'Other games and rules',
  caption: 'Nineteen men fill each yard. Each side heads for the other’s.',
  family: 'The family',
  allGames: 'All sixteen games',
  yourGames: 'Your games',
  noGames: 'No games yet',
  noGamesText: 'A game you begin is kept on this device from its first move on.',
  delete: 'Delete',
  deleteNamed: (game: string) => `Delete ${game}`,
  deleted: (game: string) => `${game} is deleted.`,
  putBack: 'Put it back',
  over: 'Over',
  turns: (count: number) => (count === 1 ? '1 turn' : `${count} turns`),
  more: (count: number) => `Show ${count} more`,
  problem: 'A problem for one',
  problemText:
    'Figure A of 1885: nineteen black men stand in their yard. Bring them out into the figure in as few moves as you can.',
  allProblems: 'All solitaires',
  tryIt: 'Try it',
  when: { today: 'Today', yesterday: 'Yesterday' },
};

export type HomeWords = typeof HOME_ENGLISH;

/** The family as cards, each by the game its picture shows. */
export const FAMILY_ENGLISH = {
  'halma-4': {
    name: 'Halma',
    meta: '2 or 4 players · about 40\u00a0min',
    about: 'Nineteen men each, or thirteen. The first game of the family, 1885.',
  },
  'star-6': {
    name: 'Chinese checkers',
    meta: '2, 3, 4 or 6 players · about 20\u00a0min',
    about: 'Ten men each on the star of 121 holes. Halma, turned six ways.',
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
    about: 'Nine by nine. Jump forward, or fall back one square. No one captures.',
  },
};

export type FamilyWords = typeof FAMILY_ENGLISH;
