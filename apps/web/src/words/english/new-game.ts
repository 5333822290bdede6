import type { PresetId } from '@halma/rules';

/** The words of the dialog in which a game is chosen. */
const NEW_GAME = {
  title: 'New game',
  search: 'Find a game',
  games: 'Games',
  none: (query: string) => `No game here is called “${query}”.`,
  alias: (alias: string) => `Also called ${alias}.`,
  otherGame: 'Other game',
  who: 'Who plays',
  everybodyHere: 'All at this table',
  oneAgainstComputer: 'One against the computer',
  person: 'Person',
  computer: 'Computer',
  level: (level: number) => `Level ${level}`,
  levelOf: (colour: string) => `${colour}: how strong the computer plays`,
  begins: 'Who begins',
  lot: 'By lot',
  rules: 'Rules',
  more: 'More options',
  limitNone: 'none',
  reconstruction: 'Our reconstruction',
  start: 'Start',
  clock: 'Clock',
  noClock: 'No clock',
  minutes: (count: number) => `${count} minutes each`,
  oneMinute: 'One minute each',
  added: 'Added after each move',
  nothingAdded: 'Nothing',
  seconds: (count: number) => `${count} seconds`,
  clockText: 'Whose time runs out has lost, as if he had resigned.',
  refused: 'These options do not go together.',
};

/** Names that are history and no game of their own, by the alias as the rules know it. */
const OLD_NAMES: Readonly<Record<string, string>> = {
  Hoppity:
    'Hoppity is an old name, said to be of 1854: for the hop, and for an English game of which no rules are known. What is played today is Halma.',
};

/** For how many a game is, and one sentence on what is different. */
export interface GameLine {
  readonly players: string;
  readonly about: string;
}

const GAME_WORDS: Readonly<Record<string, GameLine>> = {
  'halma-2': {
    players: '2 players',
    about: 'Nineteen men each. The first game of the family, 1885.',
  },
  'halma-4': {
    players: '4 players',
    about: 'Thirteen men each, alone or as partners.',
  },
  'eckha-2': {
    players: '2 players',
    about: 'Halma under its name of 1889: the same moves and the same yards.',
  },
  'eckha-4': {
    players: '4 players',
    about: 'Halma for four under its name of 1889.',
  },
  'grasshopper-8': {
    players: '2 players',
    about: 'Halma on a small board with ten men: a short game.',
  },
  'grasshopper-10': {
    players: '2 players',
    about: 'Halma on ten by ten squares with fifteen men.',
  },
  'star-2': {
    players: '2 players',
    about: 'Ten men each on the star of 121 holes, between opposite points.',
  },
  'star-3': {
    players: '3 players',
    about: 'Every second point of the star; each makes for an empty one.',
  },
  'star-4': {
    players: '4 players',
    about: 'Two pairs of opposite points; alone or as partners.',
  },
  'star-6': {
    players: '6 players',
    about: 'All six points: a full board, and long hops.',
  },
  star15: {
    players: '2 players',
    about: 'The star for two with fifteen men each.',
  },
  marked: {
    players: '2 players',
    about: 'One man is marked, and he must end on the farthest corner.',
  },
  color: {
    players: '2 players',
    about: 'Men that start on dark squares only step. Men that start on light squares only hop.',
  },
  'top-secret': {
    players: '2 players',
    about: 'Fill the middle in turns, then be first to get every man off the board.',
  },
  cetro: {
    players: '2 players',
    about: 'Nine by nine. Jump forward, or fall back one square.',
  },
  'cetro-reconstruction': {
    players: '2 players',
    about: 'Our guess at an older Cetro: a mark on each counter says how it goes and what it may cross.',
  },
};

/** A named set of rules: its name, and a sentence on it. */
const PRESET_WORDS: Readonly<Record<PresetId, readonly [name: string, about: string]>> = {
  standard: [
    'Standard',
    'Once your rival has left his yard you must leave yours; the same position three times is a draw.',
  ],
  'parker-1885': [
    'Parker, 1885',
    'The first leaflet: fill the far yard. No duty to leave your own, and no draws.',
  ],
  'eckha-1889': ['Eckha, 1889', 'The leaflet of Eckha: the same rules as Parker’s, in other words.'],
  encyclopaedia: ['Encyclopaedia', 'A man who has come into the far yard stays in it.'],
  article: ['Article', 'The far yard need only be full, with one man of yours in it at least.'],
  'article-evacuate': ['Article, second remedy', 'Once your rival has left his yard you must leave yours.'],
  'leaflet-13': ['Leaflet of thirteen', 'As the first leaflet, and lots are drawn for the first move.'],
  'online-8': ['Online, 30 moves', 'Whoever has a man in his own yard after 30 moves has lost.'],
  'online-10': ['Online, 50 moves', 'Whoever has a man in his own yard after 50 moves has lost.'],
  'csci-561': ['Course', 'Men at home move first, and nobody goes back into or out of a yard.'],
};

/** Everything that is said where a game is chosen. */
export const NEW_GAME_ENGLISH = {
  labels: NEW_GAME,
  oldNames: OLD_NAMES,
  games: GAME_WORDS,
  presets: PRESET_WORDS,
};

export type NewGameWords = typeof NEW_GAME_ENGLISH;
