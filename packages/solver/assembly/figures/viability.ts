import { hasMatching, hasOrderedMatching } from './assignment-test';
import { CAMP, fullMask } from './board';
import { beginClosure, completeClosure } from './closure';
import { GOALS, goalsMask, MEN, menMask, setCurrentState } from './current-state';
import { findNeeds } from './dependencies';

const CLOSURE: usize = memory.data(128);

/** Returns whether all cells of a set are reachable from another. */
@inline
function reachesAll(from: usize, to: usize): bool {
  beginClosure(CLOSURE, from, to, CAMP, 0);
  return completeClosure(CLOSURE);
}

/**
 * Returns whether a state may lead to a solution. A state that fails one of these tests cannot, since each test is
 * weaker than the game:
 *
 * - every goal is reachable over the men yet to move, filled squares, and goals reached earlier;
 * - every man yet to move can be put back over goals, filled squares, and men put back earlier;
 * - a matching covers every goal if all men can be jumped at any time;
 * - a matching still covers every goal, given the order of moves.
 */
export function isViable(list: i32, men: u32, filled: u32): bool {
  setCurrentState(list, men, filled);
  if (!reachesAll(MEN, GOALS) || !reachesAll(GOALS, MEN) || !hasMatching(list)) return false;
  if (findNeeds(MEN, GOALS, 1 - list, goalsMask) && !hasOrderedMatching(list, false)) return false;
  return !findNeeds(GOALS, MEN, list, menMask) || hasOrderedMatching(list, true);
}

/**
 * Returns whether a matching gives every square of the figure a man of the camp, if all men can be jumped at any time.
 */
export function hasCampMatching(): bool {
  setCurrentState(CAMP, fullMask, 0);
  return hasMatching(CAMP);
}
