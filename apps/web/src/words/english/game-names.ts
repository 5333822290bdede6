/** What a game is called, by its id. */
type Names = Readonly<Record<string, string>>;

/** The names of the games. */
export interface GameNames {
  readonly titles: Names;
  /** For the narrow bar of a phone, where the usual one is too long. */
  readonly short: Names;
}

export const GAME_NAMES_ENGLISH: GameNames = {
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
    marked: 'Marked Halma',
    color: 'Color Halma',
    'top-secret': 'Top Secret',
    cetro: 'Cetro',
    'cetro-reconstruction': 'Cetro, our reconstruction',
  },
  short: {
    'star-2': 'Star for two',
    'star-3': 'Star for three',
    'star-4': 'Star for four',
    'star-6': 'Star for six',
    star15: 'Star, fifteen men',
    'cetro-reconstruction': 'Cetro, our guess',
  },
};
