import { begin, close } from './figures-closure';
import { fullMask, YARD } from './figures-ground';
import { findNeeds } from './figures-needs';
import { pairs, pairsInOrder } from './figures-pairing';
import { GOALS, goalsMask, MEN, menMask, setStanding } from './figures-standing';

const CLOSURE: usize = memory.data(128);

/** Can all cells of a set be reached from another? */
@inline
function closes(from: usize, to: usize): bool {
  begin(CLOSURE, from, to, YARD, 0);
  return close(CLOSURE);
}

/**
 * May the men left on squares of a list come to all squares of the other that are not filled? A state that fails one of the
 * tests can be dropped for certain, since each asks for less than the game does:
 *
 * - every goal can be reached over men left, those who stay and goals reached before;
 * - every man left can be put back over goals, those who stay and men put back before;
 * - there is a man for every goal, if all those can be crossed at any time;
 * - there still is when what must happen before something else is counted.
 */
export function isViable(list: i32, men: u32, filled: u32): bool {
  setStanding(list, men, filled);
  if (!closes(MEN, GOALS) || !closes(GOALS, MEN) || !pairs(list)) return false;
  if (findNeeds(MEN, GOALS, 1 - list, goalsMask) && !pairsInOrder(list, false)) return false;
  return !findNeeds(GOALS, MEN, list, menMask) || pairsInOrder(list, true);
}

/** Is there a man of the yard for every square of the figure, if everyone can be crossed at any time? */
export function hasPairing(): bool {
  setStanding(YARD, fullMask, 0);
  return pairs(YARD);
}
