import type { Position } from './position.ts';

/**
 * The positions of a game since its last drop or bear-off, as a persistent binary search tree over their hashes. Lookup
 * and insertion take logarithmic time on average.
 */
export interface RepetitionHistory {
  readonly position: Position;
  readonly lower: RepetitionHistory | null;
  readonly higher: RepetitionHistory | null;
}

/** Returns the history with a position added. The position replaces an equal one. */
export function addToHistory(history: RepetitionHistory | null, position: Position): RepetitionHistory {
  if (history === null) return { position, lower: null, higher: null };
  if (isSamePosition(history.position, position)) return { ...history, position };
  return position.hash < history.position.hash
    ? { ...history, lower: addToHistory(history.lower, position) }
    : { ...history, higher: addToHistory(history.higher, position) };
}

/**
 * Returns how often a position has occurred in its game, including itself. Two positions are equal when they have the
 * same men and marks, seat to move, hands, evacuated camps and demand. Plies and finished seats do not matter.
 */
export function countOccurrences(position: Position): number {
  let history = position.repetitionHistory;
  while (history !== null) {
    if (isSamePosition(history.position, position)) return history.position.occurrences + 1;
    history = position.hash < history.position.hash ? history.lower : history.higher;
  }
  return 1;
}

function isSamePosition(a: Position, b: Position): boolean {
  return (
    a.hash === b.hash &&
    a.toMove === b.toMove &&
    a.jumpDemanded === b.jumpDemanded &&
    a.evacuated === b.evacuated &&
    a.dropsLeft === b.dropsLeft &&
    isSameList(a.hands, b.hands) &&
    isSameList(a.men, b.men)
  );
}

function isSameList(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  for (let index = 0; index < a.length; index += 1) if (a[index] !== b[index]) return false;
  return true;
}
