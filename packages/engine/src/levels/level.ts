/** The levels of play, from a beginner's to the strongest. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export type Level = (typeof LEVELS)[number];

/** The level that uses all the engine can find within its limits. */
export const STRONGEST_LEVEL = 10;

/** The levels that overlook something. */
export type LimitedLevel = Exclude<Level, typeof STRONGEST_LEVEL>;

/** Is the number that of a level? */
export function isLevel(value: number): value is Level {
  return (LEVELS as readonly number[]).includes(value);
}
