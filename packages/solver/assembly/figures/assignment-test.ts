import { bitboard, bitIndexOf, maskOf, neighboursOf, numberOf, writeCells } from './board';
import { CROSSABLE, GOALS, goalsMask, LANDABLE, MEN, menMask, stepsFrom } from './current-state';
import { neededBy, needs } from './dependencies';
import { reachable } from './jumps';
import { clearMatching, matchSquare, menFor } from './matching';

// Tests for a matching of men and goals on the assumption that every man that can ever be crossed can be crossed at any time.

const EVERYWHERE: u64 = ~(<u64>0);

/** Matches the goals of a class with men. All men in a connected component of landable cells may reach all its goals. */
@inline
function matchClass(list: i32, k: i32): bool {
  let left = bitboard(GOALS, k);
  while (left != 0) {
    const component = reachable(k, CROSSABLE, bitboard(LANDABLE, k), EVERYWHERE, left & (0 - left));
    const hoppers = maskOf(list, k, component & bitboard(MEN, k));
    for (let goals = left & component; goals != 0; goals &= goals - 1) {
      const bitIndex = (k << 6) | <i32>ctz(goals);
      const candidates = hoppers | stepsFrom(list, k, neighboursOf(bitIndex), MEN);
      if (!matchSquare(numberOf(1 - list, bitIndex), candidates)) return false;
    }
    left &= ~component;
  }
  return true;
}

/** Returns whether a matching covers every goal. @param list the list on whose squares the men stand */
export function hasMatching(list: i32): bool {
  clearMatching(menMask);
  return matchClass(list, 0) && matchClass(list, 1) && matchClass(list, 2) && matchClass(list, 3);
}

const BARRED: usize = memory.data(32);
const UNCROSSED: usize = memory.data(32);
const CROSSED: usize = memory.data(32);

/** By man: the goals that the man may reach if order counts. */
const GOALS_OF: usize = memory.data(32 * 4);

/**
 * Returns the squares of the other list that may be matched with a square if order counts. All squares that a goal needs are
 * filled before it, so a man on its way to the goal cannot land there; and squares that need the goal are not yet filled and
 * cannot be crossed. The same applies to men that are put back.
 */
@inline
function partnersIn(list: i32, number: i32, k: i32, others: usize): u32 {
  const bitIndex = bitIndexOf(list, number);
  writeCells(list, needs(list, number), BARRED);
  writeCells(list, neededBy(list, number), UNCROSSED);
  for (let c = 0; c < 4; c += 1) store<u64>(CROSSED + (<usize>c << 3), bitboard(CROSSABLE, c) & ~bitboard(UNCROSSED, c));
  const way = reachable(k, CROSSED, bitboard(LANDABLE, k) & ~bitboard(BARRED, k), EVERYWHERE, (<u64>1) << (bitIndex & 63));
  return maskOf(1 - list, k, way & bitboard(others, k)) | stepsFrom(1 - list, k, neighboursOf(bitIndex), others);
}

function partners(list: i32, number: i32, others: usize): u32 {
  const k = bitIndexOf(list, number) >> 6;
  if (k == 0) return partnersIn(list, number, 0, others);
  if (k == 1) return partnersIn(list, number, 1, others);
  if (k == 2) return partnersIn(list, number, 2, others);
  return partnersIn(list, number, 3, others);
}

/** Returns whether any order constrains the square. */
@inline
function hasOrder(list: i32, number: i32): bool {
  return (needs(list, number) | neededBy(list, number)) != 0;
}

/**
 * Returns whether a matching in order covers every goal. The needs of the goals and the matching without order are known.
 *
 * @param both whether the needs of the men are known too
 */
export function hasOrderedMatching(list: i32, both: bool): bool {
  for (let men = menMask; men != 0; men &= men - 1) {
    const man = <i32>ctz(men);
    store<u32>(GOALS_OF + (<usize>man << 2), both && hasOrder(list, man) ? partners(list, man, GOALS) : goalsMask);
  }
  clearMatching(menMask);
  for (let goals = goalsMask; goals != 0; goals &= goals - 1) {
    const goal = <i32>ctz(goals);
    let candidates = hasOrder(1 - list, goal) ? partners(1 - list, goal, MEN) : menFor(goal);
    for (let men = candidates; men != 0; men &= men - 1) {
      const man = ctz(men);
      if (((load<u32>(GOALS_OF + (<usize>man << 2)) >> goal) & 1) == 0) candidates &= ~(1 << man);
    }
    if (!matchSquare(goal, candidates)) return false;
  }
  return true;
}
