import type { GameGroup } from '@halma/rules';
import { defineStrings, type Strings } from '../load.ts';

/** The name of a group of games, and a sentence about it. */
export interface GroupCard {
  readonly name: string;
  readonly about: string;
}

const GROUPS: Readonly<Record<GameGroup, GroupCard>> = {
  halma: {
    name: 'Halma',
    about: 'Nineteen men each, or thirteen. The first game of the family, 1885.',
  },
  'chinese-checkers': {
    name: 'Chinese checkers',
    about: 'Ten men each on a star of 121 holes. Halma with six directions.',
  },
  grasshopper: {
    name: 'Grasshopper',
    about: 'Halma on a small board: 8 × 8 with ten men, 10 × 10 with fifteen.',
  },
  rhombus: {
    name: 'Rhombus',
    about: 'Chinese checkers on the diamond between two points. The smallest boards are solved.',
  },
  marked: {
    name: 'Marked Halma',
    about: 'One man carries a pennant and must end on the far corner square.',
  },
  color: {
    name: 'Color Halma',
    about: 'Men that start on dark squares only step. Men that start on light squares only hop.',
  },
  'top-secret': {
    name: 'Top Secret',
    about: 'Take turns filling the middle, then be first to get every man off the board.',
  },
  cetro: {
    name: 'Cetro',
    about: 'Nine by nine. Jump forward, or fall back one square.',
  },
  eckha: {
    name: 'Eckha',
    about: 'Halma under its 1889 name: the same moves and the same camps.',
  },
  'cetro-reconstruction': {
    name: 'Cetro (reconstruction)',
    about: 'Our guess at an older Cetro: a mark on each man shows how it moves.',
  },
};

/** Returns numbers as a choice: “2”, “2 or 4”, “2, 3, 4 or 6”. */
function oneOf(numbers: readonly number[]): string {
  const last = numbers.at(-1);
  return numbers.length < 2 ? `${last ?? ''}` : `${numbers.slice(0, -1).join(', ')} or ${last}`;
}

/** The strings of the gallery of games. */
const english = {
  title: 'Games',
  description:
    'All the games in the Halma family: how many play, how long it takes, and how each one differs.',
  count: (groups: number) => `${groups} games, one family`,
  found: (groups: number) => (groups === 1 ? '1 game' : `${groups} games`),
  filter: 'Number of players',
  filters: { all: 'All', '2': 'For two', '3': 'For three', '4': 'For four', '6': 'For six' },
  oneOf,
  players: (counts: readonly number[]) => `${oneOf(counts)} players`,
  minutes: (min: number, max = min) => (min === max ? `${min} min` : `${min}–${max} min`),
  short: (minutes: number) => `Under ${minutes} min`,
  none: 'No games match both filters',
  showAll: 'Show all games',
  groups: GROUPS,
};

export type GalleryStrings = typeof english;

export const galleryStrings: Strings<GalleryStrings> = defineStrings('gallery', english);
