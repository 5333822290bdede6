import type { Army } from '../army/army.ts';
import type { Knowledge } from './knowledge.ts';

/** What one of several searchers works with; they work in turn. */
export interface Shift {
  readonly army: Army;
  /** What all of them have found out so far. */
  readonly known: Knowledge;
  /** A clock in milliseconds. */
  readonly clock: () => number;
  /** The end of the turn that is running, on the clock. A searcher stops there, and goes on in its next turn. */
  until: number;
}

/**
 * A searcher. At the end of each of its turns it yields how many placements it has looked at since it began, and it returns when
 * there is nothing left for it to try.
 */
export type Searcher = (shift: Shift) => Generator<number, void>;
