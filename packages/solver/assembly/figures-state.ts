import { FIGURE, fullMask, mirrored, YARD } from './figures-ground';

// A state: the squares of the yard with a man, a mask in the low half of a word, and those of the figure in the high half. A
// state and its mirror image are one, kept as the lesser of the two words.

@inline
function stateOf(yard: u32, figure: u32): u64 {
  return <u64>yard | (<u64>figure << 32);
}

/** Nobody has moved; everybody has. */
@inline
export function firstState(): u64 {
  return <u64>fullMask;
}

@inline
export function lastState(): u64 {
  return <u64>fullMask << 32;
}

/** The squares of a list with a man. */
@inline
export function menOn(state: u64, list: i32): u32 {
  return list == YARD ? <u32>state : <u32>(state >> 32);
}

/** The state after a man of a list has moved to a square of the other. */
@inline
export function moved(state: u64, list: i32, man: i32, square: i32): u64 {
  const bits = list == YARD ? stateOf(1 << man, 1 << square) : stateOf(1 << square, 1 << man);
  return state ^ bits;
}

/** The one that stands for a state and its mirror image. */
@inline
export function canonical(state: u64): u64 {
  const image = stateOf(mirrored(YARD, <u32>state), mirrored(FIGURE, <u32>(state >> 32)));
  return min(state, image);
}
