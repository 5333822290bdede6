import { leastOf, placesAbove, prepareLevels } from './cost-levels';

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

/** Places by what a man costs there, and by what a step from there might gain. */
export const COST_LEVELS: usize = memory.data(12432);
const STEP_GAIN_LEVELS: usize = memory.data(12432);

/** Sorts the places by costs and gains that the host has written. */
export function prepareTravel(): void {
  prepareLevels(COST_LEVELS, COSTS);
  prepareLevels(STEP_GAIN_LEVELS, STEP_GAINS);
}

/** Of some men of an army, all of class k, those whose hops might gain more than so much. */
@inline
export function mightHop(men: u64, army: i32, k: i32, gain: i32): u64 {
  return men & placesAbove(COST_LEVELS, army, k, gain + leastOf(COST_LEVELS, army, k));
}

/** Of some men of an army, all of class k, those whose steps might gain more than so much. */
@inline
export function mightStep(men: u64, army: i32, k: i32, gain: i32): u64 {
  return men & placesAbove(STEP_GAIN_LEVELS, army, k, gain);
}
