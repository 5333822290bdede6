import type { Level } from '@halma/engine';
import type { Seat } from '@halma/rules';

/** How strong the computer plays. The engine's own list is not used: it lives in the worker, and the page loads without it. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const satisfies readonly Level[];

/** The level that is offered first. */
export const USUAL_LEVEL: Level = 4;

/** Who moves the men of a seat: a person, or the computer at a level. */
export type Player = 'person' | Level;

/** By seat. */
export type Players = ReadonlyMap<Seat, Player>;

/** How games were saved before there were levels: the computer, and the computer with all it could do. */
const OLD_WORDS: ReadonlyMap<unknown, Level> = new Map([
  ['computer', 3],
  ['strong', 10],
]);

/** The player that was saved; undefined for anything that is none. */
export function readPlayer(saved: unknown): Player | undefined {
  if (saved === 'person') return saved;
  return LEVELS.find((level) => level === saved) ?? OLD_WORDS.get(saved);
}
