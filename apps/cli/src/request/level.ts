import type { Level } from '@halma/engine';
import { accept } from '@halma/rules';
import { type CommandResult, refuse } from '../refusal.ts';

/** The default level of the computer. */
export const DEFAULT_LEVEL: Level = 5;

/** A copy of the levels, since importing them from the engine would load the engine for every verb. */
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

/** The levels as words on the command line. */
export const LEVEL_WORDS: readonly string[] = Object.keys(LEVELS);

/** Returns whether a number is a level. */
export function isLevel(value: number): value is Level {
  return Object.hasOwn(LEVELS, value);
}

/** Validates the level of a request. */
export function requestedLevel(value: number): CommandResult<Level> {
  return isLevel(value)
    ? accept(value)
    : refuse('bad-request', `--level expects a whole number from 1 to ${LEVEL_WORDS.length}.`);
}
