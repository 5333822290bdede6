// How the armies of a search stand to each other, written by the host: who plays next, who plays with whom, and who is home. For
// each army three numbers of 32 bits: the army that plays after it, its side (0 or 1), and what it costs when it is home.

export const ARMIES: usize = memory.data(12 * 6);
const SIZE: usize = 12;

/** The army whose turn follows, were nobody skipped. */
@inline
export function followerOf(army: i32): i32 {
  return load<i32>(ARMIES + <usize>army * SIZE);
}

/** The side of an army; every move is good for one side and bad for the other. */
@inline
export function sideOf(army: i32): i32 {
  return load<i32>(ARMIES + <usize>army * SIZE, 4);
}

/** The travel cost at which an army is home. Other placements cost more, so it tells the end of its game. */
@inline
export function homeCostOf(army: i32): i32 {
  return load<i32>(ARMIES + <usize>army * SIZE, 8);
}
