import type { Level } from '@halma/engine';
import type { Seat } from '@halma/rules';

/** The levels of the computer. The page loads without the engine, so it cannot import the engine's list. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const satisfies readonly Level[];

/** The level that is selected by default. */
export const DEFAULT_LEVEL: Level = 4;

/** A seat's player: a person, or the computer at a level. */
export type Player = 'person' | Level;

/** The players by seat. */
export type Players = ReadonlyMap<Seat, Player>;

/** The levels that correspond to the names of computer players in games saved before levels existed. */
const LEVEL_OF_OLD_NAME: ReadonlyMap<unknown, Level> = new Map([
  ['computer', 3],
  ['strong', 10],
]);

/** Reads a saved player. Returns undefined for any other value. */
export function readPlayer(saved: unknown): Player | undefined {
  if (saved === 'person') return saved;
  return LEVELS.find((level) => level === saved) ?? LEVEL_OF_OLD_NAME.get(saved);
}
