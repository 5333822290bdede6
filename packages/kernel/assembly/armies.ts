import { base } from './base';
import { ARMY_FIELD_COUNT, MAX_ARMIES } from './limits';

// The relations between the armies of a search. The host writes four 32-bit fields for each army: the army
// that plays next, the side (0 or 1), the travel cost of the army when all its men are home, and the army of
// its marked men or 0. Marked men have different travel costs, so they form a separate army, which moves in
// the turns of the army to which they belong.

const ARMY_BYTES: usize = 4 * ARMY_FIELD_COUNT;
export const ARMIES: usize = base + memory.data(4 * ARMY_FIELD_COUNT * MAX_ARMIES);

/** Returns the army that plays after `army` if no army is skipped. */
@inline
export function nextArmy(army: i32): i32 {
  return load<i32>(ARMIES + <usize>army * ARMY_BYTES);
}

/** Returns the side of an army. A score that is good for one side is bad for the other. */
@inline
export function sideOf(army: i32): i32 {
  return load<i32>(ARMIES + <usize>army * ARMY_BYTES, 4);
}

/**
 * Returns the travel cost of an army that is home. No other placement has this cost, so an army with this cost is home.
 */
@inline
export function homeCostOf(army: i32): i32 {
  return load<i32>(ARMIES + <usize>army * ARMY_BYTES, 8);
}

/** Returns the army of an army's marked men, or 0 if it has none. */
@inline
export function markedArmyOf(army: i32): i32 {
  return load<i32>(ARMIES + <usize>army * ARMY_BYTES, 12);
}
