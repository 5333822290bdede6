import type { Position } from './position.ts';

/**
 * The positions of a game so far, as a search tree over their hashes that shares its branches with the tree before it: a
 * position is looked up, and another one added, in steps that grow with the logarithm of the game.
 */
export interface PastPositions {
  readonly position: Position;
  readonly lower: PastPositions | null;
  readonly higher: PastPositions | null;
}

/** The same positions with one more; it takes the place of an equal one. */
export function withPast(past: PastPositions | null, position: Position): PastPositions {
  if (past === null) return { position, lower: null, higher: null };
  if (isSamePosition(past.position, position)) return { ...past, position };
  return position.hash < past.position.hash
    ? { ...past, lower: withPast(past.lower, position) }
    : { ...past, higher: withPast(past.higher, position) };
}

/**
 * How often a position has occurred in its game, itself included. Positions are the same when men and marks, the seat to
 * move, the hands, the evacuated yards and the demand are; the number of the turn and the finished seats do not count.
 */
export function countOccurrences(position: Position): number {
  let past = position.past;
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
    one.demand === other.demand &&
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
