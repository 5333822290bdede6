// Where the men of the army stand: a set of cells with what a search knows of it, 64 bytes.
//
//  0  the set of their cells
// 32  the word by which placements are told apart (64 bits)
// 40  its worth, the less the better (32 bits)
// 44  men in each of the four parity classes (8 bits each)
// 48  men inside the target (8 bits)
// 49  men whose mirror cell is vacant, for each of two mirrors (8 bits each)
// 52  the cell of the marked man, or NOBODY (16 bits)

import { wordOf } from './sets';

export const PLACEMENT_BYTES: usize = 64;

/** Stands for the cell of a man who is not there. */
export const NOBODY: i32 = 256;

/** The word of a man on a cell. */
@inline
export function manWord(cell: i32, isMarked: bool): u64 {
  return isMarked ? rotl(wordOf(cell), 17) : wordOf(cell);
}

@inline
export function hashOf(placement: usize): u64 {
  return load<u64>(placement, 32);
}

@inline
export function worthOf(placement: usize): i32 {
  return load<i32>(placement, 40);
}

@inline
export function classesOf(placement: usize): u32 {
  return load<u32>(placement, 44);
}

@inline
export function homeOf(placement: usize): i32 {
  return <i32>load<u8>(placement, 48);
}

@inline
export function unmatchedOf(placement: usize, mirror: i32): i32 {
  return <i32>load<u8>(placement + 49 + <usize>mirror);
}

@inline
export function markedOf(placement: usize): i32 {
  return <i32>load<u16>(placement, 52);
}
