// Detects the positions in which a game is over, and those that no game can reach. Functions look at the board after a
// move: `first` moves next. With three sides, `second` moves after it; with two, `second` is empty. `last` has just
// moved, or is about to move.
import { sideCount } from './board';
import { includes, intersection, intersects, isEmpty, setIn, singleton, union } from './cell-set';
import { MAX_SIDES, SET_STRIDE } from './limits';

/** The goal of each side, in the order of play from `first`. */
export const GOALS: usize = memory.data(SET_STRIDE * MAX_SIDES, 16);
/**
 * The tip of the goal of each side, and the cells that opponents must all hold to block it; empty if goals
 * cannot be blocked.
 */
export const TIPS: usize = memory.data(SET_STRIDE * MAX_SIDES, 16);
export const ENTRANCES: usize = memory.data(SET_STRIDE * MAX_SIDES, 16);

/** Whether a side wins only when all of its men are in its goal. */
let needsAllMen: bool = false;
/** Whether a man must not leave its goal. */
let staysInGoal: bool = false;
/** Whether a side that has no legal moves passes. */
export let passes: bool = false;

/** Sets the rules that differ between games. */
export function setRules(allMen: bool, stays: bool, pass: bool): void {
  needsAllMen = allMen;
  staysInGoal = stays;
  passes = pass;
}

/** Returns whether a side has won: its goal is full and holds at least one of its men, or holds all of them. */
@inline
function hasWon<T>(side: u32, own: T, men: T): bool {
  const goal = setIn<T>(GOALS, side);
  if (needsAllMen) return includes<T>(own, goal);
  return includes<T>(men, goal) && intersects<T>(own, goal);
}

/** Returns whether the game was over before the move of `last`: the side before it had won. */
export function wasOver<T>(first: T, second: T, last: T): bool {
  const men = union<T>(union<T>(first, second), last);
  return sideCount == 2 ? hasWon<T>(0, first, men) : hasWon<T>(1, second, men);
}

/**
 * Returns whether no game reaches the position before the move of `last`: because `last`, or with three sides the side
 * after it, had won, or because a goal was blocked.
 */
export function wasIllegal<T>(first: T, second: T, last: T): bool {
  const men = union<T>(union<T>(first, second), last);
  if (hasWon<T>(sideCount - 1, last, men)) return true;
  if (sideCount > 2 && hasWon<T>(0, first, men)) return true;
  return isBlocked<T>(first, last, men);
}

/** Returns whether a man of `last` may not move between two cells, because it would leave its goal. */
@inline
export function leavesGoal<T>(from: u32, to: u32): bool {
  if (!staysInGoal) return false;
  const goal = setIn<T>(GOALS, sideCount - 1);
  return intersects<T>(goal, singleton<T>(from)) && !intersects<T>(goal, singleton<T>(to));
}

/** Returns whether the move of `last` that led to the position was illegal. */
export function isIllegalMove<T>(first: T, second: T, last: T): bool {
  const men = union<T>(union<T>(first, second), last);
  if (hasWon<T>(0, first, men)) return true;
  if (sideCount > 2 && hasWon<T>(1, second, men)) return true;
  return isBlocked<T>(first, last, men);
}

/** Returns whether a goal is blocked, which is possible only with two sides. */
function isBlocked<T>(first: T, last: T, men: T): bool {
  const tip = setIn<T>(TIPS, 0);
  if (isEmpty<T>(tip)) return false;
  return (
    (isEmpty<T>(intersection<T>(men, tip)) && includes<T>(last, setIn<T>(ENTRANCES, 0))) ||
    (isEmpty<T>(intersection<T>(men, setIn<T>(TIPS, 1))) && includes<T>(first, setIn<T>(ENTRANCES, 1)))
  );
}
