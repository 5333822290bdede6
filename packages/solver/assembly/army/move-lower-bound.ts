// A lower bound on the moves from one placement to another. A man needs no move to its own cell, one to an adjacent
// cell or to a cell of its parity class, and two to any other, since a hop never leaves the class and a step leads to
// an adjacent cell. The bound is the minimum sum over all matchings of men with cells. A man on a cell of the other
// placement is matched with it: these costs satisfy the triangle inequality, so moving that man never reduces the sum.
//
// The other placement is at one of the two ends of a search: the start, or the target.

import { MAX_CELLS, MAX_MATCHED_CELLS } from '../limits';
import { copySet, SET_BYTES, wordAt } from './cell-set';

/** The placement of each end. */
const END_PLACEMENTS: usize = memory.data(2 * 32);
/**
 * For each end and each cell of the board: a bit for each cell of the end's placement, in order, that is one move away.
 * Written by the host.
 */
export const ONE_MOVE_AWAY: usize = memory.data(2 * 4 * MAX_CELLS);
/** For each end and cell, its index in the placement. */
const CELL_INDICES: usize = memory.data(2 * MAX_CELLS);
/** For each cell index during matching: the cells that the man paired with it can reach. */
const PAIRED_REACH: usize = memory.data(4 * MAX_MATCHED_CELLS);

/** Returns the placement of an end. */
@inline
export function endPlacement(end: i32): usize {
  return END_PLACEMENTS + <usize>end * SET_BYTES;
}

/** Sets the placement of an end. The host then writes ONE_MOVE_AWAY, with the bits in the order of its cells. */
export function setEndPlacement(end: i32, set: usize): void {
  copySet(endPlacement(end), set);
  let index: u8 = 0;
  for (let w = 0; w < 4; w += 1) {
    for (let cells = wordAt(set, w); cells != 0; cells &= cells - 1) {
      store<u8>(CELL_INDICES + <usize>((end << 8) | (w << 6) | <i32>ctz(cells)), index);
      index += 1;
    }
  }
}

@inline
function oneMoveAway(end: i32, cell: i32): u32 {
  return load<u32>(ONE_MOVE_AWAY + (<usize>((end << 8) | cell) << 2));
}

/**
 * Bits for the cells of the end placement: cells without a man, cells tried for the current man, and paired
 * cells.
 */
let unfilledCells: u32 = 0;
let triedCells: u32 = 0;
let pairedCells: u32 = 0;

/**
 * Pairs a man with a cell along an augmenting path.
 *
 * @param reach cells that the man can reach, one bit each
 * @returns whether there is a path
 */
function pairMan(reach: u32): bool {
  let wanted = reach & unfilledCells & ~triedCells;
  const free = wanted & ~pairedCells;
  if (free != 0) {
    const index = <i32>ctz(free);
    pairedCells |= 1 << index;
    store<u32>(PAIRED_REACH + (<usize>index << 2), reach);
    return true;
  }
  triedCells |= wanted;
  for (; wanted != 0; wanted &= wanted - 1) {
    const index = <i32>ctz(wanted);
    if (!pairMan(load<u32>(PAIRED_REACH + (<usize>index << 2)))) continue;
    store<u32>(PAIRED_REACH + (<usize>index << 2), reach);
    return true;
  }
  return false;
}

/**
 * Returns the lower bound on the moves between a placement and the placement at an end. If it exceeds `limit`, the
 * result may be any number above the limit.
 */
export function moveLowerBound(end: i32, set: usize, limit: i32): i32 {
  const endSet = endPlacement(end);
  let bound = 0;
  unfilledCells = 0;
  for (let w = 0; w < 4; w += 1) {
    bound += <i32>popcnt(wordAt(set, w) & ~wordAt(endSet, w));
    for (let cells = wordAt(endSet, w) & ~wordAt(set, w); cells != 0; cells &= cells - 1) {
      unfilledCells |= 1 << <i32>load<u8>(CELL_INDICES + <usize>((end << 8) | (w << 6) | <i32>ctz(cells)));
    }
  }
  pairedCells = 0;
  for (let w = 0; w < 4 && bound <= limit; w += 1) {
    for (let men = wordAt(set, w) & ~wordAt(endSet, w); men != 0 && bound <= limit; men &= men - 1) {
      triedCells = 0;
      if (!pairMan(oneMoveAway(end, (w << 6) | <i32>ctz(men)))) bound += 1;
    }
  }
  return bound;
}
