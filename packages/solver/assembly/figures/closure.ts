import { bitboard, maskOf, neighboursOfSet, setBitboard, writeCells } from './board';
import { LANDABLE, PLACED } from './current-state';
import { reachable } from './jumps';

// The closure of reachable cells: from the men to the goals or, with moves undone, from the goals to the men. Every cell
// reached can be crossed from then on. Men that leave count as if they stayed, since fewer men to cross never make more cells
// reachable.

/** Bytes of a closure: four sets. */
export const CLOSURE_BYTES: usize = 4 * 32;

/** Returns the cells that can be crossed. */
@inline
function crossed(closure: usize): usize {
  return closure;
}

/** Returns the goals that are not reached yet. */
@inline
export function missing(closure: usize): usize {
  return closure + 32;
}

/** Returns the cells that chains of jumps reach. */
@inline
function region(closure: usize): usize {
  return closure + 64;
}

/** Returns the cells that must not be crossed even if they are reached. */
@inline
function uncrossableCells(closure: usize): usize {
  return closure + 96;
}

/** The classes in which more may be reachable, a bit each. */
let changed: i32 = 0;

@inline
function completeClass(closure: usize, k: i32): void {
  if (((changed >> k) & 1) == 0) return;
  changed &= ~(1 << k);
  const need = bitboard(missing(closure), k);
  if (need == 0) return;
  const cells = reachable(k, crossed(closure), bitboard(LANDABLE, k), ~(<u64>0), bitboard(region(closure), k));
  setBitboard(region(closure), k, cells);
  const found = cells & need;
  if (found == 0) return;
  setBitboard(missing(closure), k, need ^ found);
  const crossable = found & ~bitboard(uncrossableCells(closure), k);
  if (crossable == 0) return;
  setBitboard(crossed(closure), k, bitboard(crossed(closure), k) | crossable);
  changed |= 15 ^ (1 << k);
}

/** Expands the closure to its end. @returns whether every goal is reached */
export function completeClosure(closure: usize): bool {
  changed = 15;
  while (changed != 0) {
    completeClass(closure, 0);
    completeClass(closure, 1);
    completeClass(closure, 2);
    completeClass(closure, 3);
  }
  return isClosed(closure);
}

/** Returns whether every goal is reached. */
@inline
function isClosed(closure: usize): bool {
  const cells = missing(closure);
  return (bitboard(cells, 0) | bitboard(cells, 1) | bitboard(cells, 2) | bitboard(cells, 3)) == 0;
}

@inline
function beginClass(closure: usize, k: i32, from: usize, to: usize): void {
  const stepCells = neighboursOfSet(k, from) & bitboard(to, k);
  setBitboard(missing(closure), k, bitboard(to, k) & ~stepCells);
  setBitboard(crossed(closure), k, bitboard(from, k) | bitboard(PLACED, k) | (stepCells & ~bitboard(uncrossableCells(closure), k)));
  setBitboard(region(closure), k, bitboard(from, k));
}

/**
 * Begins a closure with the cells that a step reaches.
 *
 * @param uncrossable mask of the squares of a list that must not be crossed
 */
@inline
export function beginClosure(closure: usize, from: usize, to: usize, list: i32, uncrossable: u32): void {
  writeCells(list, uncrossable, uncrossableCells(closure));
  beginClass(closure, 0, from, to);
  beginClass(closure, 1, from, to);
  beginClass(closure, 2, from, to);
  beginClass(closure, 3, from, to);
}

/** Begins a closure from another one with more uncrossable squares. */
@inline
export function continueClosure(closure: usize, before: usize, list: i32, uncrossable: u32): void {
  writeCells(list, uncrossable, uncrossableCells(closure));
  for (let k = 0; k < 4; k += 1) {
    const freed = bitboard(uncrossableCells(before), k) & ~bitboard(uncrossableCells(closure), k);
    const need = bitboard(missing(before), k);
    setBitboard(missing(closure), k, need);
    setBitboard(crossed(closure), k, bitboard(crossed(before), k) | (freed & ~need));
    setBitboard(region(closure), k, bitboard(region(before), k));
  }
}

/** Returns the mask of the squares of a list that are not reached. */
@inline
export function missingMask(closure: usize, list: i32): u32 {
  let mask: u32 = 0;
  for (let k = 0; k < 4; k += 1) mask |= maskOf(list, k, bitboard(missing(closure), k));
  return mask;
}
