import type { Level } from '@halma/engine';

/** The names of the computer's levels. */
const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  1: 'Beginner',
  2: 'Easy',
  3: 'Casual',
  4: 'Medium',
  5: 'Skilled',
  6: 'Advanced',
  7: 'Strong',
  8: 'Expert',
  9: 'Master',
  10: 'Strongest',
};

/** Returns the number and the name of a level: `4 · Medium`. */
export function formatLevel(level: Level): string {
  return `${level} · ${LEVEL_NAMES[level]}`;
}
