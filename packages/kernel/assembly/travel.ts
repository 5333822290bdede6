/** What a man of each army costs on each place: 6 x 256 numbers of 32 bits, written by the host. */
export const COSTS: usize = memory.data(6144);

@inline
export function travelCost(army: i32, place: i32): i32 {
  return load<i32>(COSTS + ((<usize>((army << 8) | place)) << 2));
}

/** How much nearer a move (256 x from + to) brings its army. */
@inline
export function gainOf(army: i32, code: i32): i32 {
  return travelCost(army, code >> 8) - travelCost(army, code & 255);
}

/** The most that a step from each place might gain, were the cells around vacant; kept like the costs, written by the host. */
export const STEP_GAINS: usize = memory.data(6144);

@inline
export function stepGainOf(army: i32, place: i32): i32 {
  return load<i32>(STEP_GAINS + ((<usize>((army << 8) | place)) << 2));
}
