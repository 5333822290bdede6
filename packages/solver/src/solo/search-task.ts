import type { NormalMove } from '@halma/rules';
import type { Army } from '../army/army.ts';

/** The best result of all searchers of one problem so far. */
export interface SharedBest {
  /** The shortest solution; null while there is none. */
  moves: readonly NormalMove[] | null;
  /** No solution is shorter than this. */
  lowerBound: number;
}

/** Returns whether the shortest solution is proven. */
export function isProven({ moves, lowerBound }: SharedBest): boolean {
  return moves !== null && moves.length <= lowerBound;
}

/** Replaces the best solution by a shorter one. */
export function keepIfShorter(best: SharedBest, moves: readonly NormalMove[]): void {
  if (best.moves === null || moves.length < best.moves.length) best.moves = moves;
}

/** The task that several searchers share; they work in turn. */
export interface SearchTask {
  readonly army: Army;
  /** The best result of all searchers so far. */
  readonly best: SharedBest;
  /** A clock in milliseconds. */
  readonly clock: () => number;
  /**
   * The end of the current time slice on the clock. A searcher yields then, and continues in its next slice.
   */
  deadline: number;
}

/**
 * A searcher. At the end of each time slice it yields the number of placements expanded since it began. It
 * returns when nothing is left to try.
 */
export type Searcher = (task: SearchTask) => Generator<number, void>;
