import type { NormalMove, Seat } from '@halma/rules';
import { type Army, isHome, requiredMen } from '../army/army.ts';
import { isProven, type Searcher, type SearchTask, type SharedBest } from './search-task.ts';

/**
 * The result of a search for the fewest moves that bring an army home while all other men stay where they are.
 */
export interface SoloResult {
  /** The fewest moves found, or null. */
  readonly fewestMoves: number | null;
  /** No solution is shorter than this. */
  readonly lowerBound: number;
  /** Whether `fewestMoves` is proven to be the minimum. */
  readonly proven: boolean;
  /** The moves of the best solution. */
  readonly moves: readonly NormalMove[];
  /** The number of placements expanded. */
  readonly placementsSearched: number;
}

/** The options of a search for solutions of one army. */
export interface SoloSearchOptions {
  /** Returns the time in milliseconds. */
  readonly clock: () => number;
  /** The seat of the army; the seat to move by default. */
  readonly seat?: Seat;
  /** The memory limit of a proof, in bytes; 600 million by default. */
  readonly memoryBytes?: number;
}

export const DEFAULT_PROOF_MEMORY_BYTES = 600_000_000;

/** The time that a searcher runs before the next one continues. */
const TIME_SLICE_MS = 20;

/**
 * Runs searchers in turn until a shortest solution is proven or all searchers have returned.
 *
 * @returns the result after every time slice, each at least as good as the last
 */
export function* runSoloSearch(
  army: Army,
  clock: () => number,
  searchers: readonly Searcher[],
): Generator<SoloResult> {
  const best: SharedBest = isHome(army) ? { moves: [], lowerBound: 0 } : { moves: null, lowerBound: 1 };
  const placementsSearched = searchers.map(() => 0);
  const result = (): SoloResult => resultOf(best, placementsSearched);
  yield result();
  if (requiredMen(army) > army.cells.length) return;
  const task: SearchTask = { army, best, clock, deadline: 0 };
  const searches = searchers.map((searcher) => searcher(task));
  const finishedSearches = new Set<number>();
  while (finishedSearches.size < searches.length) {
    for (const [index, search] of searches.entries()) {
      if (isProven(best)) return;
      if (finishedSearches.has(index)) continue;
      task.deadline = clock() + TIME_SLICE_MS;
      const step = search.next();
      if (step.done === true) finishedSearches.add(index);
      else placementsSearched[index] = step.value;
      yield result();
    }
  }
}

function resultOf(best: SharedBest, placementsSearched: readonly number[]): SoloResult {
  const { moves, lowerBound } = best;
  const total = placementsSearched.reduce((sum, count) => sum + count, 0);
  return {
    fewestMoves: moves?.length ?? null,
    lowerBound,
    proven: isProven(best),
    moves: moves ?? [],
    placementsSearched: total,
  };
}
