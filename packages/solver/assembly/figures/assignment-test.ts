import { bitboard, bitIndexOf, maskOf, neighboursOf, numberOf, writeCells } from './board';
import { GOALS, goalsMask, JUMPABLE, LANDING_CELLS, MEN, menMask, stepsFrom } from './current-state';
import { neededBy, needs } from './dependencies';
import { reachable } from './jumps';
import { clearMatching, matchSquare, menFor } from './matching';

// Tests whether men can be assigned to goals. The tests assume that every man that can ever be jumped can be jumped
// at any time.

const EVERYWHERE: u64 = ~(<u64>0);

/**
 * Matches the goals of a class with men. Every man in a connected component of cells that can be landed on may
 * reach every goal in it.
 */
@inline
function matchClass(list: i32, k: i32): bool {
  let goalsLeft = bitboard(GOALS, k);
  while (goalsLeft != 0) {
    const component = reachable(k, JUMPABLE, bitboard(LANDING_CELLS, k), EVERYWHERE, goalsLeft & (0 - goalsLeft));
    const hoppers = maskOf(list, k, component & bitboard(MEN, k));
    for (let goals = goalsLeft & component; goals != 0; goals &= goals - 1) {
      const bitIndex = (k << 6) | <i32>ctz(goals);
      const candidates = hoppers | stepsFrom(list, k, neighboursOf(bitIndex), MEN);
      if (!matchSquare(numberOf(1 - list, bitIndex), candidates)) return false;
    }
    goalsLeft &= ~component;
  }
  return true;
}

/**
 * Returns whether a matching covers every goal.
 *
 * @param list list of the squares that the men are on
 */
export function hasMatching(list: i32): bool {
  clearMatching(menMask);
  return matchClass(list, 0) && matchClass(list, 1) && matchClass(list, 2) && matchClass(list, 3);
}

/**
 * Three sets for the current square: the cells on which no man may land, the cells whose men cannot be jumped, and the
 * cells whose men can be jumped.
 */
const NO_LANDING: usize = memory.data(32);
const NOT_JUMPABLE: usize = memory.data(32);
const JUMPABLE_IN_ORDER: usize = memory.data(32);

/** The goals that each man may reach in a valid order. */
const GOALS_OF: usize = memory.data(32 * 4);

/**
 * Returns the squares of the other list that may be matched with a square, given the order of moves. The squares that a
 * goal needs are filled before it, so a man on its way to the goal cannot land on them. The squares that need the goal
 * are filled after it, so they cannot be jumped yet. The same applies to men that are put back.
 *
 * @param otherSquares squares of the other list, as a set
 */
@inline
function partnersInClass(list: i32, number: i32, k: i32, otherSquares: usize): u32 {
  const bitIndex = bitIndexOf(list, number);
  writeCells(list, needs(list, number), NO_LANDING);
  writeCells(list, neededBy(list, number), NOT_JUMPABLE);
  for (let c = 0; c < 4; c += 1) store<u64>(JUMPABLE_IN_ORDER + (<usize>c << 3), bitboard(JUMPABLE, c) & ~bitboard(NOT_JUMPABLE, c));
  const reachableCells = reachable(k, JUMPABLE_IN_ORDER, bitboard(LANDING_CELLS, k) & ~bitboard(NO_LANDING, k), EVERYWHERE, (<u64>1) << (bitIndex & 63));
  return maskOf(1 - list, k, reachableCells & bitboard(otherSquares, k)) | stepsFrom(1 - list, k, neighboursOf(bitIndex), otherSquares);
}

function partners(list: i32, number: i32, otherSquares: usize): u32 {
  const k = bitIndexOf(list, number) >> 6;
  if (k == 0) return partnersInClass(list, number, 0, otherSquares);
  if (k == 1) return partnersInClass(list, number, 1, otherSquares);
  if (k == 2) return partnersInClass(list, number, 2, otherSquares);
  return partnersInClass(list, number, 3, otherSquares);
}

/** Returns whether a square needs another square, or is needed by one. */
@inline
function isConstrained(list: i32, number: i32): bool {
  return (needs(list, number) | neededBy(list, number)) != 0;
}

/**
 * Returns whether a matching covers every goal, given the order of moves. `findNeeds` must have run for the goals, and
 * `hasMatching` must have found a matching.
 *
 * @param hasNeedsOfMen whether `findNeeds` has run for the men too
 */
export function hasOrderedMatching(list: i32, hasNeedsOfMen: bool): bool {
  for (let men = menMask; men != 0; men &= men - 1) {
    const man = <i32>ctz(men);
    store<u32>(GOALS_OF + (<usize>man << 2), hasNeedsOfMen && isConstrained(list, man) ? partners(list, man, GOALS) : goalsMask);
  }
  clearMatching(menMask);
  for (let goals = goalsMask; goals != 0; goals &= goals - 1) {
    const goal = <i32>ctz(goals);
    let candidates = isConstrained(1 - list, goal) ? partners(1 - list, goal, MEN) : menFor(goal);
    for (let men = candidates; men != 0; men &= men - 1) {
      const man = ctz(men);
      if (((load<u32>(GOALS_OF + (<usize>man << 2)) >> goal) & 1) == 0) candidates &= ~(1 << man);
    }
    if (!matchSquare(goal, candidates)) return false;
  }
  return true;
}
