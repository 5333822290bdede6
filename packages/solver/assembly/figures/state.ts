import { CAMP, FIGURE, fullMask, mirrored } from './board';

// A state has the mask of the camp's occupied squares in its low half, and the mask of the figure's occupied squares in
// its high half. A state and its mirror image are equivalent; the smaller number represents both.

@inline
function stateOf(camp: u32, figure: u32): u64 {
  return <u64>camp | (<u64>figure << 32);
}

/** Returns the state before the first move. */
@inline
export function firstState(): u64 {
  return <u64>fullMask;
}

/** Returns the state after the last move. */
@inline
export function lastState(): u64 {
  return <u64>fullMask << 32;
}

/** Returns the mask of the occupied squares of a list. */
@inline
export function menOn(state: u64, list: i32): u32 {
  return list == CAMP ? <u32>state : <u32>(state >> 32);
}

/** Returns the state after a man of a list has moved to a square of the other. */
@inline
export function afterMove(state: u64, list: i32, man: i32, square: i32): u64 {
  const bits = list == CAMP ? stateOf(1 << man, 1 << square) : stateOf(1 << square, 1 << man);
  return state ^ bits;
}

/** Returns the state that represents a state and its mirror image. */
@inline
export function canonical(state: u64): u64 {
  const image = stateOf(mirrored(CAMP, <u32>state), mirrored(FIGURE, <u32>(state >> 32)));
  return min(state, image);
}
