/** The levels of play, from the weakest to the strongest. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export type Level = (typeof LEVELS)[number];

/** The level that plays as well as the engine can within the limits. */
export const STRONGEST_LEVEL = 10;

/** The levels that deliberately play below the strength of the engine. */
export type LimitedLevel = Exclude<Level, typeof STRONGEST_LEVEL>;

/** Returns whether a number is a level. */
export function isLevel(value: number): value is Level {
  return (LEVELS as readonly number[]).includes(value);
}
