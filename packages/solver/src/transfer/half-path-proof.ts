import type { Army } from '../army/army.ts';
import { cellsByLine, projectionsOf } from '../army/projections.ts';
import type { CrossingSymmetries } from '../army/symmetries.ts';
import { keepIfShorter, type Searcher, type SearchTask } from '../solo/search-task.ts';
import { type HalfPathBound, HalfPathSearch } from './half-path-search.ts';
import { joinHalfPaths } from './join-half-paths.ts';

/** The maximum number of profiles that can be tabulated in reasonable time. */
const MAX_PROFILES = 8_000_000;

/** The maximum number of moves in the tables of gains. */
const MAX_TABULATED_MOVES = 9;

/**
 * Returns whether the army has few enough profiles to tabulate. A profile is a distribution of the men over
 * the board's lines.
 */
export function supportsHalfPathProof(army: Army): boolean {
  const lines = cellsByLine(projectionsOf(army)[0] ?? []).length;
  let profiles = 1;
  for (let line = 1; line < lines; line += 1) profiles = (profiles * (army.cells.length + line)) / line;
  return profiles <= MAX_PROFILES;
}

/**
 * Rules out one length after another with half paths. A path of n moves consists of a half path, and the reversed image
 * of another; the gains of the two add up to the gain of the whole crossing. If no half path of n / 2 moves gains half
 * of that, there is no path of n moves. Otherwise, if one half gains at most g, the other gains at least the rest. The
 * search collects all half paths that gain enough. If no placement at the end of one is the image of another, there is
 * no path of n moves.
 *
 * @param memoryBytes the memory limit, in bytes
 */
export function halfPathProof(symmetries: CrossingSymmetries, memoryBytes: number): Searcher {
  return function* (task) {
    const { army, clock, best } = task;
    const search = new HalfPathSearch(army, symmetries, clock);
    for (let moves = 1; moves <= MAX_TABULATED_MOVES; moves += 1)
      while (!search.tabulateGains(task.deadline)) yield 0;
    const totalGain = totalGainOf(army, symmetries);
    const largestGains: number[] = [0];
    const collect = function* (longer: HalfPathBound, shorter: HalfPathBound): Generator<number, boolean> {
      search.begin(longer, shorter, memoryBytes);
      for (
        let outcome = search.extend(task.deadline);
        outcome !== 'complete';
        outcome = search.extend(task.deadline)
      ) {
        if (outcome === 'out-of-memory') return false;
        if (outcome === 'timed-out') yield search.placementsExpanded;
      }
      return true;
    };
    for (let moves = 2; best.moves === null || best.lowerBound < best.moves.length; moves += 1) {
      const longerMoves = Math.ceil(moves / 2);
      const shorterMoves = moves - longerMoves;
      if (largestGains[longerMoves] === undefined) {
        const bound = { moves: longerMoves, gain: Math.ceil(totalGain / 2) };
        if (!(yield* collect(bound, bound))) return;
        // The search has only looked for gains of at least half of the total, so any smaller gain is possible.
        largestGains[longerMoves] = Math.max(search.largestGain, bound.gain - 1);
      }
      const largestSum = (largestGains[longerMoves] ?? 0) + (largestGains[shorterMoves] ?? 0);
      if (largestSum >= totalGain) {
        const longer = { moves: longerMoves, gain: totalGain - (largestGains[shorterMoves] ?? 0) };
        const shorter = { moves: shorterMoves, gain: totalGain - (largestGains[longerMoves] ?? 0) };
        if (!(yield* collect(longer, shorter))) return;
        if (yield* findJoin(search, task)) {
          keepIfShorter(best, joinHalfPaths(army.cells, ...search.joinedPaths(), symmetries));
          return;
        }
      }
      best.lowerBound = Math.max(best.lowerBound, moves + 1);
    }
  };
}

/**
 * Looks for two half paths that join.
 *
 * @returns whether the search has found two that join
 */
function* findJoin(search: HalfPathSearch, task: SearchTask): Generator<number, boolean> {
  search.beginJoin();
  let outcome = search.join(task.deadline);
  for (; outcome === 'timed-out'; outcome = search.join(task.deadline)) yield search.placementsExpanded;
  return outcome === 'joined';
}

/**
 * Returns the gain of the whole crossing: the number of lines by which all men advance, summed over all projections.
 */
function totalGainOf(army: Army, { halfTurn }: CrossingSymmetries): number {
  const gain = (cell: number): number =>
    projectionsOf(army).reduce(
      (sum, line) => sum + (line[halfTurn[cell] ?? cell] ?? 0) - (line[cell] ?? 0),
      0,
    );
  return army.cells.reduce((sum, cell) => sum + gain(cell), 0);
}
