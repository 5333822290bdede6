import { begin, beginAfter, close, CLOSURE_BYTES, missingMask } from './figures-closure';
import { MOST_SQUARES } from './figures-ground';

// Which squares are needed for which others: a goal that is not reached as long as another is never crossed can only be filled
// after it. Taking moves back, a man who is not reached without another can only be put back after him: he leaves before.

/** For each list, by square: those it needs, and those that need it. */
const NEEDS: usize = memory.data(2 * 32 * 4);
const NEEDED_BY: usize = memory.data(2 * 32 * 4);

/** One closure for each time that the squares are halved. */
const CLOSURES: usize = memory.data(6 * 128);

@inline
function entry(table: usize, list: i32, square: i32): usize {
  return table + (<usize>(list * MOST_SQUARES + square) << 2);
}

/** The squares that a square of a list needs. */
@inline
export function needs(list: i32, square: i32): u32 {
  return load<u32>(entry(NEEDS, list, square));
}

/** The squares that need it. */
@inline
export function neededBy(list: i32, square: i32): u32 {
  return load<u32>(entry(NEEDED_BY, list, square));
}

/**
 * Finds the needs among squares of a list, all of which can be reached from a set.
 *
 * @param to the squares as a set
 * @returns whether there are any
 */
export function findNeeds(from: usize, to: usize, list: i32, squares: u32): bool {
  memory.fill(entry(NEEDS, list, 0), 0, <usize>MOST_SQUARES << 2);
  memory.fill(entry(NEEDED_BY, list, 0), 0, <usize>MOST_SQUARES << 2);
  begin(CLOSURES, from, to, list, squares);
  return !close(CLOSURES) && findAmong(CLOSURES, list, squares);
}

/** Frees half of the squares that are barred, and then the other half; if all is reached nothing needs those still barred. */
function findAmong(closure: usize, list: i32, bar: u32): bool {
  if ((bar & (bar - 1)) == 0) {
    note(list, <i32>ctz(bar), missingMask(closure, list));
    return true;
  }
  const next = closure + CLOSURE_BYTES;
  const half = lowerHalf(bar);
  beginAfter(next, closure, list, half);
  const lower = !close(next) && findAmong(next, list, half);
  beginAfter(next, closure, list, bar ^ half);
  const upper = !close(next) && findAmong(next, list, bar ^ half);
  return lower || upper;
}

@inline
function lowerHalf(bar: u32): u32 {
  let rest = bar;
  for (let count = popcnt(bar) >> 1; count != 0; count -= 1) rest &= rest - 1;
  return bar ^ rest;
}

@inline
function note(list: i32, square: i32, mask: u32): void {
  store<u32>(entry(NEEDED_BY, list, square), mask);
  for (; mask != 0; mask &= mask - 1) {
    const at = entry(NEEDS, list, <i32>ctz(mask));
    store<u32>(at, load<u32>(at) | (1 << square));
  }
}
