import type { NormalMove } from '@halma/rules';
import type { Army } from '../army/army.ts';

/** The best results that all searchers of one problem have found so far. */
export interface SharedBest {
  /** The shortest solution; null if none is found yet. */
  moves: readonly NormalMove[] | null;
  /** No solution is shorter than this. */
  lowerBound: number;
}

/** Returns whether the shortest solution is proven. */
export function isProven({ moves, lowerBound }: SharedBest): boolean {
  return moves !== null && moves.length <= lowerBound;
}

/** Keeps the moves as the best solution if they are shorter than the best one so far. */
export function keepIfShorter(best: SharedBest, moves: readonly NormalMove[]): void {
  if (best.moves === null || moves.length < best.moves.length) best.moves = moves;
}

/** The task that several searchers share. They take turns. */
export interface SearchTask {
  readonly army: Army;
  /** The best result of all searchers so far. */
  readonly best: SharedBest;
  /** Returns the time in milliseconds. */
  readonly clock: () => number;
  /** The time at which the current slice ends. The searcher then yields, and resumes in its next slice. */
  deadline: number;
}

/**
 * A search that improves the shared results. At the end of each time slice it yields the number of placements expanded
 * since it began. It returns when it can find nothing better.
 */
export type Searcher = (task: SearchTask) => Generator<number, void>;
