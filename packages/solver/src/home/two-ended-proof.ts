import { takeOver } from './knowledge.ts';
import type { Searcher } from './shift.ts';
import { TwoEnded } from './two-ended.ts';

/**
 * Looks for a way of the least length there can be, then of one move more, and so on, from both ends: each length that is ruled
 * out raises the bound, and the first way found is a shortest one.
 *
 * @param memory bytes after which it gives up
 */
export function twoEndedProof(memory: number): Searcher {
  return function* (shift) {
    const { army, clock, known } = shift;
    if (!TwoEnded.supports(army)) return;
    const search = new TwoEnded(army, clock);
    known.bound = Math.max(known.bound, search.leastMoves);
    yield search.listed;
    while (known.moves === null || known.bound < known.moves.length) {
      search.begin(known.bound, memory);
      let end = search.extend(shift.until);
      while (end === 'went-on' || end === 'out-of-time') {
        if (end === 'out-of-time') yield search.listed;
        end = search.extend(shift.until);
      }
      if (end === 'out-of-memory') return;
      if (end === 'met') takeOver(known, search.way());
      else known.bound += 1;
    }
  };
}
