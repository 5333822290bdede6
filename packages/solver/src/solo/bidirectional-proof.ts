import { MAX_SOLUTION_MOVES } from '../generated/limits.ts';
import { BidirectionalSearch } from './bidirectional-search.ts';
import { isProven, keepIfShorter, type Searcher } from './search-task.ts';

/**
 * Searches from both ends for a solution of the minimum length, then for one that is one move longer, and so
 * on. Each length without a solution raises the lower bound, so the first solution found is a shortest one. If the army
 * cannot come home at all, the search ends as soon as it has reached every placement.
 *
 * @param memoryBytes the memory limit, in bytes
 */
export function bidirectionalProof(memoryBytes: number): Searcher {
  return function* (task) {
    const { army, clock, best } = task;
    if (!BidirectionalSearch.supports(army)) return;
    const search = new BidirectionalSearch(army, clock);
    best.lowerBound = Math.max(best.lowerBound, search.minimumMoves);
    yield search.placementsExpanded;
    while (!isProven(best) && best.lowerBound <= MAX_SOLUTION_MOVES) {
      search.begin(best.lowerBound, memoryBytes);
      let outcome = search.extend(task.deadline);
      while (outcome === 'continued' || outcome === 'timed-out') {
        if (outcome === 'timed-out') yield search.placementsExpanded;
        outcome = search.extend(task.deadline);
      }
      if (outcome === 'out-of-memory' || outcome === 'unsolvable') return;
      if (outcome === 'met') keepIfShorter(best, search.moves());
      else best.lowerBound += 1;
      // A small level never reads the clock.
      if (clock() > task.deadline) yield search.placementsExpanded;
    }
  };
}
