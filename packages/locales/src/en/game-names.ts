import { type GameId, isGameId } from '@halma/rules';
import { defineStrings, type Strings } from '../load.ts';

/** The names of the games. */
export interface GameNames {
  readonly titles: Readonly<Record<GameId, string>>;
  /** For the narrow header of a phone, where the full title is too long. */
  readonly short: Readonly<Partial<Record<GameId, string>>>;
}

const english: GameNames = {
  titles: {
    'halma-2': 'Halma for two',
    'halma-4': 'Halma for four',
    'eckha-2': 'Eckha for two',
    'eckha-4': 'Eckha for four',
    'grasshopper-8': 'Grasshopper 8 × 8',
    'grasshopper-10': 'Grasshopper 10 × 10',
    'star-2': 'Chinese checkers for two',
    'star-3': 'Chinese checkers for three',
    'star-4': 'Chinese checkers for four',
    'star-6': 'Chinese checkers for six',
    star15: 'Chinese checkers for two, fifteen men',
    'rhombus-9': 'Rhombus 9 × 9',
    'rhombus-7': 'Rhombus 7 × 7',
    'rhombus-6': 'Rhombus 6 × 6',
    'rhombus-5': 'Rhombus 5 × 5',
    'rhombus-7-three': 'Rhombus 7 × 7, three men',
    'rhombus-5-three': 'Rhombus 5 × 5, three men',
    marked: 'Marked Halma',
    color: 'Color Halma',
    'top-secret': 'Top Secret',
    cetro: 'Cetro',
    'cetro-reconstruction': 'Cetro (reconstruction)',
  },
  short: {
    'star-2': 'Chinese checkers, 2',
    'star-3': 'Chinese checkers, 3',
    'star-4': 'Chinese checkers, 4',
    'star-6': 'Chinese checkers, 6',
    star15: 'Chinese checkers, 15',
    'rhombus-7-three': '7 × 7, three men',
    'rhombus-5-three': '5 × 5, three men',
  },
};

export const gameNames: Strings<GameNames> = defineStrings('game-names', english);

/** Returns the title of a game, or the id if this version does not know the game. */
export function gameTitle(id: string): string {
  return isGameId(id) ? gameNames().titles[id] : id;
}
