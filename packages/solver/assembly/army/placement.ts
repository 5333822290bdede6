// A placement of the army's men, 80 bytes:
//
//  0  the set of their cells
// 32  the hashes of the set and of its images under the three symmetries (64 bits each)
// 64  the cost, lower is better (32 bits)
// 68  men in each of the four parity classes (8 bits each)
// 72  men inside the target (8 bits)
// 73  men without a counterpart under the half turn, and under the cross mirror (8 bits each)
// 76  the cell of the marked man, or NO_CELL (16 bits)

import { zobristKey } from './cell-set';
import { AXIS_MIRROR, CROSS_MIRROR, HALF_TURN, imageOf, joinsHalves } from './symmetries';

export const PLACEMENT_BYTES: usize = 80;

/** Returns the key of a man on a cell. A marked man has a separate key. */
@inline
export function manKey(cell: i32, isMarked: bool): u64 {
  return isMarked ? rotl(zobristKey(cell), 17) : zobristKey(cell);
}

@inline
export function hash(placement: usize): u64 {
  return load<u64>(placement, 32);
}

/** Returns the hash of a placement's image. */
@inline
export function imageHash(placement: usize, symmetry: i32): u64 {
  return load<u64>(placement + ((<usize>symmetry) << 3), 40);
}

@inline
export function setHash(placement: usize, value: u64): void {
  store<u64>(placement, value, 32);
}

@inline
export function setImageHash(placement: usize, symmetry: i32, value: u64): void {
  store<u64>(placement + ((<usize>symmetry) << 3), value, 40);
}

/** Returns the change, by exclusive or, in an image's hash when a man moves. */
@inline
export function imageHashChange(symmetry: i32, from: i32, to: i32): u64 {
  return zobristKey(imageOf(symmetry, from)) ^ zobristKey(imageOf(symmetry, to));
}

/**
 * Returns the key of a placement after a move. If the search joins halves, a placement and its image under the axis
 * mirror have the same key.
 */
@inline
export function keyAfter(placement: usize, from: i32, to: i32, isMarked: bool): u64 {
  const ownKey = hash(placement) ^ manKey(from, isMarked) ^ manKey(to, isMarked);
  return joinsHalves() ? min(ownKey, imageHash(placement, AXIS_MIRROR) ^ imageHashChange(AXIS_MIRROR, from, to)) : ownKey;
}

/** Returns the key, after a move, of the images under the half turn and the cross mirror. */
@inline
export function crossKeyAfter(placement: usize, from: i32, to: i32): u64 {
  return min(imageHash(placement, HALF_TURN) ^ imageHashChange(HALF_TURN, from, to), imageHash(placement, CROSS_MIRROR) ^ imageHashChange(CROSS_MIRROR, from, to));
}

/** Returns the key of a placement, with the same rule as `keyAfter`. */
@inline
export function keyOf(placement: usize): u64 {
  return joinsHalves() ? min(hash(placement), imageHash(placement, AXIS_MIRROR)) : hash(placement);
}

@inline
export function costOfPlacement(placement: usize): i32 {
  return load<i32>(placement, 64);
}

@inline
export function setPlacementCost(placement: usize, cost: i32): void {
  store<i32>(placement, cost, 64);
}

/** Returns the numbers of men by parity class, 8 bits each. */
@inline
export function classesOf(placement: usize): u32 {
  return load<u32>(placement, 68);
}

@inline
export function setClasses(placement: usize, classes: u32): void {
  store<u32>(placement, classes, 68);
}

/** Returns the number of men inside the target. */
@inline
export function menInTargetOf(placement: usize): i32 {
  return <i32>load<u8>(placement, 72);
}

@inline
export function setMenInTarget(placement: usize, men: i32): void {
  store<u8>(placement, <u8>men, 72);
}

/** Returns the number of men without a counterpart under the half turn or the cross mirror. */
@inline
export function unmatchedOf(placement: usize, symmetry: i32): i32 {
  return <i32>load<u8>(placement + <usize>symmetry, 72);
}

@inline
export function setUnmatched(placement: usize, symmetry: i32, men: i32): void {
  store<u8>(placement + <usize>symmetry, <u8>men, 72);
}

/** Returns the cell of the marked man, or NO_CELL. */
@inline
export function markedOf(placement: usize): i32 {
  return <i32>load<u16>(placement, 76);
}

@inline
export function setMarked(placement: usize, cell: i32): void {
  store<u16>(placement, <u16>cell, 76);
}
