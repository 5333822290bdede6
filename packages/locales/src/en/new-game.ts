import type { GameId, PresetId } from '@halma/rules';
import { defineStrings, type Strings } from '../load.ts';
import { formatLevel } from './levels.ts';
import { formatList } from './list.ts';

/** The labels of the form for a new game. */
const NEW_GAME = {
  titles: {
    friends: 'Friends on this device',
    computer: 'Against the computer',
    players: 'Players and seats',
    rules: 'Rules and clock',
  },
  steps: { label: 'Steps', game: 'Game', players: 'Players', rules: 'Rules', done: 'done' },
  next: { game: 'Next: players', players: 'Next: rules' },
  start: 'Start game',
  cancel: 'Cancel',
  back: 'Back',
  seatCount: 'Number of players',
  gamesFor: {
    '2': 'Games for two',
    '3': 'Games for three',
    '4': 'Games for four',
    '6': 'Games for six',
  },
  search: 'Find a game',
  none: (query: string) => `No game is called “${query}”.`,
  alias: (alias: string) => `Also called ${alias}.`,
  board: 'Board',
  menEach: (men: number) => `${men} men each`,
  minutes: (minutes: number) => `${minutes} min`,
  reconstruction: 'Our reconstruction',
  player: (colour: string) => `${colour}: player`,
  kinds: { person: 'Person', computer: 'Computer' },
  level: formatLevel,
  levelOf: (colour: string) => `${colour}: computer level`,
  nameOf: (colour: string) => `${colour}: name`,
  colourOf: (colour: string) => `${colour}: change colour`,
  colours: 'Colour',
  shuffle: 'Shuffle seats',
  usedBefore: 'Recent names',
  sides: (sides: readonly (readonly string[])[]) =>
    `${sides.map((names) => formatList(names)).join(' against ')}.`,
  firstMove: 'First move',
  random: 'Random',
  clock: 'Clock',
  clocks: { none: 'Unlimited', '10': '10 min', '20': '20 min', other: 'Other' },
  mainTime: 'Time per player',
  minuteCount: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  increment: 'Increment per move',
  noIncrement: 'None',
  seconds: (count: number) => `${count} seconds`,
  clockText: 'A player who runs out of time loses.',
  rules: 'Rules',
  allOptions: 'All options',
  limitNone: 'none',
  refused: 'These options cannot be combined.',
};

/** Explanations of historical names that are not separate games, by the alias in the rules. */
const OLD_NAMES: Readonly<Record<string, string>> = {
  Hoppity:
    'Hoppity is an old name, said to date from 1854, for the hop and for an English game whose rules are lost. The game played today is Halma.',
};

/** The number of players of a game, and a sentence on how it differs from the others. */
export interface GameSummary {
  readonly players: string;
  readonly about: string;
}

const GAME_SUMMARIES: Readonly<Record<GameId, GameSummary>> = {
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
    about: 'Halma under its 1889 name: the same moves and the same camps.',
  },
  'eckha-4': {
    players: '4 players',
    about: 'Halma for four under its 1889 name.',
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
    about: 'Ten men each on a star of 121 holes, between opposite points.',
  },
  'star-3': {
    players: '3 players',
    about: 'Every other point of the star; each player heads for an empty one.',
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
  'rhombus-9': {
    players: '2 players',
    about: 'Chinese checkers on the 81 holes between two opposite points, with ten men each.',
  },
  'rhombus-7': {
    players: '2 players',
    about: 'Chinese checkers on 49 holes with six men each: a short game.',
  },
  'rhombus-6': {
    players: '2 players',
    about: 'Chinese checkers on 36 holes with six men each.',
  },
  'rhombus-5': {
    players: '2 players',
    about: 'Chinese checkers on 25 holes with six men each: hardly any room to pass.',
  },
  'rhombus-7-three': {
    players: '2 players',
    about: 'Three men each on 49 holes: a solved game.',
  },
  'rhombus-5-three': {
    players: '2 players',
    about: 'Three men each on 25 holes: the smallest game, and a solved one.',
  },
  marked: {
    players: '2 players',
    about: 'One man is marked and must finish on the farthest corner.',
  },
  color: {
    players: '2 players',
    about: 'Men that start on dark squares only step. Men that start on light squares only hop.',
  },
  'top-secret': {
    players: '2 players',
    about: 'Take turns filling the middle, then be first to get every man off the board.',
  },
  cetro: {
    players: '2 players',
    about: 'Nine by nine. Jump forward, or fall back one square.',
  },
  'cetro-reconstruction': {
    players: '2 players',
    about:
      'Our reconstruction of an older Cetro: a mark on each man shows how it moves and what it may jump.',
  },
};

/** The name of each preset, and a sentence about it. */
const PRESET_SUMMARIES: Readonly<Record<PresetId, readonly [name: string, about: string]>> = {
  standard: [
    'Standard',
    'Once your opponent has left their camp, you must leave yours; the same position three times is a draw.',
  ],
  'parker-1885': [
    'Parker, 1885',
    'The first leaflet: fill the far camp. No rule makes you leave your own, and there are no draws.',
  ],
  'eckha-1889': ['Eckha, 1889', 'The leaflet of Eckha: the same rules as Parker’s, worded differently.'],
  encyclopaedia: ['Encyclopaedia', 'A man that has entered the far camp stays in it.'],
  article: ['Article', 'The far camp only has to be full, with at least one of your men in it.'],
  'article-evacuate': [
    'Article, second remedy',
    'Once your opponent has left their camp, you must leave yours.',
  ],
  'leaflet-13': ['Leaflet 13', 'The rules of the first leaflet, but a random player moves first.'],
  'online-8': ['Online, 30 moves', 'A player with a man still in their own camp after 30 moves loses.'],
  'online-10': ['Online, 50 moves', 'A player with a man still in their own camp after 50 moves loses.'],
  'strong-solving': [
    'Solver rules',
    'The rules under which small boards are solved: a full camp wins, and a side with no legal move loses.',
  ],
  'csci-561': [
    'University course (CSCI 561)',
    'Men in their own camp move first, and no man goes back into it, or out of the far camp.',
  ],
};

const DRAW_BY_REPETITION = 'The same position three times is a draw.';
const NO_DRAW_BY_REPETITION = 'The same position can occur any number of times.';

/** The sentences about presets for games in which no rule about camps has an effect. */
const PRESETS_WITHOUT_CAMPS: Readonly<Record<PresetId, string>> = {
  standard: DRAW_BY_REPETITION,
  'parker-1885': NO_DRAW_BY_REPETITION,
  'eckha-1889': NO_DRAW_BY_REPETITION,
  encyclopaedia: DRAW_BY_REPETITION,
  article: DRAW_BY_REPETITION,
  'article-evacuate': DRAW_BY_REPETITION,
  'leaflet-13': NO_DRAW_BY_REPETITION,
  'online-8': DRAW_BY_REPETITION,
  'online-10': DRAW_BY_REPETITION,
  'strong-solving': 'The same position can occur any number of times, and a side with no legal move loses.',
  'csci-561': NO_DRAW_BY_REPETITION,
};

/** The strings for choosing a game and its rules. */
const english = {
  labels: NEW_GAME,
  oldNames: OLD_NAMES,
  games: GAME_SUMMARIES,
  presets: PRESET_SUMMARIES,
  presetsWithoutCamps: PRESETS_WITHOUT_CAMPS,
};

export type NewGameStrings = typeof english;

export const newGameStrings: Strings<NewGameStrings> = defineStrings('new-game', english);
