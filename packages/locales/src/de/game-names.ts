import type { GameNames } from '../en/game-names.ts';

/** The names of the games in German. */
export const strings: GameNames = {
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
    'rhombus-9': 'Raute 9 × 9',
    'rhombus-7': 'Raute 7 × 7',
    'rhombus-6': 'Raute 6 × 6',
    'rhombus-5': 'Raute 5 × 5',
    'rhombus-7-three': 'Raute 7 × 7, drei Steine',
    'rhombus-5-three': 'Raute 5 × 5, drei Steine',
    marked: 'Treff-Halma',
    color: 'Farb-Halma',
    'top-secret': 'Top Secret',
    cetro: 'Cetro',
    'cetro-reconstruction': 'Cetro (Rekonstruktion)',
  },
  short: {
    'star-2': 'Sternhalma, 2',
    'star-3': 'Sternhalma, 3',
    'star-4': 'Sternhalma, 4',
    'star-6': 'Sternhalma, 6',
    star15: 'Sternhalma, 15',
    'rhombus-7-three': '7 × 7, drei Steine',
    'rhombus-5-three': '5 × 5, drei Steine',
  },
};
