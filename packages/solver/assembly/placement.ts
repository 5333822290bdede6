// Where the men of the army stand: a set of cells with what a search knows of it, 80 bytes.
//
//  0  the set of their cells
// 32  the words of the set and of its images under the three symmetries (64 bits each)
// 64  its worth, the less the better (32 bits)
// 68  men in each of the four parity classes (8 bits each)
// 72  men inside the target (8 bits)
// 73  men without a counterpart under the half turn, and under the cross mirror (8 bits each)
// 76  the cell of the marked man, or NOBODY (16 bits)

import { CROSS, isMirrored, mirrorOf, OWN, TURN } from './mirrors';
import { wordOf } from './sets';

export const PLACEMENT_BYTES: usize = 80;

/** Stands for the cell of a man who is not there. */
export const NOBODY: i32 = 256;

/** The word of a man on a cell. */
@inline
export function manWord(cell: i32, isMarked: bool): u64 {
  return isMarked ? rotl(wordOf(cell), 17) : wordOf(cell);
}

@inline
export function word(placement: usize): u64 {
  return load<u64>(placement, 32);
}

/** The word of a placement's image. */
@inline
export function imageWord(placement: usize, mirror: i32): u64 {
  return load<u64>(placement + ((<usize>mirror) << 3), 40);
}

@inline
export function setWord(placement: usize, value: u64): void {
  store<u64>(placement, value, 32);
}

@inline
export function setImageWord(placement: usize, mirror: i32, value: u64): void {
  store<u64>(placement + ((<usize>mirror) << 3), value, 40);
}

/** How a man who goes from one cell to another changes the word of an image. */
@inline
export function imageChange(mirror: i32, from: i32, to: i32): u64 {
  return wordOf(mirrorOf(mirror, from)) ^ wordOf(mirrorOf(mirror, to));
}

/** By which a placement is known after a move, before it is made: a placement and its image under the own mirror are one. */
@inline
export function keyAfter(placement: usize, from: i32, to: i32, isMarked: bool): u64 {
  const own = word(placement) ^ manWord(from, isMarked) ^ manWord(to, isMarked);
  return isMirrored() ? min(own, imageWord(placement, OWN) ^ imageChange(OWN, from, to)) : own;
}

/** The key of the images that start from the target instead. */
@inline
export function crossKeyAfter(placement: usize, from: i32, to: i32): u64 {
  return min(imageWord(placement, TURN) ^ imageChange(TURN, from, to), imageWord(placement, CROSS) ^ imageChange(CROSS, from, to));
}

/** By which a placement is known. */
@inline
export function keyOf(placement: usize): u64 {
  return isMirrored() ? min(word(placement), imageWord(placement, OWN)) : word(placement);
}

@inline
export function worthOf(placement: usize): i32 {
  return load<i32>(placement, 64);
}

@inline
export function setWorth(placement: usize, worth: i32): void {
  store<i32>(placement, worth, 64);
}

@inline
export function classesOf(placement: usize): u32 {
  return load<u32>(placement, 68);
}

@inline
export function setClasses(placement: usize, classes: u32): void {
  store<u32>(placement, classes, 68);
}

@inline
export function homeOf(placement: usize): i32 {
  return <i32>load<u8>(placement, 72);
}

@inline
export function setHome(placement: usize, men: i32): void {
  store<u8>(placement, <u8>men, 72);
}

@inline
export function unmatchedOf(placement: usize, mirror: i32): i32 {
  return <i32>load<u8>(placement + <usize>mirror, 72);
}

@inline
export function setUnmatched(placement: usize, mirror: i32, men: i32): void {
  store<u8>(placement + <usize>mirror, <u8>men, 72);
}

@inline
export function markedOf(placement: usize): i32 {
  return <i32>load<u16>(placement, 76);
}

@inline
export function setMarked(placement: usize, cell: i32): void {
  store<u16>(placement, <u16>cell, 76);
}
