import type { Seat, Walk } from '@halma/rules';
import { type Army, isHome, menNeeded } from '../army/army.ts';
import { isProven, type Knowledge } from './knowledge.ts';
import type { Searcher, Shift } from './shift.ts';

/** What is known of the fewest moves in which an army alone comes home, all others standing still. */
export interface WayHome {
  /** The fewest moves found; null when none has been found. */
  readonly best: number | null;
  /** No way is shorter than this. */
  readonly bound: number;
  /** Is the best the fewest there can be? */
  readonly proven: boolean;
  /** The moves of the best way. */
  readonly moves: readonly Walk[];
}

/** What a search for ways home may use. */
export interface WayLimits {
  /** A clock in milliseconds. */
  readonly clock: () => number;
  /** Whose army; that of the seat to move unless given. */
  readonly seat?: Seat;
  /** Bytes of memory for a proof; 600 million unless given. */
  readonly memory?: number;
}

export const PROOF_MEMORY = 600_000_000;

/** Milliseconds of a searcher's turn. */
const TURN = 20;

/**
 * Lets searchers work in turn until a shortest way is proven or none of them has anything left to try.
 *
 * @returns what is known after every turn, each time at least as much as before
 */
export function* waysHome(
  army: Army,
  clock: () => number,
  searchers: readonly Searcher[],
): Generator<WayHome> {
  const known: Knowledge = isHome(army) ? { moves: [], bound: 0 } : { moves: null, bound: 1 };
  yield wayHome(known);
  if (menNeeded(army) > army.cells.length) return;
  const shift: Shift = { army, known, clock, until: 0 };
  let working = searchers.map((searcher) => searcher(shift));
  while (working.length > 0 && !isProven(known)) {
    for (const searcher of working) {
      if (isProven(known)) return;
      shift.until = clock() + TURN;
      if (searcher.next().done === true) working = working.filter((other) => other !== searcher);
      yield wayHome(known);
    }
  }
}

function wayHome(known: Knowledge): WayHome {
  const { moves, bound } = known;
  return { best: moves?.length ?? null, bound, proven: isProven(known), moves: moves ?? [] };
}
