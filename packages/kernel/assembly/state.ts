import { armies, MAX_ARMIES, menOf, toggle, word } from './board';
import { followerOf, homeCostOf, sideOf } from './game';
import { prepareWords, wordOf, wordOfTurn } from './random';
import { prepareTravel, travelCost } from './travel';

// The position of a search: what the men cost each army and each side, and the word it is known by in the table.

const COSTS: usize = memory.data(4 * 6);
const SIDE_COSTS: usize = memory.data(8);
/** What each side costs when all its armies are home; out of reach for a side that cannot end the game. */
export const SIDE_HOME_COSTS: usize = memory.data(8);
let hash: u64 = 0;

/** The travel cost of an army's men, all together. */
@inline
export function costOf(army: i32): i32 {
  return load<i32>(COSTS + ((<usize>army) << 2));
}

/** Is the army home? */
@inline
export function isHome(army: i32): bool {
  return costOf(army) == homeCostOf(army);
}

/** The travel cost of a side's armies, all together. */
@inline
export function sideCostOf(side: i32): i32 {
  return load<i32>(SIDE_COSTS + ((<usize>side) << 2));
}

/** Is the whole side home? */
@inline
export function isSideHome(side: i32): bool {
  return sideCostOf(side) == sideHomeCostOf(side);
}

@inline
export function sideHomeCostOf(side: i32): i32 {
  return load<i32>(SIDE_HOME_COSTS + ((<usize>side) << 2));
}

/** Whose turn comes after an army's: the next that is not home. */
@inline
export function nextOf(army: i32): i32 {
  let next = followerOf(army);
  if (armies > 2) {
    while (next != army && isHome(next)) next = followerOf(next);
  }
  return next;
}

/** The word of the position with that army to move. */
@inline
export function hashOf(army: i32): u64 {
  return hash ^ wordOfTurn(army);
}

/**
 * Works out costs and word from the men the host has written.
 *
 * @param salt sets this search's entries in the table apart from those of searches that valued positions otherwise
 */
export function settle(salt: u32): void {
  prepareWords();
  prepareTravel();
  hash = (<u64>salt) * 0x9e3779b97f4a7c15;
  store<u64>(SIDE_COSTS, 0);
  for (let army = 0; army < MAX_ARMIES; army += 1) {
    let cost = 0;
    for (let k = 0; k < 4; k += 1) {
      for (let men = word(menOf(army), k); men != 0; men &= men - 1) {
        const place = (k << 6) | <i32>ctz(men);
        cost += travelCost(army, place);
        hash ^= wordOf(army, place);
      }
    }
    store<i32>(COSTS + ((<usize>army) << 2), cost);
    const at = SIDE_COSTS + ((<usize>sideOf(army)) << 2);
    store<i32>(at, load<i32>(at) + cost);
  }
}

/** Moves a man of an army; the same with from and to exchanged takes it back. */
export function shift(army: i32, from: i32, to: i32): void {
  toggle(army, from);
  toggle(army, to);
  const change = travelCost(army, to) - travelCost(army, from);
  const at = COSTS + ((<usize>army) << 2);
  store<i32>(at, load<i32>(at) + change);
  const ofSide = SIDE_COSTS + ((<usize>sideOf(army)) << 2);
  store<i32>(ofSide, load<i32>(ofSide) + change);
  hash ^= wordOf(army, from) ^ wordOf(army, to);
}
