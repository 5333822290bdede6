// Makes placements: the first one from the cells that the host writes, all others from their parents and a move.

import { MAX_CELLS } from '../limits';
import { isOccupied, occupy } from './board';
import { toggleCell, zobristKey } from './cell-set';
import { boardCell, setMen } from './men';
import {
  classesOf,
  hash,
  imageHash,
  imageHashChange,
  manKey,
  markedOf,
  menInTargetOf,
  PLACEMENT_BYTES,
  setClasses,
  setHash,
  setImageHash,
  setMarked,
  setMenInTarget,
  setPlacementCost,
  setUnmatched,
  unmatchedOf,
} from './placement';
import { classesAfter, classOf, costOf, inTarget, parityCost, unmatchedChange, unmatchedCost } from './placement-cost';
import { AXIS_MIRROR, CROSS_MIRROR, HALF_TURN, imageOf, joinsHalves } from './symmetries';

/** The cells of the army at the start, 8 bits each; written by the host. */
export const ARMY_CELLS: usize = memory.data(MAX_CELLS);

/**
 * Makes a placement from the first `men` cells in ARMY_CELLS.
 *
 * @param marked cell of the marked man, or NO_CELL
 */
export function makeStart(placement: usize, men: i32, marked: i32): void {
  memory.fill(placement, 0, PLACEMENT_BYTES);
  let cost = 0;
  let classes: u32 = 0;
  let menInTarget = 0;
  for (let index = 0; index < men; index += 1) {
    const cell = <i32>load<u8>(ARMY_CELLS + <usize>index);
    toggleCell(placement, cell);
    occupy(boardCell(cell));
    cost += costOf(cell, cell == marked);
    setHash(placement, hash(placement) ^ manKey(cell, cell == marked));
    for (let symmetry = AXIS_MIRROR; symmetry <= CROSS_MIRROR; symmetry += 1) {
      setImageHash(placement, symmetry, imageHash(placement, symmetry) ^ zobristKey(imageOf(symmetry, cell)));
    }
    classes += <u32>1 << (classOf(cell) << 3);
    menInTarget += inTarget(cell);
  }
  for (let symmetry = HALF_TURN; symmetry <= CROSS_MIRROR; symmetry += 1) {
    let unmatched = 0;
    for (let index = 0; index < men; index += 1) {
      if (!isOccupied(imageOf(symmetry, <i32>load<u8>(ARMY_CELLS + <usize>index)))) unmatched += 1;
    }
    setUnmatched(placement, symmetry, unmatched);
  }
  setMen(placement, false);
  setPlacementCost(placement, cost + parityCost(classes) + unmatchedCost(unmatchedOf(placement, HALF_TURN), unmatchedOf(placement, CROSS_MIRROR)));
  setClasses(placement, classes);
  setMenInTarget(placement, menInTarget);
  setMarked(placement, marked);
}

/** Writes the placement after a move, without its cost. */
@inline
export function makeChild(child: usize, parent: usize, move: i32): void {
  const from = move >> 8;
  const to = move & 255;
  const isMarked = from == markedOf(parent);
  memory.copy(child, parent, PLACEMENT_BYTES);
  toggleCell(child, from);
  toggleCell(child, to);
  setHash(child, hash(parent) ^ manKey(from, isMarked) ^ manKey(to, isMarked));
  setClasses(child, classesAfter(classesOf(parent), from, to));
  setMenInTarget(child, menInTargetOf(parent) + inTarget(to) - inTarget(from));
  if (isMarked) setMarked(child, to);
  if (!joinsHalves()) return;
  for (let symmetry = AXIS_MIRROR; symmetry <= CROSS_MIRROR; symmetry += 1) {
    setImageHash(child, symmetry, imageHash(parent, symmetry) ^ imageHashChange(symmetry, from, to));
  }
  setMen(parent, true);
  for (let symmetry = HALF_TURN; symmetry <= CROSS_MIRROR; symmetry += 1) {
    setUnmatched(child, symmetry, unmatchedOf(parent, symmetry) + unmatchedChange(symmetry, from, to));
  }
  setMen(parent, false);
}
