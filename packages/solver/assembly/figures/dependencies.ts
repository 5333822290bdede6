import { MAX_SQUARES } from '../limits';
import { beginClosure, CLOSURE_BYTES, completeClosure, continueClosure, missingMask } from './closure';

// Dependencies among squares. A goal that is unreachable unless another goal is crossed can only be filled after it.
// When moves are undone, a man that is unreachable unless another one is crossed is put back after it, and so leaves
// before it.

/** For each list by square: the mask of the squares it needs, and of those that need it. */
const NEEDS: usize = memory.data(2 * 4 * MAX_SQUARES);
const NEEDED_BY: usize = memory.data(2 * 4 * MAX_SQUARES);

/** A closure for each level of the bisection. */
const CLOSURES: usize = memory.data(6 * 128);

@inline
function entry(table: usize, list: i32, square: i32): usize {
  return table + (<usize>(list * MAX_SQUARES + square) << 2);
}

/** Returns the mask of the squares that a square needs. */
@inline
export function needs(list: i32, square: i32): u32 {
  return load<u32>(entry(NEEDS, list, square));
}

/** Returns the mask of the squares that need a square. */
@inline
export function neededBy(list: i32, square: i32): u32 {
  return load<u32>(entry(NEEDED_BY, list, square));
}

/**
 * Finds which squares of a list need which others. All of them must be reachable from a set.
 *
 * @param from the set
 * @param to the squares as a set
 * @param squares the squares as a mask
 * @returns whether a square needs another one
 */
export function findNeeds(from: usize, to: usize, list: i32, squares: u32): bool {
  memory.fill(entry(NEEDS, list, 0), 0, <usize>MAX_SQUARES << 2);
  memory.fill(entry(NEEDED_BY, list, 0), 0, <usize>MAX_SQUARES << 2);
  beginClosure(CLOSURES, from, to, list, squares);
  return !completeClosure(CLOSURES) && bisectNeeds(CLOSURES, list, squares);
}

/**
 * Makes one half of the uncrossable squares crossable, then the other half instead. If every goal is reached, no goal
 * needs the squares that are still uncrossable.
 */
function bisectNeeds(closure: usize, list: i32, uncrossable: u32): bool {
  if ((uncrossable & (uncrossable - 1)) == 0) {
    recordNeeds(list, <i32>ctz(uncrossable), missingMask(closure, list));
    return true;
  }
  const next = closure + CLOSURE_BYTES;
  const half = lowerHalf(uncrossable);
  continueClosure(next, closure, list, half);
  const lower = !completeClosure(next) && bisectNeeds(next, list, half);
  continueClosure(next, closure, list, uncrossable ^ half);
  const upper = !completeClosure(next) && bisectNeeds(next, list, uncrossable ^ half);
  return lower || upper;
}

@inline
function lowerHalf(uncrossable: u32): u32 {
  let rest = uncrossable;
  for (let count = popcnt(uncrossable) >> 1; count != 0; count -= 1) rest &= rest - 1;
  return uncrossable ^ rest;
}

@inline
function recordNeeds(list: i32, square: i32, mask: u32): void {
  store<u32>(entry(NEEDED_BY, list, square), mask);
  for (; mask != 0; mask &= mask - 1) {
    const at = entry(NEEDS, list, <i32>ctz(mask));
    store<u32>(at, load<u32>(at) | (1 << square));
  }
}
