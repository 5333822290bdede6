// The cost of a placement; lower is better. It is the sum of the costs of the men's cells, a penalty for surplus men of
// a parity class and, in a search for half paths, a penalty for men without a counterpart.

import { CLASS_COUNT, MAX_CELLS } from '../limits';
import { isOccupied } from './board';
import { classesOf, markedOf, unmatchedOf } from './placement';
import { CROSS_MIRROR, HALF_TURN, imageOf } from './symmetries';

/** The cost of a man on each cell, and the cost of the marked man, 32 bits each. */
export const CELL_COSTS: usize = memory.data(4 * MAX_CELLS);
export const MARKED_CELL_COSTS: usize = memory.data(4 * MAX_CELLS);
/** The parity class of each cell. */
export const PARITY_CLASSES: usize = memory.data(MAX_CELLS);
/** 1 for each cell of the target. */
export const TARGET: usize = memory.data(MAX_CELLS);
/** The number of cells of each class in the target that are free for the army. */
export const TARGET_ROOM: usize = memory.data(CLASS_COUNT);
/** The penalty for each man whose class has no room in the target. Such a man has to step. */
let parityPenalty: i32 = 0;
/** The penalty for each man without a counterpart under the better of the two symmetries that lead to the target. */
let unmatchedPenalty: i32 = 0;

export function setPenalties(parity: i32, unmatched: i32): void {
  parityPenalty = parity;
  unmatchedPenalty = unmatched;
}

@inline
export function costOf(cell: i32, isMarked: bool): i32 {
  return load<i32>((isMarked ? MARKED_CELL_COSTS : CELL_COSTS) + (<usize>cell << 2));
}

@inline
export function classOf(cell: i32): i32 {
  return <i32>load<u8>(PARITY_CLASSES + <usize>cell);
}

@inline
export function inTarget(cell: i32): i32 {
  return <i32>load<u8>(TARGET + <usize>cell);
}

@inline
function room(k: i32): u32 {
  return <u32>load<u8>(TARGET_ROOM + <usize>k);
}

@inline
function menIn(classes: u32, k: i32): u32 {
  return (classes >> (k << 3)) & 255;
}

/** Returns the penalty for the surplus men of all parity classes. */
export function parityCost(classes: u32): i32 {
  let surplus = 0;
  for (let k = 0; k < CLASS_COUNT; k += 1) surplus += max(0, <i32>menIn(classes, k) - <i32>room(k));
  return surplus * parityPenalty;
}

/** Returns the numbers of men by class after a move. */
@inline
export function classesAfter(classes: u32, from: i32, to: i32): u32 {
  return classes - (<u32>1 << (classOf(from) << 3)) + (<u32>1 << (classOf(to) << 3));
}

/** Returns the change in the number of men without a counterpart. The men of the placement must be on the board. */
@inline
export function unmatchedChange(symmetry: i32, from: i32, to: i32): i32 {
  const fromImage = imageOf(symmetry, from);
  const toImage = imageOf(symmetry, to);
  let change = 0;
  if (fromImage != from) change += isOccupied(fromImage) ? 1 : -1;
  if (toImage != to) change += toImage != from && isOccupied(toImage) ? -1 : 1;
  return change;
}

/** Returns the penalty for men without a counterpart. */
@inline
export function unmatchedCost(unmatchedByTurn: i32, unmatchedByMirror: i32): i32 {
  return min(unmatchedByTurn, unmatchedByMirror) * unmatchedPenalty;
}

/** Returns the change in cost when a man moves. The men of the placement must be on the board. */
@inline
export function costChange(placement: usize, from: i32, to: i32): i32 {
  const isMarked = from == markedOf(placement);
  let change = costOf(to, isMarked) - costOf(from, isMarked);
  const fromClass = classOf(from);
  const toClass = classOf(to);
  if (fromClass != toClass) {
    const classes = classesOf(placement);
    if (menIn(classes, fromClass) > room(fromClass)) change -= parityPenalty;
    if (menIn(classes, toClass) >= room(toClass)) change += parityPenalty;
  }
  if (unmatchedPenalty != 0) {
    const unmatchedByTurn = unmatchedOf(placement, HALF_TURN);
    const unmatchedByMirror = unmatchedOf(placement, CROSS_MIRROR);
    const after = unmatchedCost(unmatchedByTurn + unmatchedChange(HALF_TURN, from, to), unmatchedByMirror + unmatchedChange(CROSS_MIRROR, from, to));
    change += after - unmatchedCost(unmatchedByTurn, unmatchedByMirror);
  }
  return change;
}
