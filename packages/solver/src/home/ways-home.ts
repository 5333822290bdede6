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
  /** Placements that were looked at. */
  readonly placements: number;
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
  const looked = searchers.map(() => 0);
  const answer = (): WayHome => wayHome(known, looked);
  yield answer();
  if (menNeeded(army) > army.cells.length) return;
  const shift: Shift = { army, known, clock, until: 0 };
  const turns = searchers.map((searcher) => searcher(shift));
  const resting = new Set<number>();
  while (resting.size < turns.length) {
    for (const [index, turn] of turns.entries()) {
      if (isProven(known)) return;
      if (resting.has(index)) continue;
      shift.until = clock() + TURN;
      const step = turn.next();
      if (step.done === true) resting.add(index);
      else looked[index] = step.value;
      yield answer();
    }
  }
}

function wayHome(known: Knowledge, looked: readonly number[]): WayHome {
  const { moves, bound } = known;
  const placements = looked.reduce((sum, some) => sum + some, 0);
  return { best: moves?.length ?? null, bound, proven: isProven(known), moves: moves ?? [], placements };
}
