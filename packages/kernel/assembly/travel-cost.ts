import { base } from './base';
import { cellsAbove, LEVELS_BYTES, minimumOf, prepareLevels } from './cost-levels';
import { BIT_COUNT, MAX_ARMIES } from './limits';

/** The travel cost of a man of each army on each cell, 32 bits each. Written by the host. */
export const TRAVEL_COSTS: usize = base + memory.data(4 * BIT_COUNT * MAX_ARMIES);

@inline
export function travelCost(army: i32, bitIndex: i32): i32 {
  return load<i32>(TRAVEL_COSTS + ((<usize>((army << 8) | bitIndex)) << 2));
}

/** Returns the gain of a move: the amount by which it lowers the travel cost of its army. */
@inline
export function gainOf(army: i32, move: i32): i32 {
  return travelCost(army, move >> 8) - travelCost(army, move & 255);
}

/**
 * The largest gain of a step from each cell if all neighbours are vacant. Laid out like the costs and written by the
 * host.
 */
export const STEP_GAINS: usize = base + memory.data(4 * BIT_COUNT * MAX_ARMIES);

@inline
export function stepGainOf(army: i32, bitIndex: i32): i32 {
  return load<i32>(STEP_GAINS + ((<usize>((army << 8) | bitIndex)) << 2));
}

/** The cells by travel cost, and by the largest gain of a step. */
export const COST_LEVELS: usize = base + memory.data(LEVELS_BYTES);
const STEP_GAIN_LEVELS: usize = base + memory.data(LEVELS_BYTES);

/** Computes both tables of levels from the costs and gains that the host has written. */
export function prepareTravelCosts(): void {
  prepareLevels(COST_LEVELS, TRAVEL_COSTS);
  prepareLevels(STEP_GAIN_LEVELS, STEP_GAINS);
}

/** Returns the men of class k whose hops may gain more than `gain`. */
@inline
export function menWithHopGain(men: u64, army: i32, k: i32, gain: i32): u64 {
  return men & cellsAbove(COST_LEVELS, army, k, gain + minimumOf(COST_LEVELS, army, k));
}

/** Returns the men of class k whose steps may gain more than `gain`. */
@inline
export function menWithStepGain(men: u64, army: i32, k: i32, gain: i32): u64 {
  return men & cellsAbove(STEP_GAIN_LEVELS, army, k, gain);
}
