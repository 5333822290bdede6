/** What a man of each side costs on each place: 2 x 256 numbers of 32 bits, written by the host. */
export const COSTS: usize = memory.data(2048);

@inline
export function travelCost(side: i32, place: i32): i32 {
  return load<i32>(COSTS + ((<usize>((side << 8) | place)) << 2));
}

/** How much nearer a move (256 x from + to) brings its army. */
@inline
export function gainOf(side: i32, code: i32): i32 {
  return travelCost(side, code >> 8) - travelCost(side, code & 255);
}
