import { bitboard, maskOf, neighboursOfSet, setBitboard, writeCells } from './board';
import { LANDING_CELLS, PLACED } from './current-state';
import { reachable } from './jumps';

// The closure of reachable cells: from the men to the goals or, when moves are undone, from the goals to the men. A
// goal that is reached can be jumped from then on. Men that leave count as if they stayed: removing a man never makes
// more cells reachable by jumps.

/** Bytes of a closure: four sets. */
export const CLOSURE_BYTES: usize = 4 * 32;

/** Returns the cells that can be jumped. */
@inline
function jumpableCells(closure: usize): usize {
  return closure;
}

/** Returns the goals that are not reached yet. */
@inline
export function missingGoals(closure: usize): usize {
  return closure + 32;
}

/** Returns the cells that chains of jumps reach. */
@inline
function reachedCells(closure: usize): usize {
  return closure + 64;
}

/** Returns the cells that must not be jumped even if they are reached. */
@inline
function unjumpableCells(closure: usize): usize {
  return closure + 96;
}

/** The classes in which more cells may be reachable, one bit each. */
let changedClasses: i32 = 0;

@inline
function completeClass(closure: usize, k: i32): void {
  if (((changedClasses >> k) & 1) == 0) return;
  changedClasses &= ~(1 << k);
  const unreached = bitboard(missingGoals(closure), k);
  if (unreached == 0) return;
  const cells = reachable(k, jumpableCells(closure), bitboard(LANDING_CELLS, k), ~(<u64>0), bitboard(reachedCells(closure), k));
  setBitboard(reachedCells(closure), k, cells);
  const found = cells & unreached;
  if (found == 0) return;
  setBitboard(missingGoals(closure), k, unreached ^ found);
  const jumpable = found & ~bitboard(unjumpableCells(closure), k);
  if (jumpable == 0) return;
  setBitboard(jumpableCells(closure), k, bitboard(jumpableCells(closure), k) | jumpable);
  changedClasses |= 15 ^ (1 << k);
}

/**
 * Expands the closure until it no longer grows.
 *
 * @returns whether every goal is reached
 */
export function completeClosure(closure: usize): bool {
  changedClasses = 15;
  while (changedClasses != 0) {
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
  const cells = missingGoals(closure);
  return (bitboard(cells, 0) | bitboard(cells, 1) | bitboard(cells, 2) | bitboard(cells, 3)) == 0;
}

@inline
function beginClass(closure: usize, k: i32, from: usize, to: usize): void {
  const stepCells = neighboursOfSet(k, from) & bitboard(to, k);
  setBitboard(missingGoals(closure), k, bitboard(to, k) & ~stepCells);
  setBitboard(jumpableCells(closure), k, bitboard(from, k) | bitboard(PLACED, k) | (stepCells & ~bitboard(unjumpableCells(closure), k)));
  setBitboard(reachedCells(closure), k, bitboard(from, k));
}

/**
 * Begins a closure with the cells that a step reaches.
 *
 * @param unjumpable mask of the squares of a list that must not be jumped
 */
@inline
export function beginClosure(closure: usize, from: usize, to: usize, list: i32, unjumpable: u32): void {
  writeCells(list, unjumpable, unjumpableCells(closure));
  beginClass(closure, 0, from, to);
  beginClass(closure, 1, from, to);
  beginClass(closure, 2, from, to);
  beginClass(closure, 3, from, to);
}

/** Begins a closure with the result of another closure that had more unjumpable squares. */
@inline
export function continueClosure(closure: usize, previous: usize, list: i32, unjumpable: u32): void {
  writeCells(list, unjumpable, unjumpableCells(closure));
  for (let k = 0; k < 4; k += 1) {
    const freed = bitboard(unjumpableCells(previous), k) & ~bitboard(unjumpableCells(closure), k);
    const unreached = bitboard(missingGoals(previous), k);
    setBitboard(missingGoals(closure), k, unreached);
    setBitboard(jumpableCells(closure), k, bitboard(jumpableCells(previous), k) | (freed & ~unreached));
    setBitboard(reachedCells(closure), k, bitboard(reachedCells(previous), k));
  }
}

/** Returns the mask of the squares of a list that are not reached. */
@inline
export function missingMask(closure: usize, list: i32): u32 {
  let mask: u32 = 0;
  for (let k = 0; k < 4; k += 1) mask |= maskOf(list, k, bitboard(missingGoals(closure), k));
  return mask;
}
