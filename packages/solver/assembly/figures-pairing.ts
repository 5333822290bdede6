import { maskOf, neighboursOf, numberOf, placeOf, spread, word } from './figures-ground';
import { reached } from './figures-jumps';
import { clearPairs, comersTo, pairSquare } from './figures-matching';
import { neededBy, needs } from './figures-needs';
import { GOALS, goalsMask, MEN, menMask, OPEN, stepsFrom, STONES } from './figures-standing';

// Whether there is a man for every goal, each with one, if everyone who may ever be crossed can be crossed at any time.

const EVERYWHERE: u64 = ~(<u64>0);

/** Pairs the goals of a class with men: all men beside a component of open cells may come to all its goals. */
@inline
function pairClass(list: i32, k: i32): bool {
  let left = word(GOALS, k);
  while (left != 0) {
    const component = reached(k, STONES, word(OPEN, k), EVERYWHERE, left & (0 - left));
    const hoppers = maskOf(list, k, component & word(MEN, k));
    for (let goals = left & component; goals != 0; goals &= goals - 1) {
      const place = (k << 6) | <i32>ctz(goals);
      const comers = hoppers | stepsFrom(list, k, neighboursOf(place), MEN);
      if (!pairSquare(numberOf(1 - list, place), comers)) return false;
    }
    left &= ~component;
  }
  return true;
}

/** Is there a man for every goal? @param list the list on whose squares the men are */
export function pairs(list: i32): bool {
  clearPairs(menMask);
  return pairClass(list, 0) && pairClass(list, 1) && pairClass(list, 2) && pairClass(list, 3);
}

const BARRED: usize = memory.data(32);
const UNCROSSED: usize = memory.data(32);
const CROSSED: usize = memory.data(32);

/** By man: the goals he may come to, when what must have happened before or after is counted. */
const GOALS_OF: usize = memory.data(32 * 4);

/**
 * The squares of the other list that a square may be paired with, when order is counted. What a goal needs is filled before it
 * is, so that nobody on his way to it can land there; and what needs it is not there yet to be crossed. For men put back it is
 * the same.
 */
@inline
function partnersIn(list: i32, number: i32, k: i32, others: usize): u32 {
  const place = placeOf(list, number);
  spread(list, needs(list, number), BARRED);
  spread(list, neededBy(list, number), UNCROSSED);
  for (let c = 0; c < 4; c += 1) store<u64>(CROSSED + (<usize>c << 3), word(STONES, c) & ~word(UNCROSSED, c));
  const way = reached(k, CROSSED, word(OPEN, k) & ~word(BARRED, k), EVERYWHERE, (<u64>1) << (place & 63));
  return maskOf(1 - list, k, way & word(others, k)) | stepsFrom(1 - list, k, neighboursOf(place), others);
}

function partners(list: i32, number: i32, others: usize): u32 {
  const k = placeOf(list, number) >> 6;
  if (k == 0) return partnersIn(list, number, 0, others);
  if (k == 1) return partnersIn(list, number, 1, others);
  if (k == 2) return partnersIn(list, number, 2, others);
  return partnersIn(list, number, 3, others);
}

/** Is anything to be counted that happens before or after? */
@inline
function hasOrder(list: i32, number: i32): bool {
  return (needs(list, number) | neededBy(list, number)) != 0;
}

/**
 * Is there a man for every goal, each of whom can come in order? The needs of goals, and the pairs, have been found.
 *
 * @param both whether the needs of men have been found too
 */
export function pairsInOrder(list: i32, both: bool): bool {
  for (let men = menMask; men != 0; men &= men - 1) {
    const man = <i32>ctz(men);
    store<u32>(GOALS_OF + (<usize>man << 2), both && hasOrder(list, man) ? partners(list, man, GOALS) : goalsMask);
  }
  clearPairs(menMask);
  for (let goals = goalsMask; goals != 0; goals &= goals - 1) {
    const goal = <i32>ctz(goals);
    let comers = hasOrder(1 - list, goal) ? partners(1 - list, goal, MEN) : comersTo(goal);
    for (let men = comers; men != 0; men &= men - 1) {
      const man = ctz(men);
      if (((load<u32>(GOALS_OF + (<usize>man << 2)) >> goal) & 1) == 0) comers &= ~(1 << man);
    }
    if (!pairSquare(goal, comers)) return false;
  }
  return true;
}
