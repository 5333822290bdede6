import { GAMES, type Game, type GameId } from './games.ts';

/**
 * The groups of games, in display order. A group is one game on different boards or for different numbers of players.
 */
export const GAME_GROUPS = [
  'halma',
  'chinese-checkers',
  'grasshopper',
  'rhombus',
  'marked',
  'color',
  'top-secret',
  'cetro',
  'eckha',
  'cetro-reconstruction',
] as const;
Object.freeze(GAME_GROUPS);

export type GameGroup = (typeof GAME_GROUPS)[number];

const GROUP_OF_GAME: Readonly<Record<GameId, GameGroup>> = {
  'halma-2': 'halma',
  'halma-4': 'halma',
  'eckha-2': 'eckha',
  'eckha-4': 'eckha',
  'grasshopper-8': 'grasshopper',
  'grasshopper-10': 'grasshopper',
  'star-2': 'chinese-checkers',
  'star-3': 'chinese-checkers',
  'star-4': 'chinese-checkers',
  'star-6': 'chinese-checkers',
  star15: 'chinese-checkers',
  'rhombus-9': 'rhombus',
  'rhombus-7': 'rhombus',
  'rhombus-6': 'rhombus',
  'rhombus-5': 'rhombus',
  'rhombus-7-three': 'rhombus',
  'rhombus-5-three': 'rhombus',
  marked: 'marked',
  color: 'color',
  'top-secret': 'top-secret',
  cetro: 'cetro',
  'cetro-reconstruction': 'cetro-reconstruction',
};

/** Returns the group of a game. */
export function groupOf(game: GameId): GameGroup {
  return GROUP_OF_GAME[game];
}

/** Returns the games in a group, in display order. */
export function gamesInGroup(group: GameGroup): readonly Game[] {
  return GAMES.filter(({ id }) => GROUP_OF_GAME[id] === group);
}

/** Returns whether a group has this name. */
export function isGameGroup(name: string): name is GameGroup {
  return GAME_GROUPS.some((group) => group === name);
}
