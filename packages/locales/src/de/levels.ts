import type { Level } from '@halma/engine';

/** A word for each level of the computer, 1 to 10. */
const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  1: 'Anfänger',
  2: 'Leicht',
  3: 'Gemütlich',
  4: 'Mittel',
  5: 'Geübt',
  6: 'Fortgeschritten',
  7: 'Stark',
  8: 'Experte',
  9: 'Meister',
  10: 'Stärkste',
};

/** Returns a level as number and word: `4 · Mittel`. */
export function levelName(level: Level): string {
  return `${level} · ${LEVEL_NAMES[level]}`;
}
