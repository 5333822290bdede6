import type { Position } from './position.ts';

/**
 * The positions of a game so far, as a persistent binary search tree over their hashes: lookup and insertion take time
 * logarithmic in the length of the game.
 */
export interface RepetitionHistory {
  readonly position: Position;
  readonly lower: RepetitionHistory | null;
  readonly higher: RepetitionHistory | null;
}

/** Returns the history with one more position, which replaces an equal one. */
export function addToHistory(past: RepetitionHistory | null, position: Position): RepetitionHistory {
  if (past === null) return { position, lower: null, higher: null };
  if (isSamePosition(past.position, position)) return { ...past, position };
  return position.hash < past.position.hash
    ? { ...past, lower: addToHistory(past.lower, position) }
    : { ...past, higher: addToHistory(past.higher, position) };
}

/**
 * Returns how often a position has occurred in its game, including itself. Positions are equal when men and marks, the
 * seat to move, the hands, the evacuated camps and the demand are; the ply and the finished seats do not matter.
 */
export function countOccurrences(position: Position): number {
  let past = position.repetitionHistory;
  while (past !== null) {
    if (isSamePosition(past.position, position)) return past.position.occurrences + 1;
    past = position.hash < past.position.hash ? past.lower : past.higher;
  }
  return 1;
}

function isSamePosition(one: Position, other: Position): boolean {
  return (
    one.hash === other.hash &&
    one.toMove === other.toMove &&
    one.jumpDemanded === other.jumpDemanded &&
    one.evacuated === other.evacuated &&
    one.dropsLeft === other.dropsLeft &&
    isSameList(one.hands, other.hands) &&
    isSameList(one.men, other.men)
  );
}

function isSameList(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) return false;
  return true;
}
