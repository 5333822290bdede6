// How the armies of a search stand to each other, written by the host: who plays next, who plays with whom, and whose moves
// are searched. For each army four numbers of 32 bits: the army that plays after it, its side (0 or 1), whether it is taken to
// play the move that gains most (1) or anything (0), and what it costs when it is home.

export const ARMIES: usize = memory.data(16 * 6);
const SIZE: usize = 16;

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

/** Is the army taken to play, without search, whatever gains most? */
@inline
export function isGreedy(army: i32): bool {
  return load<i32>(ARMIES + <usize>army * SIZE, 8) != 0;
}

/** The travel cost at which an army is home. Other placements cost more, so it tells the end of its game. */
@inline
export function homeCostOf(army: i32): i32 {
  return load<i32>(ARMIES + <usize>army * SIZE, 12);
}
