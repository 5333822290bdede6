// A lower bound on the moves from one placement to another: each man needs none where he stands already, one to an adjacent
// cell or one of his parity class, and otherwise two, since a hop never leaves the class and a step goes to an adjacent cell
// only. The least sum over all ways to pair men with cells is what no play can undercut. Men who stand on a cell of the other
// placement may be left there: the three numbers keep the triangle inequality, so no pairing gains by moving them.
//
// A bound is held against one of two fixed placements: the target, or the start of a search.

import { copySet, part, SET_BYTES } from './sets';

const MOST_CELLS: i32 = 32;

/** For each fixed placement: its cells, and by cell of the board a bit for each of them that is one move away. */
const FIXED: usize = memory.data(2 * 32);
const NEAR: usize = memory.data(2 * 256 * 4);
/** Cells of a fixed placement in order; and for each the man who takes it, while men are being paired. */
const NUMBERS: usize = memory.data(2 * 256);
const TAKER: usize = memory.data(32 * 4);

/** For each fixed placement, by cell of the board: bits of its cells one move away, in their order. Written by the host. */
export function nearAddress(): usize {
  return NEAR;
}

/** The fixed placement. */
@inline
export function fixedSet(end: i32): usize {
  return FIXED + <usize>end * SET_BYTES;
}

/** Fixes a placement; NEAR is the host's to write, by the order of its cells. */
export function fix(end: i32, set: usize): void {
  copySet(fixedSet(end), set);
  let number: u8 = 0;
  for (let w = 0; w < 4; w += 1) {
    for (let cells = part(set, w); cells != 0; cells &= cells - 1) {
      store<u8>(NUMBERS + <usize>((end << 8) | (w << 6) | <i32>ctz(cells)), number);
      number += 1;
    }
  }
}

@inline
function near(end: i32, cell: i32): u32 {
  return load<u32>(NEAR + (<usize>((end << 8) | cell) << 2));
}

let open: u32 = 0;
let visited: u32 = 0;
let takenCells: u32 = 0;

/** Finds a man a cell, moving those who have one on if need be. */
function pair(reach: u32): bool {
  let wanted = reach & open & ~visited;
  const free = wanted & ~takenCells;
  if (free != 0) {
    const number = <i32>ctz(free);
    takenCells |= 1 << number;
    store<u32>(TAKER + (<usize>number << 2), reach);
    return true;
  }
  visited |= wanted;
  for (; wanted != 0; wanted &= wanted - 1) {
    const number = <i32>ctz(wanted);
    if (!pair(load<u32>(TAKER + (<usize>number << 2)))) continue;
    store<u32>(TAKER + (<usize>number << 2), reach);
    return true;
  }
  return false;
}

/** The least number of moves between a placement and the fixed one; when it is more than `most`, any number above. */
export function movesBound(end: i32, set: usize, most: i32): i32 {
  const fixed = fixedSet(end);
  let bound = 0;
  open = 0;
  for (let w = 0; w < 4; w += 1) {
    bound += <i32>popcnt(part(set, w) & ~part(fixed, w));
    for (let cells = part(fixed, w) & ~part(set, w); cells != 0; cells &= cells - 1) {
      open |= 1 << <i32>load<u8>(NUMBERS + <usize>((end << 8) | (w << 6) | <i32>ctz(cells)));
    }
  }
  takenCells = 0;
  for (let w = 0; w < 4 && bound <= most; w += 1) {
    for (let men = part(set, w) & ~part(fixed, w); men != 0 && bound <= most; men &= men - 1) {
      visited = 0;
      if (!pair(near(end, (w << 6) | <i32>ctz(men)))) bound += 1;
    }
  }
  return bound;
}
