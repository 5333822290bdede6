import type { Level } from '@halma/engine';
import { decline, give, type Reply } from '../faults.ts';

/** The level of the computer unless another is asked for. */
export const USUAL_LEVEL: Level = 5;

/** Written out again here, because the engine is loaded only when something is searched. */
const LEVELS: Readonly<Record<Level, true>> = {
  1: true,
  2: true,
  3: true,
  4: true,
  5: true,
  6: true,
  7: true,
  8: true,
  9: true,
  10: true,
};

/** Is this the number of a level? */
export function isLevel(value: number): value is Level {
  return Object.hasOwn(LEVELS, value);
}

/** The level that is asked for; declines any number that is none. */
export function requestedLevel(value: number): Reply<Level> {
  return isLevel(value)
    ? give(value)
    : decline('bad-request', `--level expects a whole number from 1 to ${Object.keys(LEVELS).length}.`);
}
