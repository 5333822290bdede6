import { MAX_SQUARES } from '../limits';
import { beginClosure, CLOSURE_BYTES, completeClosure, continueClosure, missingMask } from './closure';

// Dependencies among squares. A goal that is unreachable unless a man on another goal is jumped can only be filled
// after that goal. When moves are undone, a man that is unreachable unless another man is jumped is put back after that
// man, and so leaves before it.

/** For each list and square: the mask of the squares it needs, and of those that need it. */
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
 * Finds which squares of a list need which other squares. All of them must be reachable from a set.
 *
 * @param from the set
 * @param to the squares as a set
 * @param squares the squares as a mask
 * @returns whether any square needs another
 */
export function findNeeds(from: usize, to: usize, list: i32, squares: u32): bool {
  memory.fill(entry(NEEDS, list, 0), 0, <usize>MAX_SQUARES << 2);
  memory.fill(entry(NEEDED_BY, list, 0), 0, <usize>MAX_SQUARES << 2);
  beginClosure(CLOSURES, from, to, list, squares);
  return !completeClosure(CLOSURES) && bisectNeeds(CLOSURES, list, squares);
}

/**
 * Makes one half of the unjumpable squares jumpable, then the other half instead. If every goal is reached, no goal
 * needs the squares that are still unjumpable.
 */
function bisectNeeds(closure: usize, list: i32, unjumpable: u32): bool {
  if ((unjumpable & (unjumpable - 1)) == 0) {
    recordNeeds(list, <i32>ctz(unjumpable), missingMask(closure, list));
    return true;
  }
  const next = closure + CLOSURE_BYTES;
  const half = lowerHalf(unjumpable);
  continueClosure(next, closure, list, half);
  const lowerHasNeeds = !completeClosure(next) && bisectNeeds(next, list, half);
  continueClosure(next, closure, list, unjumpable ^ half);
  const upperHasNeeds = !completeClosure(next) && bisectNeeds(next, list, unjumpable ^ half);
  return lowerHasNeeds || upperHasNeeds;
}

@inline
function lowerHalf(unjumpable: u32): u32 {
  let upperHalf = unjumpable;
  for (let count = popcnt(unjumpable) >> 1; count != 0; count -= 1) upperHalf &= upperHalf - 1;
  return unjumpable ^ upperHalf;
}

@inline
function recordNeeds(list: i32, square: i32, mask: u32): void {
  store<u32>(entry(NEEDED_BY, list, square), mask);
  for (; mask != 0; mask &= mask - 1) {
    const address = entry(NEEDS, list, <i32>ctz(mask));
    store<u32>(address, load<u32>(address) | (1 << square));
  }
}
