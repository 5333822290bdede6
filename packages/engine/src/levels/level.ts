/** How strong an opponent plays, from one a child beats to the strongest there is. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export type Level = (typeof LEVELS)[number];

/** Everything the engine can do within its limits. */
export const STRONGEST = 10;

/** The levels that do not see everything. */
export type LowerLevel = Exclude<Level, typeof STRONGEST>;

/** Is this the number of a level? */
export function isLevel(value: number): value is Level {
  return (LEVELS as readonly number[]).includes(value);
}
