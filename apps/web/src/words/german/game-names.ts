import type { GameNames } from '../english/game-names.ts';

/** The names of the games in German. */
export const GAME_NAMES_GERMAN: GameNames = {
  titles: {
    'halma-2': 'Halma zu zweit',
    'halma-4': 'Halma zu viert',
    'eckha-2': 'Eckha zu zweit',
    'eckha-4': 'Eckha zu viert',
    'grasshopper-8': 'Grasshopper 8 × 8',
    'grasshopper-10': 'Grasshopper 10 × 10',
    'star-2': 'Sternhalma zu zweit',
    'star-3': 'Sternhalma zu dritt',
    'star-4': 'Sternhalma zu viert',
    'star-6': 'Sternhalma zu sechst',
    star15: 'Sternhalma zu zweit, fünfzehn Steine',
    marked: 'Treff-Halma',
    color: 'Farb-Halma',
    'top-secret': 'Top Secret',
    cetro: 'Cetro',
    'cetro-reconstruction': 'Cetro, unsere Rekonstruktion',
  },
  short: {
    'star-2': 'Stern zu zweit',
    'star-3': 'Stern zu dritt',
    'star-4': 'Stern zu viert',
    'star-6': 'Stern zu sechst',
    star15: 'Stern, fünfzehn',
    'cetro-reconstruction': 'Cetro, Vermutung',
  },
};
