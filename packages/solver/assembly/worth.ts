// What a placement is worth to a search, the less the better: what each man's cell costs, a charge for men of the wrong parity
// class, and where two half ways are to be joined a charge for men without a counterpart.

import { isTaken } from './ground';
import { CROSS, mirrorOf, TURN } from './mirrors';
import { classesOf, markedOf, unmatchedOf } from './placement';

/** By cell: what a man costs who stands there, 32 bits; and what the marked man costs. */
export const COSTS: usize = memory.data(256 * 4);
export const MARKED_COSTS: usize = memory.data(256 * 4);
/** By cell: its parity class. */
export const CLASSES: usize = memory.data(256);
/** By cell: 1 inside the target. */
export const TARGET: usize = memory.data(256);
/** By class: cells of the target that are free for the army. */
export const ROOM: usize = memory.data(4);
/** What a man more in a class than the target has room for costs: he has to step sooner or later. */
let classCharge: i32 = 0;
/** What a man without a counterpart under the better of the two symmetries that lead to the target costs. */
let mirrorCharge: i32 = 0;

export function setCharges(ofClass: i32, ofMirror: i32): void {
  classCharge = ofClass;
  mirrorCharge = ofMirror;
}

@inline
export function costOf(cell: i32, isMarked: bool): i32 {
  return load<i32>((isMarked ? MARKED_COSTS : COSTS) + (<usize>cell << 2));
}

@inline
export function classOf(cell: i32): i32 {
  return <i32>load<u8>(CLASSES + <usize>cell);
}

@inline
export function inTarget(cell: i32): i32 {
  return <i32>load<u8>(TARGET + <usize>cell);
}

@inline
function room(k: i32): u32 {
  return <u32>load<u8>(ROOM + <usize>k);
}

@inline
function menIn(classes: u32, k: i32): u32 {
  return (classes >> (k << 3)) & 255;
}

/** The charge for men in classes that the target has no room for. */
export function classDebt(classes: u32): i32 {
  let debt = 0;
  for (let k = 0; k < 4; k += 1) debt += max(0, <i32>menIn(classes, k) - <i32>room(k));
  return debt * classCharge;
}

/** Men by class after a man went from one cell to another. */
@inline
export function classesAfter(classes: u32, from: i32, to: i32): u32 {
  return classes - (<u32>1 << (classOf(from) << 3)) + (<u32>1 << (classOf(to) << 3));
}

/** How a move changes the number of men without a counterpart. The placement's men stand on the board. */
@inline
export function unmatchedChange(mirror: i32, from: i32, to: i32): i32 {
  const left = mirrorOf(mirror, from);
  const reached = mirrorOf(mirror, to);
  let change = 0;
  if (left != from) change += isTaken(left) ? 1 : -1;
  if (reached != to) change += reached != from && isTaken(reached) ? -1 : 1;
  return change;
}

/** The charge for men without a counterpart. */
@inline
export function mirrorDebt(one: i32, other: i32): i32 {
  return min(one, other) * mirrorCharge;
}

/** How a move of a placement whose men stand on the board changes its worth. */
@inline
export function worthChange(placement: usize, from: i32, to: i32): i32 {
  const isMarked = from == markedOf(placement);
  let change = costOf(to, isMarked) - costOf(from, isMarked);
  const leaves = classOf(from);
  const enters = classOf(to);
  if (leaves != enters) {
    const classes = classesOf(placement);
    if (menIn(classes, leaves) > room(leaves)) change -= classCharge;
    if (menIn(classes, enters) >= room(enters)) change += classCharge;
  }
  if (mirrorCharge != 0) {
    const turned = unmatchedOf(placement, TURN);
    const crossed = unmatchedOf(placement, CROSS);
    const after = mirrorDebt(turned + unmatchedChange(TURN, from, to), crossed + unmatchedChange(CROSS, from, to));
    change += after - mirrorDebt(turned, crossed);
  }
  return change;
}
