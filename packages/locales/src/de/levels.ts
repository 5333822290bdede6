import type { Level } from '@halma/engine';

/** The names of the computer's levels. */
const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  1: 'Anfänger',
  2: 'Leicht',
  3: 'Hobbyspieler',
  4: 'Mittel',
  5: 'Geübt',
  6: 'Fortgeschritten',
  7: 'Stark',
  8: 'Experte',
  9: 'Meister',
  10: 'Stärkste',
};

/** Returns the number and the name of a level: `4 · Mittel`. */
export function formatLevel(level: Level): string {
  return `${level} · ${LEVEL_NAMES[level]}`;
}
